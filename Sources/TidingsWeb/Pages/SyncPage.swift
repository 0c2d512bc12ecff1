import NewsModel
import TidingsEngine
import TidingsStore

/// What is synced, what waits, what the place holds, who else is there, and what was decided by
/// itself.
struct SyncPage {
    let frame: PageFrame
    let report: SyncReport
    let outcomes: [SyncOutcome]

    private var object: SyncObject { SyncObject(report) }

    var html: HTML {
        frame.page("Sync", kind: "adding") {
            tag("div", .class("heading")) {
                tag("h1") { "Sync" }
                tag("div", .class("tools")) { syncNow }
            }
            tag("p", .class("lead sync-state")) {
                tag("strong", .class("badge \(object.badge.replacing("_", with: "-"))")) {
                    object.badgeInWords
                }
                " "
                report.sentence
            }
            if report.place == nil {
                setup
            } else {
                facts
                SyncRoom(report: report, thrift: object.thrift).html
                SyncDevices(frame: frame, peers: report.peers).html
                if !report.heldNames.isEmpty || !report.damagedNames.isEmpty { shards }
            }
            SyncJournal(frame: frame, outcomes: outcomes).html
            copies
        }
    }

    @HTMLBuilder private var syncNow: HTML {
        if report.place == nil {
            tag("button", .flag("disabled"), .with("aria-describedby", "setup-hint")) { "Sync now" }
        } else {
            frame.form(to: "/sync/now") { tag("button", .class("main")) { "Sync now" } }
        }
    }

    private var setup: HTML {
        tag("section", .with("aria-labelledby", "setup")) {
            tag("h2", .id("setup")) { "Set it up" }
            tag("p", .id("setup-hint")) {
                "Sync is still off. It needs no account: it goes through a folder that something "
                    + "you already use carries to your other devices, such as Syncthing, Dropbox, "
                    + "or iCloud Drive. In a terminal, on each device:"
            }
            tag("pre", .with("tabindex", "0"), .label("Command to set sync up")) {
                tag("code") { "tidings sync setup folder ~/Sync/Tidings --sealed" }
            }
            tag("p") {
                "The first device prints recovery words on its last line; give them to the others "
                    + "with "
                tag("code") { "--words" }
                " instead of "
                tag("code") { "--sealed" }
                ". Without either, the folder is open to whoever can read it. What the web says "
                "and every secret stay here in any case."
            }
        }
    }

    private var facts: HTML {
        tag("dl", .class("facts")) {
            if let place = report.place {
                fact("Place") {
                    place.path
                    place.isSealed ? " (sealed)" : " (open: whoever reads it can read it all)"
                }
            }
            fact("This device") { report.label }
            fact("Last pulled") { time(report.lastPulled) }
            fact("Last merged") { time(report.lastMerged) }
            fact("Last published") { time(report.lastPublished) }
            fact("Last confirmed") {
                time(report.lastConfirmed)
                if !report.confirmedBy.isEmpty {
                    "; everything is with " + report.confirmedBy.joined(separator: ", ")
                }
            }
            fact("Pending") {
                tag("span", .id("pending")) {
                    Wording.count(report.pendingCount, "decision", "decisions")
                }
                if report.unsentCount > 0 {
                    ", " + Wording.count(report.unsentCount, "shard", "shards") + " unsent"
                }
            }
            fact("Unconfirmed") {
                Wording.count(report.unconfirmedCount, "publication", "publications")
            }
            if let failure = report.failure {
                fact("Failed") {
                    tag("span", .class("problem")) { failure.sentence }
                    if let next = failure.nextTry {
                        " Next try: "
                        Wording.time(next, now: frame.now)
                        "."
                    }
                }
            }
        }
    }

    private func fact(_ name: String, @HTMLBuilder value: () -> HTML) -> HTML {
        tag("div") {
            tag("dt") { name }
            tag("dd") { value() }
        }
    }

    @HTMLBuilder private func time(_ time: Timestamp?) -> HTML {
        if let time { Wording.time(time, now: frame.now) } else { "Never" }
    }

    private var shards: HTML {
        tag("section", .with("aria-labelledby", "shards")) {
            tag("h2", .id("shards")) { "Files that cannot be read now" }
            tag("ul", .class("log")) {
                for name in report.heldNames {
                    tag("li") {
                        tag("code") { name }
                        " is from a later version of Tidings: kept whole, and read once this "
                        "device is updated."
                    }
                }
                for damage in report.damages {
                    tag("li") {
                        damage.sentence
                        " ("
                        tag("code") { damage.names.joined(separator: ", ") }
                        ")"
                    }
                }
            }
        }
    }

    private var copies: HTML {
        tag("section", .with("aria-labelledby", "copies")) {
            tag("h2", .id("copies")) { "A copy of what you decided" }
            tag("p") {
                "Feeds, folders, order, what is read and saved, tags, rules, and settings in one "
                    + "file, without any secret. "
                tag("code") { "tidings sync restore FILE" }
                " takes it in again."
            }
            tag(
                "a", .class("tool"), .href("/sync/export"),
                .with("download", "tidings-decisions.json")
            ) { "Export decisions" }
        }
    }
}
