import IntentSync
import NewsModel
import SQLite

/// Says which entries were marked in as few intents as can be.
///
/// Entries of one feed that lie together on its time axis become one mark on their span. A span
/// holds no known entry with the other mark: where one lies between, there are two spans.
struct MarkIntents {
    /// The fewest changed entries that are worth a span; it takes the room of three single marks.
    static let fewest = 4

    let connection: Connection

    /// The intents that mark `changed`, whose marks in the store are changed already.
    func intents(
        marking changed: [EntryReference], isRead: Bool
    ) throws(SQLiteError) -> [Intent] {
        var intents: [Intent] = []
        var rest = changed.sorted()[...]
        while let feed = rest.first?.feed {
            let own = rest.prefix { $0.feed == feed }
            rest = rest.dropFirst(own.count)
            let undated = own.prefix { $0.position == nil }
            intents += undated.map { .mark($0, isRead: isRead) }
            intents += try self.intents(
                marking: Array(own.dropFirst(undated.count)), of: feed, isRead: isRead)
        }
        return intents
    }

    /// The intents that mark dated entries of one feed, given in order.
    private func intents(
        marking changed: [EntryReference], of feed: FeedKey, isRead: Bool
    ) throws(SQLiteError) -> [Intent] {
        guard changed.count >= Self.fewest, let first = changed.first?.position,
            let last = changed.last?.position
        else { return changed.map { .mark($0, isRead: isRead) } }
        let known = try KnownEntries(connection: connection).marked(of: feed, in: first...last)
        let foreign = known.filter { $0.isRead != isRead }.compactMap(\.reference.position).sorted()
        let meant = known.filter { $0.isRead == isRead }.map(\.reference).sorted()
        var intents: [Intent] = []
        var borders = foreign[...]
        var run: [EntryReference] = []
        func finish() {
            intents += Self.run(run, of: meant, feed: feed, isRead: isRead)
            run = []
        }
        for entry in changed {
            let position = entry.position ?? first
            let passed = borders.prefix { $0 < position }
            if !passed.isEmpty { finish() }
            borders = borders.dropFirst(passed.count)
            if borders.first == position {
                // An entry with the other mark in the same second: no span may hold either.
                finish()
                intents.append(.mark(entry, isRead: isRead))
            } else {
                run.append(entry)
            }
        }
        finish()
        return intents
    }

    /// The intents for changed entries with no foreign one between them.
    private static func run(
        _ run: [EntryReference], of meant: [EntryReference], feed: FeedKey, isRead: Bool
    ) -> [Intent] {
        guard run.count >= fewest, let start = run.first?.position, let end = run.last?.position
        else { return run.map { .mark($0, isRead: isRead) } }
        var span = SpanMark(
            feed: feed, start: start, end: end, isRead: isRead, count: 0, digest: 0)
        for entry in within(start, end, of: meant) {
            span.count &+= 1
            span.digest ^= entry.hash
        }
        return [.markSpan(span)]
    }

    /// The part of sorted, dated entries from `start` through `end`.
    private static func within(
        _ start: Int64, _ end: Int64, of entries: [EntryReference]
    ) -> ArraySlice<EntryReference> {
        func first(notBefore bound: Int64) -> Int {
            var low = 0
            var high = entries.count
            while low < high {
                let middle = (low + high) / 2
                if (entries[middle].position ?? .min) < bound {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return low
        }
        let upper = end == .max ? entries.count : first(notBefore: end + 1)
        return entries[first(notBefore: start)..<max(upper, first(notBefore: start))]
    }
}
