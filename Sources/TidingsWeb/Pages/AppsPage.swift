import NewsModel
import TidingsStore

/// The passwords of other reader programs, and what to type in each.
struct AppsPage {
    /// A password that was just made, shown this once.
    struct Made {
        var name: String
        var password: String
    }

    let frame: PageFrame
    /// Where programs reach this reader, without a slash at the end.
    let origin: String
    /// Whether that is on this machine alone.
    let isNearby: Bool
    let passwords: [ClientPassword]
    let refusals: ClientRefusals
    var made: Made?
    /// What was typed and is no name that can be given.
    var wrongName: String?

    private var words: Words { frame.words }
    private var say: AppsPhrases { phrases.apps }

    var html: HTML {
        frame.page(words(say.title), kind: "apps") {
            tag("div", .class("heading")) { tag("h1") { words(say.title) } }
            tag("p", .class("lead")) { words(say.lead) }
            tag("section", .with("aria-labelledby", "passwords")) {
                tag("h2", .id("passwords")) { words(say.passwords) }
                newPassword
                if passwords.isEmpty { tag("p") { words(say.none) } }
                tag("ul", .class("devices")) {
                    for password in passwords { tag("li") { item(password) } }
                }
                refused(refusals.count, refusals.last, say.refused)
                refused(refusals.requestCount, refusals.lastRequest, say.refusedRequests)
                form
            }
            tag("section", .with("aria-labelledby", "apps")) {
                tag("h2", .id("apps")) { words(say.whatToType) }
                table
                if isNearby {
                    tag("p") {
                        words.html(
                            say.nearby,
                            ["command": tag("code") { "tidings serve --listen 0.0.0.0:7878" }])
                    }
                }
                tag("p") {
                    words.html(
                        say.stories,
                        ["address": tag("code") { origin + "/" + ClientPath.storiesBase }])
                }
                tag("h3") { "newsboat" }
                tag("pre") { newsboat }
            }
        }
    }

    @HTMLBuilder private var newPassword: HTML {
        if let made {
            tag("div", .class("notice"), .with("role", "status")) {
                tag("p") { words(say.made, ["name": made.name]) }
                tag("p") { tag("code", .id("password")) { made.password } }
            }
        }
    }

    /// How many of something were refused, and when the last was.
    @HTMLBuilder private func refused(
        _ count: Int, _ last: Timestamp?, _ phrase: CountedPhrase
    ) -> HTML {
        if let last {
            tag("p") {
                words(count, phrase)
                ": "
                words.time(last, now: frame.now)
            }
        }
    }

    @HTMLBuilder private func item(_ password: ClientPassword) -> HTML {
        tag("h3") { password.name }
        tag("p", .class("about")) {
            tag("span") {
                if let used = password.lastUsed {
                    words.html(say.lastUsed, ["time": words.time(used, now: frame.now)])
                } else {
                    words(say.neverUsed)
                }
            }
            if let client = password.lastClient, !client.isEmpty {
                tag("span", .anyDirection) { client.printable }
            }
        }
        frame.form(to: "/settings/apps/remove") {
            frame.hidden("name", password.name)
            tag("button", .class("danger")) {
                words(say.takeBack)
                tag("span", .class("hidden")) { " " + password.name }
            }
        }
    }

    private var form: HTML {
        frame.form(to: "/settings/apps/add", class: "stacked") {
            if wrongName != nil {
                tag("p", .id("problem"), .class("problem"), .with("role", "alert")) {
                    words(say.badName)
                }
            }
            tag("label", .with("for", "name")) { words(say.name) }
            void(
                "input", .id("name"), .type("text"), .name("name"), .value(wrongName ?? ""),
                .with("maxlength", "64"), .with("autocapitalize", "none"),
                .with("spellcheck", "false"), .with("autocomplete", "off"), .flag("required"),
                wrongName == nil ? nil : .with("aria-invalid", "true"),
                wrongName == nil ? nil : .with("aria-describedby", "problem"))
            tag("button", .class("main")) { words(say.make) }
        }
    }

    // MARK: What to type

    /// Each program, the kind of account to choose there, and the path of the address.
    private static let apps = [
        ("NetNewsWire", "FreshRSS", "/api/greader.php"),
        ("Reeder Classic", "FreshRSS", "/api/greader.php"),
        ("Unread", "Fever", "/fever/"),
        ("Read You", "FreshRSS", "/api/greader.php"),
        ("FluentReader", "Fever API", "/fever/"),
        ("RSS Guard", "FreshRSS (Google Reader API)", ""),
        ("newsboat", "Miniflux", ""),
        ("Liferea", "Google Reader API", ""),
    ]

    private var table: HTML {
        tag("table", .class("room")) {
            tag("thead") {
                tag("tr") {
                    for name in [say.app, say.account, say.address] {
                        tag("th", .with("scope", "col")) { words(name) }
                    }
                }
            }
            tag("tbody") {
                for (app, account, path) in Self.apps {
                    tag("tr") {
                        tag("th", .with("scope", "row")) { app }
                        tag("td") { account }
                        tag("td") { tag("code") { origin + path } }
                    }
                }
            }
        }
    }

    private var newsboat: String {
        let name = made?.name ?? passwords.first?.name ?? "newsboat"
        return """
            urls-source "miniflux"
            miniflux-url "\(origin)"
            miniflux-login "\(name)"
            miniflux-password "\(made?.password ?? "…")"
            """
    }
}
