package import IntentSync
package import NewsModel

/// The entries that one machine knows.
package struct KnownEntries: EntryLibrary, Sendable {
    package typealias Failure = Never

    /// The web the entries are of.
    let web: Web
    /// The entries known, a bit for each.
    package var mask: UInt32 = 0

    init(web: Web) {
        self.web = web
    }

    package func feeds() -> [FeedKey] {
        web.feeds.filter { feed in
            web.entries.indices.contains { knows($0) && web.entries[$0].reference.feed == feed }
        }
    }

    package func entries(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
    ) -> [EntryReference] {
        var found: [EntryReference] = []
        for index in web.entries.indices where knows(index) {
            let reference = web.entries[index].reference
            guard reference.feed == feed else { continue }
            let isMeant = reference.position.map(positions.contains) ?? undated
            if isMeant { found.append(reference) }
        }
        return found
    }

    /// Whether the entry at `index` is known.
    func knows(_ index: Int) -> Bool { mask >> UInt32(index) & 1 == 1 }
}

/// A library on a disk that fails.
struct BrokenLibrary: EntryLibrary {
    /// The disk fails, because the scenario says so.
    struct Failure: Error {}

    func feeds() throws(Failure) -> [FeedKey] { throw Failure() }

    func entries(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
    ) throws(Failure) -> [EntryReference] {
        throw Failure()
    }
}
