import NewsModel
import TidingsStore

/// How one feed is fetched, here alone; secrets are taken and never shown.
struct FeedSettingsForm {
    let frame: PageFrame
    let feed: FollowedFeed
    let settings: FeedSettings
    /// What is wrong with what was given, one plain sentence.
    let problem: String?

    private var words: Words { frame.words }
    private let say = phrases.feedSettings

    /// The times between two fetches that are offered, in seconds.
    private static let intervals: [Int64] = [
        900, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400, 172_800, 604_800,
    ]

    init(frame: PageFrame, feed: FollowedFeed, settings: FeedSettings, problem: String?) {
        self.frame = frame
        self.feed = feed
        self.settings = settings
        self.problem = problem
    }

    var html: HTML {
        tag("section", .with("aria-labelledby", "fetching")) {
            tag("h2", .id("fetching")) { words(say.title) }
            tag("p", .class("hint")) { words(say.hint) }
            frame.form(to: "/feeds/\(feed.key)/settings", class: "stacked", back: back) {
                if let problem {
                    tag("p", .id("problem"), .class("problem"), .with("role", "alert")) { problem }
                }
                interval
                field("agent", say.userAgent, settings.userAgent ?? "")
                field("user", say.userName, settings.userName ?? "", autocomplete: "off")
                password
                headers
                choice("private", say.allowPrivate, feed.allowsPrivateNetwork)
                choice("cache", say.ignoreCache, settings.ignoresCache)
                choice("full", say.fullText, settings.wantsFullText)
                if settings.password != nil || !settings.fields.isEmpty {
                    choice("forget", say.forget, false)
                }
                tag("button") { words(say.save) }
            }
        }
    }

    private var back: String { "/feeds/\(feed.key)" }

    private var interval: HTML {
        let chosen = settings.interval?.components.seconds
        let offered = Set(Self.intervals + (chosen.map { [$0] } ?? [])).sorted()
        return HTML([
            tag("label", .with("for", "interval")) { words(say.interval) },
            tag("select", .id("interval"), .name("interval")) {
                tag("option", .value(""), .flag("selected", if: chosen == nil)) {
                    words(say.automatic)
                }
                for seconds in offered {
                    tag(
                        "option", .value(String(seconds)),
                        .flag("selected", if: chosen == seconds)
                    ) { words.duration(inSeconds: seconds) }
                }
            },
        ])
    }

    private func field(
        _ name: String, _ label: Phrase, _ value: String, autocomplete: String? = nil
    ) -> HTML {
        HTML([
            tag("label", .with("for", name)) { words(label) },
            void(
                "input", .id(name), .type("text"), .name(name), .value(value),
                .with("maxlength", "500"), .with("spellcheck", "false"),
                .with("autocapitalize", "none"),
                autocomplete.map { .with("autocomplete", $0) }),
        ])
    }

    private var password: HTML {
        let isKept = settings.password != nil
        return HTML([
            tag("label", .with("for", "password")) { words(say.password) },
            void(
                "input", .id("password"), .type("password"), .name("password"),
                .with("maxlength", "1000"), .with("autocomplete", "new-password"),
                isKept ? .with("aria-describedby", "password-hint") : nil),
            isKept
                ? tag("p", .id("password-hint"), .class("hint")) { words(say.isKept) } : .empty,
        ])
    }

    private var headers: HTML {
        let names = settings.fields.map(\.name)
        return HTML([
            tag("label", .with("for", "headers")) { words(say.headers) },
            tag(
                "textarea", .id("headers"), .name("headers"), .with("rows", "2"),
                .with("maxlength", "20000"), .with("spellcheck", "false"),
                names.isEmpty ? nil : .with("aria-describedby", "headers-hint")
            ) { "" },
            names.isEmpty
                ? .empty
                : tag("p", .id("headers-hint"), .class("hint")) {
                    words(say.headersKept, ["names": words.list(names)])
                },
        ])
    }

    private func choice(_ name: String, _ text: Phrase, _ isOn: Bool) -> HTML {
        tag("label", .class("choice")) {
            void(
                "input", .type("checkbox"), .name(name), .value("yes"), .flag("checked", if: isOn))
            tag("span") { words(text) }
        }
    }
}
