import NewsModel
import TidingsEngine
import TidingsStore

/// What is synced, what waits, what the place holds, who else is there, and what was decided by
/// itself.
struct SyncPage {
    let frame: PageFrame
    let report: SyncReport
    let outcomes: [SyncOutcome]

    private var words: Words { frame.words }

    private var object: SyncObject { SyncObject(report) }

    var html: HTML {
        frame.page(words(phrases.shared.sync), kind: "adding") {
            tag("div", .class("heading")) {
                tag("h1") { words(phrases.shared.sync) }
                tag("div", .class("tools")) { syncNow }
            }
            tag("p", .class("lead sync-state")) {
                tag("strong", .class("badge \(object.badge.replacing("_", with: "-"))")) {
                    badgeInWords
                }
                " "
                words.told(report.sentence)
            }
            if report.isEmptied {
                frame.form(to: "/sync/join") {
                    tag("button") { words(phrases.syncWords.setUpAgain) }
                }
            }
            if report.place == nil {
                setup
            } else {
                facts
                SyncRoom(words: words, report: report).html
                SyncDevices(frame: frame, peers: report.peers).html
                if !report.heldNames.isEmpty || !report.damagedNames.isEmpty { shards }
            }
            SyncJournal(frame: frame, outcomes: outcomes).html
            copies
        }
    }

    @HTMLBuilder private var syncNow: HTML {
        if report.place == nil {
            tag("button", .flag("disabled"), .with("aria-describedby", "setup-hint")) {
                words(phrases.sync.now)
            }
        } else {
            frame.form(to: "/sync/now") {
                tag("button", .class("main")) { words(phrases.sync.now) }
            }
        }
    }

    private var setup: HTML {
        tag("section", .with("aria-labelledby", "setup")) {
            tag("h2", .id("setup")) { words(phrases.syncSetup.setUp) }
            tag("p", .id("setup-hint")) {
                words(phrases.syncSetup.off)
            }
            tag("pre", .with("tabindex", "0"), .label(words(phrases.syncSetup.setUpCommand))) {
                tag("code") { "tidings sync setup folder ~/Sync/Tidings --sealed" }
            }
            tag("p") {
                words.html(
                    phrases.syncSetup.wordsHint,
                    [
                        "words": tag("code") { "--words" },
                        "sealed": tag("code") { "--sealed" },
                    ])
            }
        }
    }

    private var facts: HTML {
        tag("dl", .class("facts")) {
            if let place = report.place {
                fact(phrases.sync.place) {
                    words(
                        place.isSealed ? phrases.sync.isSealed : phrases.sync.isOpen,
                        ["path": place.path])
                }
            }
            fact(phrases.sync.thisDevice) { report.label }
            fact(phrases.sync.lastPulled) { time(report.lastPulled) }
            fact(phrases.sync.lastMerged) { time(report.lastMerged) }
            fact(phrases.sync.lastPublished) { time(report.lastPublished) }
            fact(phrases.sync.lastConfirmed) {
                let time = time(report.lastConfirmed)
                let devices = HTML(text: words.list(report.confirmedBy))
                report.confirmedBy.isEmpty
                    ? time
                    : words.html(phrases.sync.everythingWith, ["time": time, "devices": devices])
            }
            fact(phrases.sync.pending) { pending }
            fact(phrases.sync.unconfirmed) {
                words(report.unconfirmedCount, phrases.sync.publications)
            }
            if let failure = report.failure {
                fact(phrases.sync.failed) {
                    tag("span", .class("problem")) { words.told(failure.sentence) }
                    if let next = failure.nextTry {
                        " "
                        words.html(phrases.sync.nextTry, ["time": time(next)])
                    }
                }
            }
        }
    }

    @HTMLBuilder private var pending: HTML {
        let decisions = words(report.pendingCount, phrases.sync.decisions)
        tag("span", .id("pending")) {
            report.unsentCount == 0
                ? decisions
                : words(
                    report.unsentCount, phrases.sync.unsentShards, ["decisions": decisions])
        }
    }

    private var badgeInWords: String {
        let say = phrases.syncWords
        switch report.badge {
        case .off: return words(say.isOff)
        case .upToDate: return words(say.upToDate)
        // It may be this device itself that has not sent everything yet.
        case .waiting(for: report.label): return words(say.waiting)
        case .waiting(let device): return words(say.waitingFor, ["device": device])
        case .offline: return words(say.offline)
        case .needsAttention: return words(say.needsAttention)
        }
    }

    private func fact(_ name: Phrase, @HTMLBuilder value: () -> HTML) -> HTML {
        tag("div") {
            tag("dt") { words(name) }
            tag("dd") { value() }
        }
    }

    @HTMLBuilder private func time(_ time: Timestamp?) -> HTML {
        if let time { words.time(time, now: frame.now) } else { words(phrases.sync.never) }
    }

    private var shards: HTML {
        tag("section", .with("aria-labelledby", "shards")) {
            tag("h2", .id("shards")) { words(phrases.syncSetup.unreadable) }
            tag("ul", .class("log")) {
                for name in report.heldNames {
                    tag("li") {
                        words.html(
                            phrases.syncSetup.laterVersion, ["name": tag("code") { name }])
                    }
                }
                for damage in report.damages {
                    tag("li") {
                        words.told(damage.sentence)
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
            tag("h2", .id("copies")) { words(phrases.syncSetup.copies) }
            tag("p") {
                words.html(
                    phrases.syncSetup.copiesHint,
                    ["command": tag("code") { "tidings sync restore FILE" }])
            }
            tag(
                "a", .class("tool"), .href("/sync/export"),
                .with("download", "tidings-decisions.json")
            ) { words(phrases.syncSetup.exportDecisions) }
        }
    }
}
