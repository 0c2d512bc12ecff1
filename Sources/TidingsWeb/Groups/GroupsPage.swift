import NewsModel
import TidingsStore

/// The smart groups and the tags: making, changing, and removing them.
struct GroupsPage {
    let frame: PageFrame
    /// What was just typed and cannot be kept, and why.
    var problem: String?
    var name = ""
    var expression = ""

    private var words: Words { frame.words }
    private var say: GroupsPhrases { phrases.groups }

    var html: HTML {
        frame.page(words(say.title), kind: "adding") {
            tag("div", .class("heading")) { tag("h1") { words(say.title) } }
            if let problem { tag("p", .class("problem"), .with("role", "alert")) { problem } }
            tag("section", .with("aria-labelledby", "new")) {
                tag("h2", .id("new")) { words(say.new) }
                tag("p", .class("lead")) { words(say.lead) }
                frame.form(to: "/groups", class: "stacked", back: "/groups") {
                    fields("new", name: name, expression: expression)
                    tag("button", .class("main")) { words(say.make) }
                }
                help
            }
            if !frame.overview.groups.isEmpty {
                tag("section", .with("aria-labelledby", "all")) {
                    tag("h2", .id("all")) { words(say.groups) }
                    tag("ul", .class("groups")) {
                        for group in frame.overview.groups { tag("li") { row(group) } }
                    }
                }
            }
            tagSection
        }
    }

    @HTMLBuilder private func fields(_ id: String, name: String, expression: String) -> HTML {
        tag("label", .with("for", "\(id)-name")) { words(say.name) }
        void(
            "input", .id("\(id)-name"), .type("text"), .name("name"), .value(name),
            .with("maxlength", "100"), .flag("required"))
        tag("label", .with("for", "\(id)-expression")) { words(say.expression) }
        void(
            "input", .id("\(id)-expression"), .type("text"), .name("expression"),
            .value(expression), .with("maxlength", "900"), .flag("required"),
            .with("aria-describedby", "expression-help"), .with("autocapitalize", "off"),
            .with("spellcheck", "false"))
    }

    private var help: HTML {
        tag("details", .id("expression-help")) {
            tag("summary") { words(say.howTo) }
            tag("dl", .class("facts")) {
                for (example, meaning) in [
                    ("\"sea wall\" storm*", say.helpWords), ("feed:gazette", say.helpFeed),
                    ("folder:\"World news\"", say.helpFolder), ("lang:ja", say.helpLanguage),
                    ("tag:boats", say.helpTag), ("age:7d", say.helpAge),
                    ("is:unread", say.helpState),
                ] {
                    tag("div") {
                        tag("dt") { tag("code") { example } }
                        tag("dd") { words(meaning) }
                    }
                }
            }
        }
    }

    @HTMLBuilder private func row(_ group: SmartGroup) -> HTML {
        let id = GroupName.written(group.id)
        tag("p") {
            tag("a", .href(EntryList(.group(group.id)).path), .anyDirection) { group.name }
            " "
            tag("code") { group.expression.text }
        }
        tag("details") {
            tag("summary", .label(words(say.changeNamed, ["name": group.name]))) {
                words(say.change)
            }
            frame.form(to: "/groups/\(id)", class: "stacked", back: "/groups") {
                fields("g\(id)", name: group.name, expression: group.expression.text)
                tag("button") { words(say.save) }
            }
            frame.form(to: "/groups/\(id)/remove", back: "/groups") {
                tag("button", .class("danger")) { words(say.remove) }
            }
        }
    }

    @HTMLBuilder private var tagSection: HTML {
        if !frame.overview.tags.isEmpty {
            tag("section", .with("aria-labelledby", "tags")) {
                tag("h2", .id("tags")) { words(say.tags) }
                tag("ul", .class("groups")) {
                    for mark in frame.overview.tags {
                        tag("li") {
                            tag("p") {
                                tag("a", .href(EntryList(.tag(mark.id)).path), .anyDirection) {
                                    mark.name
                                }
                            }
                            tag("details") {
                                tag(
                                    "summary",
                                    .label(words(say.changeNamed, ["name": mark.name]))
                                ) { words(say.change) }
                                tagForms(mark)
                            }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private func tagForms(_ mark: EntryTag) -> HTML {
        let id = GroupName.written(mark.id.rawValue)
        frame.form(to: "/tags/\(id)", class: "stacked", back: "/groups") {
            tag("label", .with("for", "t\(id)")) { words(say.name) }
            void(
                "input", .id("t\(id)"), .type("text"), .name("name"), .value(mark.name),
                .with("maxlength", "100"), .flag("required"))
            tag("button") { words(say.save) }
        }
        frame.form(to: "/tags/\(id)/remove", back: "/groups") {
            tag("button", .class("danger")) { words(say.remove) }
        }
    }
}

/// The identifiers of groups and tags as addresses have them.
enum GroupName {
    static func written(_ id: UInt64) -> String { String(id, radix: 16) }

    static func read(_ text: String) -> UInt64? {
        text.utf8.count <= 16 ? UInt64(text, radix: 16) : nil
    }
}

/// The tags on one entry, on its page.
struct EntryTags {
    let frame: PageFrame
    let entry: EntryKey
    let tags: [EntryTag]

    private var words: Words { frame.words }
    private var say: GroupsPhrases { phrases.groups }

    var html: HTML {
        frame.form(to: "/entries/\(entry)/tags", class: "tags") {
            tag("span", .id("tags-label")) { words(say.tags) }
            tag("ul", .with("aria-labelledby", "tags-label")) {
                for mark in tags {
                    tag("li") {
                        tag("a", .href(EntryList(.tag(mark.id)).path), .anyDirection) { mark.name }
                        tag(
                            "button", .name("off"), .value(mark.name), .flag("formnovalidate"),
                            .label(words(say.takeOff, ["name": mark.name]))
                        ) { "×" }
                    }
                }
            }
            tag("label", .class("hidden"), .with("for", "new-tag")) { words(say.newTag) }
            void(
                "input", .id("new-tag"), .type("text"), .name("on"), .with("maxlength", "100"),
                .with("list", "all-tags"), .with("placeholder", words(say.newTag)))
            tag("datalist", .id("all-tags")) {
                for mark in frame.overview.tags.prefix(100) {
                    tag("option", .value(mark.name)) { "" }
                }
            }
            tag("button") { words(say.putOn) }
        }
    }
}
