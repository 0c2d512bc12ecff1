import NewsModel
import TidingsStore

/// What was asked of whom, what came of it, and why something was left out.
struct ActivityPage {
    /// Which lines of the log are shown.
    enum Choice: String, CaseIterable {
        case all
        case fresh
        case failed
        case skipped

        /// Whether a line belongs to it.
        func takes(_ line: FetchLogLine) -> Bool {
            switch self {
            case .all: true
            case .fresh: line.newEntryCount > 0
            case .failed: line.outcome == "failed"
            case .skipped: line.outcome == "skipped"
            }
        }
    }

    /// The most lines on a page.
    static let limit = 200

    let frame: PageFrame
    let choice: Choice
    let lines: [FetchLogLine]

    private var words: Words { frame.words }

    var html: HTML {
        let say = phrases.activity
        return frame.page(words(say.title), kind: "wide") {
            tag("div", .class("heading")) {
                tag("h1") { words(say.title) }
                tag("div", .class("tools")) {
                    tag("nav", .class("tabs"), .label(words(say.which))) {
                        tab(.all, say.all)
                        tab(.fresh, say.fresh)
                        tab(.failed, say.troubles)
                        tab(.skipped, say.skipped)
                    }
                }
            }
            tag("p", .class("lead")) { words(say.lead) }
            if lines.isEmpty {
                tag("p", .class("nothing")) { words(say.none) }
            } else {
                tag("div", .class("scroll"), .with("tabindex", "0"), .label(words(say.table))) {
                    table
                }
            }
        }
    }

    private func tab(_ choice: Choice, _ name: Phrase) -> HTML {
        let path =
            choice == .all
            ? "/activity" : Parameters().adding("show", choice.rawValue).path("/activity")
        return tag(
            "a", .href(path), choice == self.choice ? .with("aria-current", "true") : nil
        ) { words(name) }
    }

    private var table: HTML {
        let say = phrases.activity
        let titles = frame.feeds.reduce(into: [:]) { $0[$1.key] = $1 }
        return tag("table") {
            tag("thead") {
                tag("tr") {
                    tag("th", .with("scope", "col")) { words(say.time) }
                    tag("th", .with("scope", "col")) { words(phrases.feeds.feed) }
                    tag("th", .with("scope", "col")) { words(say.outcome) }
                    tag("th", .with("scope", "col"), .class("extra number")) { words(say.size) }
                }
            }
            tag("tbody") {
                for line in lines { row(line, titles[line.feed]) }
            }
        }
    }

    private func row(_ line: FetchLogLine, _ feed: FollowedFeed?) -> HTML {
        tag("tr") {
            tag("td") { words.time(line.time, now: frame.now) }
            tag("th", .with("scope", "row")) {
                if let feed {
                    tag(
                        "a", .href("/feeds/\(feed.key)"), .language(feed.language), .anyDirection
                    ) { feed.title }
                } else {
                    words(phrases.activity.unknownFeed)
                }
            }
            tag("td") { outcome(line) }
            tag("td", .class("extra number")) {
                line.bodyBytes > 0 ? words.size(inBytes: line.bodyBytes) : ""
            }
        }
    }

    @HTMLBuilder private func outcome(_ line: FetchLogLine) -> HTML {
        tag("span", line.outcome == "failed" ? .class("problem") : nil) {
            words.told(line.outcome)
            if let status = line.status { " (\(status))" }
        }
        if line.newEntryCount > 0 {
            ", " + words(line.newEntryCount, phrases.shared.newEntries)
        }
        if !line.detail.isEmpty { ": " + words.told(line.detail) }
    }
}
