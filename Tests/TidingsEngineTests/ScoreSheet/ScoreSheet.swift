import NewsModel
import TestSupport

/// What publishers hold against a reader, one sentence for each fault.
///
/// Source: the tests of rachelbythebay.com (w/feed, fs/help), and the guide of openrss.org.
struct ScoreSheet {
    private(set) var faults: [String] = []

    /// What was last seen at one address.
    private struct Record {
        var last: PublisherVisit
        var lastUnconditional: Timestamp
        var entityTag: String?
        var lastModified: String?
        /// Whether the same came twice in a row, so that the reader knows that little changes.
        var isSettled = false
    }

    /// Judges visits in the order they came.
    init(_ visits: [PublisherVisit]) {
        var records: [String: Record] = [:]
        var domains: [String: Timestamp] = [:]
        for visit in visits {
            judgeManners(of: visit)
            let domain = visit.host.split(separator: ".").suffix(2).joined(separator: ".")
            if let end = domains[domain], visit.time < end {
                blame(visit, "comes while \(domain) wants to be left alone")
            }
            if visit.reply.demandedPause > 0 {
                domains[domain] = visit.time + .seconds(visit.reply.demandedPause)
            }
            if let record = records[visit.address] {
                judge(visit, after: record)
            } else if visit.isConditional {
                blame(visit, "invents validators")
            }
            records[visit.address] = record(of: visit, after: records[visit.address])
        }
    }

    private mutating func blame(_ visit: PublisherVisit, _ fault: String) {
        faults.append("\(visit.time) \(visit.address) \(fault)")
    }

    private mutating func judgeManners(of visit: PublisherVisit) {
        let request = visit.request
        for name in ["Cookie", "Cookie2", "Referer", "Authorization", "From", "Origin"]
        where request[name] != nil { blame(visit, "sends \(name)") }
        if request.target.contains("?") { blame(visit, "adds a query") }
        if request.method != "GET" { blame(visit, "is no GET") }
        if request["User-Agent"]?.hasPrefix("Tidings/") != true { blame(visit, "hides its name") }
        if request["Accept-Encoding"]?.contains("gzip") != true { blame(visit, "wastes bytes") }
    }

    private mutating func judge(_ visit: PublisherVisit, after record: Record) {
        let gap = visit.time - record.last.time
        if gap < .seconds(3600) { blame(visit, "comes again after \(gap)") }
        if gap < .seconds(record.last.reply.wishedPause) { blame(visit, "ignores a wish: \(gap)") }
        let tag = visit.request["If-None-Match"]
        let date = visit.request["If-Modified-Since"]
        if let tag, tag != record.entityTag { blame(visit, "sends a tag never given: \(tag)") }
        if let date, date != record.lastModified { blame(visit, "sends a time never given") }
        guard !visit.isConditional else { return }
        if record.entityTag != nil || record.lastModified != nil {
            if visit.time - record.lastUnconditional < .seconds(8 * 86_400) {
                blame(visit, "asks for everything without need")
            }
        } else if record.isSettled, record.last.reply.body == visit.reply.body,
            gap < .seconds(86_400)
        {
            blame(visit, "fetches the same again after \(gap)")
        }
    }

    private func record(of visit: PublisherVisit, after earlier: Record?) -> Record {
        var record =
            earlier ?? Record(last: visit, lastUnconditional: visit.time)
        record.last = visit
        if !visit.isConditional { record.lastUnconditional = visit.time }
        // What broke on its way, or was no feed, gave the reader nothing to send back.
        guard visit.reply.isWhole else { return record }
        switch visit.reply.status {
        case 200:
            record.isSettled = earlier.map { $0.last.reply.body == visit.reply.body } ?? false
            record.entityTag = visit.reply["ETag"]
            record.lastModified = visit.reply["Last-Modified"]
            record.lastUnconditional = visit.time
        case 304:
            record.entityTag = visit.reply["ETag"] ?? record.entityTag
            record.lastModified = visit.reply["Last-Modified"] ?? record.lastModified
        default: break
        }
        return record
    }
}
