import NewsModel
import TidingsStore

/// The health of every feed: what it last answered, when it is asked next, what is wrong.
struct FeedsPage {
    let frame: PageFrame
    /// Every followed feed, in the person's order.
    let feeds: [FollowedFeed]

    var html: HTML {
        let failing = feeds.filter(isInTrouble)
        return frame.page("Health of feeds", kind: "wide") {
            tag("div", .class("heading")) {
                tag("h1") { "Health of feeds" }
                tag("div", .class("tools")) {
                    frame.form(to: "/refresh") { tag("button") { "Refresh all" } }
                    tag("a", .class("tool"), .href("/export"), .with("download", "tidings.opml")) {
                        "Export OPML"
                    }
                }
            }
            tag("p", .class("lead")) {
                "\(Wording.count(feeds.count, "feed", "feeds")), "
                failing.isEmpty ? "all well." : "\(Wording.number(failing.count)) in trouble."
            }
            if !feeds.isEmpty {
                tag("div", .class("scroll"), .with("tabindex", "0"), .label("Table of feeds")) {
                    table(failing + feeds.filter { !isInTrouble($0) })
                }
            }
        }
    }

    private func isInTrouble(_ feed: FollowedFeed) -> Bool {
        feed.health.failureCount > 0 || feed.health.isGone
    }

    private func table(_ feeds: [FollowedFeed]) -> HTML {
        tag("table") {
            tag("thead") {
                tag("tr") {
                    tag("th", .with("scope", "col")) { "Feed" }
                    tag("th", .with("scope", "col"), .class("extra")) { "Folder" }
                    tag("th", .with("scope", "col")) { "Last answer" }
                    tag("th", .with("scope", "col")) { "Next check" }
                    tag("th", .with("scope", "col"), .class("extra number")) { "Entries" }
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
                        tag("td") { HealthText(frame: frame, feed: feed).lastAnswer }
                        tag("td") { HealthText(frame: frame, feed: feed).nextCheck }
                        tag("td", .class("extra number")) { Wording.number(feed.entryCount) }
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

    @HTMLBuilder var lastAnswer: HTML {
        let health = feed.health
        if let error = health.lastError {
            tag("span", .class("problem")) { error }
            if health.failureCount > 1 {
                " Failed \(Wording.number(health.failureCount)) times in a row."
            }
            if let good = health.lastGood {
                " Last good answer: "
                Wording.time(good, now: frame.now)
                "."
            }
        } else if let time = health.lastFetched {
            health.lastStatus == 304 ? "Nothing new, " : "Well, "
            Wording.time(time, now: frame.now)
            if health.isCut { ". It holds more entries than are read" }
        } else {
            "Not asked yet"
        }
    }

    @HTMLBuilder var nextCheck: HTML {
        if feed.health.isGone {
            "Never: the publisher says it is gone for good"
        } else if feed.health.nextCheck <= frame.now {
            "As soon as its turn comes"
        } else {
            Wording.time(feed.health.nextCheck, now: frame.now)
        }
    }
}

/// Everything about one feed, and what can be done with it.
struct FeedPage {
    let frame: PageFrame
    let feed: FollowedFeed
    let log: [FetchLogLine]

    var html: HTML {
        frame.page(feed.title, kind: "adding") {
            tag("nav", .class("steps"), .label("Around this feed")) {
                tag("a", .href("/feeds")) { "Health of feeds" }
                tag("a", .href(EntryList(.scope(.feed(feed.key))).path)) { "Its entries" }
            }
            tag("div", .class("heading")) {
                tag("h1", .language(feed.language), .anyDirection) {
                    SiteIconPath.image(frame.iconPath(of: feed.key))
                    feed.title
                }
                tag("div", .class("tools")) {
                    frame.form(to: path("refresh")) { tag("button") { "Refresh now" } }
                }
            }
            facts
            tag("section", .with("aria-labelledby", "arrange")) {
                tag("h2", .id("arrange")) { "Arrange" }
                frame.form(to: path("rename"), class: "stacked") {
                    tag("label", .with("for", "title")) { "Your title" }
                    void(
                        "input", .id("title"), .type("text"), .name("title"),
                        .value(feed.customTitle ?? ""), .with("placeholder", feed.ownTitle),
                        .with("maxlength", "200"), .with("aria-describedby", "title-hint"))
                    tag("p", .id("title-hint"), .class("hint")) {
                        "Where it is empty, the feed shows its own."
                    }
                    tag("button") { "Rename" }
                }
                frame.form(to: path("move"), class: "stacked") {
                    FolderField.html(
                        id: "folder", frame: frame, value: feed.folder.description)
                    tag("button") { "Move" }
                }
                removal
            }
            history
        }
    }

    private func path(_ verb: String) -> String { "/feeds/\(feed.key)/\(verb)" }

    private var facts: HTML {
        tag("dl", .class("facts")) {
            fact("Address") {
                tag("a", .href(web: feed.address), .with("rel", "noreferrer noopener")) {
                    feed.address
                }
            }
            if let site = feed.siteAddress {
                fact("Site") {
                    tag("a", .href(web: site), .with("rel", "noreferrer noopener")) { site }
                }
            }
            fact("Last answer") { HealthText(frame: frame, feed: feed).lastAnswer }
            fact("Next check") { HealthText(frame: frame, feed: feed).nextCheck }
            fact("Entries") {
                Wording.number(feed.entryCount) + ", " + Wording.number(feed.unreadCount)
                    + " unread"
            }
            if let moved = feed.health.movedTo {
                fact("Says it moved to") { moved }
            }
        }
    }

    private func fact(_ name: String, @HTMLBuilder value: () -> HTML) -> HTML {
        tag("div") {
            tag("dt") { name }
            tag("dd") { value() }
        }
    }

    private var removal: HTML {
        tag("details") {
            tag("summary") { "Remove…" }
            frame.form(to: path("remove"), class: "stacked", back: "/feeds") {
                tag("p") { "Its entries go with it, except those you saved." }
                tag("button", .class("danger")) { "Remove this feed" }
            }
        }
    }

    @HTMLBuilder private var history: HTML {
        if !log.isEmpty {
            tag("section", .with("aria-labelledby", "history")) {
                tag("h2", .id("history")) { "What was asked" }
                tag("ol", .class("log")) {
                    for line in log {
                        tag("li") {
                            Wording.time(line.time, now: frame.now)
                            ": " + line.outcome
                            if line.newEntryCount > 0 {
                                ", " + Wording.count(line.newEntryCount, "new entry", "new entries")
                            }
                            if !line.detail.isEmpty { ": " + line.detail }
                        }
                    }
                }
            }
        }
    }
}
