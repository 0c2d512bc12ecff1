import NewsModel
import SampleFeeds
import TidingsStore

/// The ways to begin and to follow more: an address, a list, or the built-in set.
struct AddPage {
    let frame: PageFrame
    /// Whether nothing is followed yet, so that this is the first page a person sees.
    let isStart: Bool
    /// What was typed, to be corrected.
    var address = ""
    /// What is wrong with it, one plain sentence.
    var problem: String?
    /// The built-in set.
    let starters: [StarterFeed]

    private var words: Words { frame.words }

    var html: HTML {
        frame.page(
            words(isStart ? phrases.adding.welcome : phrases.shared.addFeeds), kind: "adding"
        ) {
            tag("div", .class("heading")) {
                tag("h1") {
                    words(isStart ? phrases.adding.welcomeToTidings : phrases.shared.addFeeds)
                }
            }
            if isStart {
                tag("p", .class("lead")) { words(phrases.adding.lead) }
            }
            tag("section", .with("aria-labelledby", "add-address")) {
                tag("h2", .id("add-address")) { words(phrases.adding.pasteAddress) }
                addressForm
            }
            tag("section", .with("aria-labelledby", "add-list")) {
                tag("h2", .id("add-list")) { words(phrases.adding.importList) }
                importForm
            }
            if !starters.isEmpty {
                tag("section", .with("aria-labelledby", "add-set")) {
                    tag("h2", .id("add-set")) { words(phrases.adding.starters) }
                    starterForm
                }
            }
        }
    }

    private var addressForm: HTML {
        frame.form(to: "/add", class: "stacked") {
            if let problem {
                tag("p", .id("problem"), .class("problem"), .with("role", "alert")) { problem }
            }
            tag("label", .with("for", "address")) { words(phrases.adding.address) }
            void(
                "input", .id("address"), .type("text"), .name("address"), .value(address),
                .with("inputmode", "url"), .with("autocomplete", "url"),
                .with("autocapitalize", "none"), .with("spellcheck", "false"),
                .with("maxlength", "2000"), .with("placeholder", "example.org"),
                .flag("required"), problem == nil ? nil : .with("aria-invalid", "true"),
                problem == nil ? nil : .with("aria-describedby", "problem"))
            FolderField.html(id: "add-folder", frame: frame, value: "")
            privateChoice(phrases.adding.isPrivate)
            tag("div", .class("tools")) {
                tag("button", .class("main")) { words(phrases.adding.follow) }
                tag("button", .formAction("/preview")) { words(phrases.preview.look) }
            }
        }
    }

    /// Feeds on private networks are asked only where the person says so.
    private func privateChoice(_ text: Phrase) -> HTML {
        tag("label", .class("choice")) {
            void("input", .type("checkbox"), .name("private"), .value("yes"))
            tag("span") { words(text) }
        }
    }

    private var importForm: HTML {
        tag(
            "form", .class("stacked"), .with("method", "post"), .action("/import"),
            .with("enctype", "multipart/form-data")
        ) {
            frame.hidden("token", frame.token)
            frame.hidden("back", "/")
            tag("label", .with("for", "file")) { words(phrases.adding.file) }
            void(
                "input", .id("file"), .type("file"), .name("file"), .flag("required"),
                .with("accept", ".opml,.xml,text/xml,text/x-opml,application/xml"))
            privateChoice(phrases.adding.listIsPrivate)
            tag("button") { words(phrases.adding.importFile) }
            if !frame.feeds.isEmpty {
                tag("p") {
                    words.html(phrases.adding.exportAsOPML, ["link": exportLink])
                }
            }
        }
    }

    private var exportLink: HTML {
        tag("a", .href("/export"), .with("download", "tidings.opml")) {
            words(phrases.adding.export)
        }
    }

    private var starterForm: HTML {
        frame.form(to: "/starter", class: "stacked") {
            tag("div", .class("choices")) {
                for folder in folders(ofOwn: true) { choices(in: folder) }
            }
            tag("details") {
                tag("summary") { words(phrases.preview.language) }
                tag("div", .class("choices")) {
                    for folder in folders(ofOwn: false) { choices(in: folder) }
                }
            }
            tag("button") { words(phrases.adding.followThese) }
        }
    }

    /// The feeds of one folder; to begin with, those in the language of the page are ticked.
    private func choices(in folder: String) -> HTML {
        let pack = starters.filter { $0.folder == folder }
        let language = pack.first?.language
        return tag("fieldset") {
            tag("legend", .language(language)) { folder }
            for starter in pack {
                let isTicked = isStart && starter.language == words.language.rawValue
                tag("label", .class("choice"), .language(language)) {
                    void(
                        "input", .type("checkbox"), .name("feed"), .value(starter.address),
                        .flag("checked", if: isTicked))
                    tag("span", .anyDirection) { starter.title }
                }
            }
        }
    }

    /// The folders of the pack in the language of the page, or of the others.
    private func folders(ofOwn isOwn: Bool) -> [String] {
        starters.reduce(into: []) { folders, starter in
            guard (starter.language == words.language.rawValue) == isOwn else { return }
            if !folders.contains(starter.folder) { folders.append(starter.folder) }
        }
    }
}

/// The field that names a folder, with the known ones to choose from.
enum FolderField {
    static func html(id: String, frame: PageFrame, value: String) -> HTML {
        let folders = Set(frame.feeds.map(\.folder)).filter { $0 != .top }.sorted()
        return HTML([
            tag("label", .with("for", id)) { frame.words(phrases.shared.folder) },
            void(
                "input", .id(id), .type("text"), .name("folder"), .value(value),
                .with("list", id + "-known"), .with("maxlength", "200"),
                .with("aria-describedby", id + "-hint")),
            tag("p", .id(id + "-hint"), .class("hint")) {
                frame.words(phrases.shared.folderHint)
            },
            tag("datalist", .id(id + "-known")) {
                for folder in folders { void("option", .value(folder.description)) }
            },
        ])
    }
}
