import IntentSync
import NewsModel
import TidingsEngine
import TidingsStore

/// What the place holds, by kind of shard.
struct SyncRoom {
    let report: SyncReport
    let thrift: SyncThriftObject

    var html: HTML {
        let budget = report.budget
        return tag("section", .with("aria-labelledby", "room")) {
            tag("h2", .id("room")) { "Room" }
            tag("p") {
                Wording.number(budget.bytes)
                if let limit = budget.limitInBytes { " of \(Wording.number(limit))" }
                " bytes"
                if let limit = budget.shardLimit {
                    " in \(Wording.number(count)) of \(Wording.number(limit)) shards"
                } else {
                    " in \(Wording.count(count, "shard", "shards"))"
                }
                ". " + thrift.sentence
            }
            if budget.bytes > 0 {
                tag("table", .class("room")) {
                    tag("thead") {
                        tag("tr") {
                            tag("th", .with("scope", "col")) { "Kind" }
                            tag("th", .with("scope", "col"), .class("number")) { "Shards" }
                            tag("th", .with("scope", "col"), .class("number")) { "Bytes" }
                        }
                    }
                    tag("tbody") {
                        for share in budget.shares { row(share, of: budget) }
                    }
                }
                tag("details") {
                    tag("summary") { "The largest shards" }
                    tag("ol", .class("log")) {
                        for shard in budget.largest {
                            tag("li") {
                                tag("code") { shard.name }
                                ": \(Wording.number(shard.bytes)) bytes"
                            }
                        }
                    }
                }
            }
        }
    }

    private var count: Int { report.budget.shares.reduce(0) { $0 + $1.count } }

    private func row(_ share: SyncReport.Budget.Share, of budget: SyncReport.Budget) -> HTML {
        let whole = budget.limitInBytes ?? budget.bytes
        return tag("tr") {
            tag("th", .with("scope", "row")) {
                Self.words[share.kind] ?? "Others"
                tag(
                    "meter", .with("min", "0"), .with("max", String(max(whole, 1))),
                    .value(String(share.bytes)),
                    .label("Share of " + (Self.words[share.kind] ?? "Others").lowercased())
                ) { "" }
            }
            tag("td", .class("number")) { Wording.number(share.count) }
            tag("td", .class("number")) { Wording.number(share.bytes) }
        }
    }

    private static let words = [
        "log": "Recent decisions", "section": "Older decisions, summed up",
        "records": "Long texts", "saved": "Saved entries", "relay": "Copies of what vanished",
    ]
}

/// The other devices.
struct SyncDevices {
    let frame: PageFrame
    let peers: [SyncReport.Peer]

    var html: HTML {
        tag("section", .with("aria-labelledby", "devices")) {
            tag("h2", .id("devices")) { "Other devices" }
            if peers.isEmpty {
                tag("p") {
                    "No other device has joined yet. Set sync up there with the same place."
                }
            } else {
                tag("ul", .class("devices")) {
                    for peer in peers { tag("li") { device(peer) } }
                }
            }
        }
    }

    @HTMLBuilder private func device(_ peer: SyncReport.Peer) -> HTML {
        tag("h3", .anyDirection) { peer.label }
        tag("p", .class("about")) {
            for fact in [peer.platform, peer.version] where !fact.isEmpty {
                tag("span") { fact }
            }
            tag("span") {
                if let heard = peer.lastHeard {
                    "Last heard "
                    Wording.time(heard, now: frame.now)
                } else {
                    "Never heard"
                }
            }
            tag("span") {
                peer.isRetired
                    ? "Retired" : peer.hasEverything ? "Has everything" : "Has not confirmed all"
            }
        }
        if !peer.isRetired {
            tag("details") {
                tag("summary") {
                    "Retire…"
                    tag("span", .class("hidden")) { " " + peer.label }
                }
                frame.form(to: "/sync/retire", class: "stacked") {
                    frame.hidden("device", peer.id.description)
                    tag("p") {
                        "The others go on without it. What it sent stays, and where it comes back "
                            + "after all, it joins again and loses nothing."
                    }
                    tag("button", .class("danger")) {
                        "Retire this device"
                        tag("span", .class("hidden")) { ": " + peer.label }
                    }
                }
            }
        }
    }
}

/// What was decided by itself, with a way to decide the other way.
struct SyncJournal {
    let frame: PageFrame
    let outcomes: [SyncOutcome]

    var html: HTML {
        tag("section", .with("aria-labelledby", "journal")) {
            tag("h2", .id("journal")) { "Decided by itself" }
            if outcomes.isEmpty {
                tag("p") { "Your devices have not disagreed." }
            } else {
                tag("p") { "Where two devices disagreed, this is what came of it." }
                tag("ol", .class("journal")) {
                    for outcome in outcomes { tag("li") { line(outcome) } }
                }
            }
        }
    }

    @HTMLBuilder private func line(_ outcome: SyncOutcome) -> HTML {
        tag("p", .id("outcome-\(outcome.number)"), .anyDirection) { outcome.sentence }
        tag("p", .class("about")) {
            tag("span") { Wording.time(outcome.time, now: frame.now) }
            if outcome.isUndone { tag("span") { "Undone" } }
        }
        if outcome.canUndo {
            frame.form(to: "/sync/undo") {
                frame.hidden("number", String(outcome.number))
                tag("button", .with("aria-describedby", "outcome-\(outcome.number)")) { "Undo" }
            }
        }
    }
}
