import NewsModel
import TidingsEngine
import TidingsStore

/// What can be set, by where it holds: this device, the stories, and who may read.
struct SettingsPage {
    let frame: PageFrame
    /// The language chosen on this device, or `nil` where it is the browser's.
    let chosen: InterfaceLanguage?
    let way: GroupingPlan.Way
    let readsTogether: Bool
    /// Whether pictures of entries come through the reader.
    let leadsPictures: Bool
    /// Where the weather and the calendars come from.
    let day: DaySettings
    /// Who is signed in, or `nil` where nobody needs to be.
    let sessions: [BrowserSession]?
    /// The session of this browser.
    let ownSession: Int64?

    private var words: Words { frame.words }
    private var say: SettingsPhrases { phrases.settings }

    var html: HTML {
        frame.page(words(say.title), kind: "adding") {
            tag("div", .class("heading")) { tag("h1") { words(say.title) } }
            section("language", say.language) { languageForm }
            section("stories", say.stories) { storiesForm }
            section("pictures", say.pictures) { picturesForm }
            section("day", phrases.day.title) { day.html(in: frame) }
            section("lists", say.lists) {
                tag("ul") {
                    tag("li") { tag("a", .href("/add")) { words(say.importHint) } }
                    tag("li") {
                        tag("a", .href("/export"), .with("download", "tidings.opml")) {
                            words(phrases.feeds.exportOPML)
                        }
                    }
                }
            }
            section("access", say.access) { access }
            section("apps", say.more) {
                tag("ul") {
                    tag("li") { tag("a", .href("/settings/apps")) { words(say.apps) } }
                    tag("li") { tag("a", .href("/sync")) { words(phrases.shared.sync) } }
                    tag("li") { tag("a", .href("/feeds")) { words(phrases.shared.health) } }
                }
            }
        }
    }

    private func section(
        _ id: String, _ title: Phrase, @HTMLBuilder inside: () -> HTML
    ) -> HTML {
        tag("section", .with("aria-labelledby", id)) {
            tag("h2", .id(id)) { words(title) }
            inside()
        }
    }

    private var languageForm: HTML {
        frame.form(to: "/settings/language", class: "stacked") {
            tag("label", .class("hidden"), .with("for", "choice")) { words(say.language) }
            tag(
                "select", .id("choice"), .name("language"), .with("aria-describedby", "choice-hint")
            ) {
                tag("option", .value(""), .flag("selected", if: chosen == nil)) {
                    words(say.likeBrowser)
                }
                for language in InterfaceLanguage.allCases {
                    tag(
                        "option", .value(language.rawValue), .language(language.tag),
                        .flag("selected", if: chosen == language)
                    ) { language.ownName }
                }
            }
            tag("p", .id("choice-hint"), .class("hint")) { words(say.languageHint) }
            tag("button") { words(say.save) }
        }
    }

    private var picturesForm: HTML {
        frame.form(to: "/settings/pictures", class: "stacked") {
            tag("label", .class("choice")) {
                void(
                    "input", .type("checkbox"), .name("through"), .value("yes"),
                    .with("aria-describedby", "pictures-hint"), .flag("checked", if: leadsPictures))
                tag("span") { words(say.leadPictures) }
            }
            tag("p", .id("pictures-hint"), .class("hint")) { words(say.leadPicturesHint) }
            tag("button") { words(say.save) }
        }
    }

    private var storiesForm: HTML {
        frame.form(to: "/settings/stories", class: "stacked") {
            GroupingFields(words: words, way: way).html
            tag("label", .class("choice")) {
                void(
                    "input", .type("checkbox"), .name("together"), .value("yes"),
                    .flag("checked", if: readsTogether))
                tag("span") { words(say.readTogether) }
            }
            tag("button") { words(say.save) }
        }
    }

    @HTMLBuilder private var access: HTML {
        if let sessions {
            tag("h3") { words(phrases.access.signedIn) }
            tag("ul", .class("devices")) {
                for session in sessions { tag("li") { line(session) } }
            }
            frame.form(to: "/sign-out") { tag("button") { words(phrases.access.signOut) } }
            frame.form(to: "/sign-out-everywhere") {
                tag("button", .class("danger")) { words(phrases.access.signOutEverywhere) }
            }
        } else {
            tag("p") {
                words.html(
                    phrases.access.openHere,
                    ["command": tag("code") { "tidings password set" }])
            }
        }
    }

    private func line(_ session: BrowserSession) -> HTML {
        let name =
            session.browser.isEmpty ? words(phrases.access.unnamedBrowser) : session.browser
        return HTML([
            tag("p", .anyDirection) {
                session.id == ownSession ? words(phrases.access.thisBrowser) + ": " : ""
                name
            },
            tag("p", .class("about")) {
                words.html(
                    phrases.access.since,
                    [
                        "day": HTML(text: words.day(session.created)),
                        "time": words.time(session.lastUsed, now: frame.now),
                    ])
            },
        ])
    }
}
