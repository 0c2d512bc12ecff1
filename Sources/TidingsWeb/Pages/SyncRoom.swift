import TidingsEngine

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
