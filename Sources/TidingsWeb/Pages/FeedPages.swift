import NewsModel
import TidingsEngine
import TidingsStore

/// The health of every feed: what it last answered, when it is asked next, what is wrong.
struct FeedsPage {
    let frame: PageFrame
    /// How each feed is, beyond its last answer.
    let conditions: [FeedKey: FeedCondition]

    private var words: Words { frame.words }

    var html: HTML {
        let failing = frame.feeds.filter { $0.health.failureCount > 0 || $0.health.isGone }
        let noted = frame.feeds.filter { !failing.contains($0) && note(on: $0) != nil }
        return frame.page(words(phrases.shared.health), kind: "wide") {
            tag("div", .class("heading")) {
                tag("h1") { words(phrases.shared.health) }
                tag("div", .class("tools")) {
                    frame.form(to: "/refresh") {
                        tag("button") { words(phrases.feeds.refreshAll) }
                    }
                    tag("a", .class("tool"), .href("/export"), .with("download", "tidings.opml")) {
                        words(phrases.feeds.exportOPML)
                    }
                }
            }
            tag("p", .class("lead")) {
                let feeds = words(frame.feeds.count, phrases.shared.feeds)
                failing.isEmpty
                    ? words(phrases.feeds.allWell, ["feeds": feeds])
                    : words(failing.count, phrases.feeds.inTrouble, ["feeds": feeds])
            }
            if !frame.feeds.isEmpty {
                tag(
                    "div", .class("scroll"), .with("tabindex", "0"),
                    .label(words(phrases.feeds.table))
                ) {
                    table(
                        failing + noted
                            + frame.feeds.filter { !failing.contains($0) && note(on: $0) == nil })
                }
            }
        }
    }

    /// What there is to say of a feed that answers: it rests, is silent, or moves.
    private func note(on feed: FollowedFeed) -> String? {
        guard let condition = conditions[feed.key] else { return nil }
        switch condition.kind {
        case .paused, .silent, .moving: return words.told(condition.sentence)
        case .gone, .failing, .cut, .new, .good: return nil
        }
    }

    private func table(_ feeds: [FollowedFeed]) -> HTML {
        tag("table") {
            tag("thead") {
                tag("tr") {
                    tag("th", .with("scope", "col")) { words(phrases.feeds.feed) }
                    tag("th", .with("scope", "col"), .class("extra")) {
                        words(phrases.shared.folder)
                    }
                    tag("th", .with("scope", "col")) { words(phrases.feeds.lastAnswer) }
                    tag("th", .with("scope", "col")) { words(phrases.feeds.nextCheck) }
                    tag("th", .with("scope", "col"), .class("extra number")) {
                        words(phrases.feeds.entries)
                    }
                }
            }
            tag("tbody") {
                for feed in feeds {
                    tag("tr") {
                        tag("th", .with("scope", "row")) {
                            tag(
                                "a", .href("/feeds/\(feed.key)"), .language(feed.language),
                                .anyDirection
                            ) { feed.title }
                        }
                        tag("td", .class("extra"), .anyDirection) { feed.folder.description }
                        tag("td") {
                            HealthText(frame: frame, feed: feed).lastAnswer
                            if let note = note(on: feed) { tag("p", .class("hint")) { note } }
                        }
                        tag("td") { HealthText(frame: frame, feed: feed).nextCheck }
                        tag("td", .class("extra number")) { words.number(feed.entryCount) }
                    }
                }
            }
        }
    }
}

/// The health of one feed in words.
struct HealthText {
    let frame: PageFrame
    let feed: FollowedFeed

    private var words: Words { frame.words }

    @HTMLBuilder var lastAnswer: HTML {
        let health = feed.health
        if let error = health.lastError {
            tag("span", .class("problem")) { words.told(error) }
            if health.failureCount > 1 {
                " " + words(health.failureCount, phrases.feeds.failedInARow)
            }
            if let good = health.lastGood {
                " "
                words.html(phrases.feeds.lastGood, ["time": words.time(good, now: frame.now)])
            }
        } else if let time = health.lastFetched {
            words.html(
                health.lastStatus == 304 ? phrases.feeds.nothingNew : phrases.feeds.well,
                ["time": words.time(time, now: frame.now)])
            if health.isCut { ". " + words(phrases.feeds.holdsMore) }
        } else {
            words(phrases.feeds.notAsked)
        }
    }

    @HTMLBuilder var nextCheck: HTML {
        if feed.health.isGone {
            words(phrases.feeds.neverGone)
        } else if feed.health.nextCheck <= frame.now {
            words(phrases.feeds.soon)
        } else {
            words.time(feed.health.nextCheck, now: frame.now)
        }
    }
}

/// Everything about one feed, and what can be done with it.
struct FeedPage {
    let frame: PageFrame
    let feed: FollowedFeed
    let log: [FetchLogLine]
    let settings: FeedSettings
    /// What is wrong with the settings that were given, one plain sentence.
    var problem: String?

    private var words: Words { frame.words }

    var html: HTML {
        frame.page(feed.title, kind: "adding") {
            tag("nav", .class("steps"), .label(words(phrases.feeds.around))) {
                tag("a", .href("/feeds")) { words(phrases.shared.health) }
                tag("a", .href(EntryList(.scope(.feed(feed.key))).path)) {
                    words(phrases.feeds.itsEntries)
                }
            }
            tag("div", .class("heading")) {
                tag("h1", .language(feed.language), .anyDirection) {
                    SiteIconPath.image(frame.iconPaths[feed.key])
                    feed.title
                }
                tag("div", .class("tools")) {
                    frame.form(to: path("refresh")) {
                        tag("button") { words(phrases.feeds.refreshNow) }
                    }
                }
            }
            facts
            tag("section", .with("aria-labelledby", "arrange")) {
                tag("h2", .id("arrange")) { words(phrases.feeds.arrange) }
                frame.form(to: path("rename"), class: "stacked") {
                    tag("label", .with("for", "title")) { words(phrases.feeds.yourTitle) }
                    void(
                        "input", .id("title"), .type("text"), .name("title"),
                        .value(feed.customTitle ?? ""), .with("placeholder", feed.ownTitle),
                        .with("maxlength", "200"), .with("aria-describedby", "title-hint"))
                    tag("p", .id("title-hint"), .class("hint")) {
                        words(phrases.feeds.yourTitleHint)
                    }
                    tag("button") { words(phrases.feeds.rename) }
                }
                frame.form(to: path("move"), class: "stacked") {
                    FolderField.html(
                        id: "folder", frame: frame, value: feed.folder.description)
                    tag("button") { words(phrases.feeds.move) }
                }
                removal
            }
            FeedSettingsForm(frame: frame, feed: feed, settings: settings, problem: problem).html
            history
        }
    }

    private func path(_ verb: String) -> String { "/feeds/\(feed.key)/\(verb)" }

    private var facts: HTML {
        tag("dl", .class("facts")) {
            fact(phrases.feed.address) {
                tag("a", .href(web: feed.address), .with("rel", "noreferrer noopener")) {
                    feed.address
                }
            }
            if let site = feed.siteAddress {
                fact(phrases.feed.site) {
                    tag("a", .href(web: site), .with("rel", "noreferrer noopener")) { site }
                }
            }
            fact(phrases.feeds.lastAnswer) { HealthText(frame: frame, feed: feed).lastAnswer }
            fact(phrases.feeds.nextCheck) { HealthText(frame: frame, feed: feed).nextCheck }
            fact(phrases.feeds.entries) {
                words(
                    feed.entryCount, phrases.feed.entriesUnread,
                    ["unread": words.number(feed.unreadCount)])
            }
            if let moved = feed.health.movedTo {
                fact(phrases.feed.movedTo) { moved }
            }
        }
    }

    private func fact(_ name: Phrase, @HTMLBuilder value: () -> HTML) -> HTML {
        tag("div") {
            tag("dt") { words(name) }
            tag("dd") { value() }
        }
    }

    private var removal: HTML {
        tag("details") {
            tag("summary") { words(phrases.feed.remove) }
            frame.form(to: path("remove"), class: "stacked", back: "/feeds") {
                tag("p") { words(phrases.feed.removeHint) }
                tag("button", .class("danger")) { words(phrases.feed.removeThis) }
            }
        }
    }

    @HTMLBuilder private var history: HTML {
        if !log.isEmpty {
            tag("section", .with("aria-labelledby", "history")) {
                tag("h2", .id("history")) { words(phrases.feed.history) }
                tag("ol", .class("log")) {
                    for line in log {
                        tag("li") {
                            words.time(line.time, now: frame.now)
                            ": " + words.told(line.outcome)
                            if line.newEntryCount > 0 {
                                ", " + words(line.newEntryCount, phrases.shared.newEntries)
                            }
                            if !line.detail.isEmpty { ": " + words.told(line.detail) }
                        }
                    }
                }
            }
        }
    }
}
