package import NewsModel

/// What the entries of one document are known by.
///
/// The identifier a publisher gives, else the link, else title and time. Where a publisher gives
/// several entries one identifier, the link joins it, so that they do not overwrite each other.
package struct EntryIdentities {
    /// The key of each entry, in the document's order; no two are the same.
    package let keys: [EntryKey]
    /// Whether each entry is known by what it says itself, whatever others the document has.
    package let areIndependent: Bool

    package init(of entries: [Entry], in feed: FeedKey) {
        var uses: [String: Int] = [:]
        for case let id? in entries.map(Self.nonEmptyID) { uses[id, default: 0] += 1 }
        var taken: Set<EntryKey> = []
        var keys: [EntryKey] = []
        var areIndependent = true
        keys.reserveCapacity(entries.count)
        for (position, entry) in entries.enumerated() {
            let id = Self.nonEmptyID(entry)
            var identity = id ?? entry.link ?? Self.titleAndTime(entry)
            if let id, uses[id, default: 0] > 1 {
                identity = id + " " + (entry.link ?? "")
                areIndependent = false
            }
            var key = EntryKey(feed: feed, identity: identity)
            if !taken.insert(key).inserted {
                areIndependent = false
                identity += " " + Self.titleAndTime(entry)
                key = EntryKey(feed: feed, identity: identity)
                if !taken.insert(key).inserted {
                    // An exact repetition; the last resort is its place in the document.
                    key = EntryKey(feed: feed, identity: identity + " #\(position)")
                    taken.insert(key)
                }
            }
            keys.append(key)
        }
        self.keys = keys
        self.areIndependent = areIndependent
    }

    private static func nonEmptyID(_ entry: Entry) -> String? {
        entry.id.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func titleAndTime(_ entry: Entry) -> String {
        let time = entry.published ?? entry.updated
        return (entry.title ?? "") + "\n" + (time?.description ?? "")
            + (entry.title == nil && time == nil
                ? entry.summaryHTML ?? entry.contentHTML ?? "" : "")
    }
}
