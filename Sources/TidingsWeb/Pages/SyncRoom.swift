import IntentSync
import TidingsEngine

/// What the place holds, by kind of shard.
struct SyncRoom {
    let words: Words
    let report: SyncReport

    var html: HTML {
        let budget = report.budget
        return tag("section", .with("aria-labelledby", "room")) {
            tag("h2", .id("room")) { words(phrases.syncing.room) }
            tag("p") {
                words(
                    phrases.syncing.bytesInShards,
                    [
                        "bytes": number(budget.bytes, of: budget.limitInBytes),
                        "shards": number(count, of: budget.shardLimit),
                        "sentence": thrift,
                    ])
            }
            if budget.bytes > 0 {
                tag("table", .class("room")) {
                    tag("thead") {
                        tag("tr") {
                            tag("th", .with("scope", "col")) { words(phrases.syncing.kind) }
                            tag("th", .with("scope", "col"), .class("number")) {
                                words(phrases.syncing.shards)
                            }
                            tag("th", .with("scope", "col"), .class("number")) {
                                words(phrases.syncing.bytes)
                            }
                        }
                    }
                    tag("tbody") {
                        for share in budget.shares { row(share, of: budget) }
                    }
                }
                tag("details") {
                    tag("summary") { words(phrases.syncing.largest) }
                    tag("ol", .class("log")) {
                        for shard in budget.largest {
                            tag("li") {
                                words.html(
                                    phrases.syncing.bytesOf,
                                    [
                                        "name": tag("code") { shard.name },
                                        "bytes": HTML(text: words.number(shard.bytes)),
                                    ])
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
        let kind = words(Self.kinds[share.kind] ?? phrases.syncWords.others)
        return tag("tr") {
            tag("th", .with("scope", "row")) {
                kind
                tag(
                    "meter", .with("min", "0"), .with("max", String(max(whole, 1))),
                    .value(String(share.bytes)),
                    .label(words(phrases.syncing.share, ["kind": kind]))
                ) { "" }
            }
            tag("td", .class("number")) { words.number(share.count) }
            tag("td", .class("number")) { words.number(share.bytes) }
        }
    }

    private func number(_ value: Int, of limit: Int?) -> String {
        guard let limit else { return words.number(value) }
        return words(
            phrases.syncing.ofLimit,
            ["value": words.number(value), "limit": words.number(limit)])
    }

    private var thrift: String {
        let say = phrases.syncWords
        switch report.thrift {
        case .none: return words(say.roomNone)
        case .lag7: return words(7, say.roomLag)
        case .lag3: return words(3, say.roomLag)
        case .horizon365: return words(365, say.roomHorizon)
        case .horizon180: return words(180, say.roomHorizon)
        case .horizon90: return words(90, say.roomHorizon)
        case .linksOnly: return words(say.roomLinks)
        case .noSnapshots: return words(say.roomNoSnapshots)
        }
    }

    private static let kinds = [
        "log": phrases.syncWords.log, "section": phrases.syncWords.section,
        "records": phrases.syncWords.records, "saved": phrases.syncWords.saved,
        "relay": phrases.syncWords.relay,
    ]
}
