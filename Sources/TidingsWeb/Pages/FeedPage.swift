import NewsModel
import TidingsEngine
import TidingsStore

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
                    SiteIconPath.image(frame.iconPath(of: feed.key))
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
