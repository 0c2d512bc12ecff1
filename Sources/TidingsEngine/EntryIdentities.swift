package import NewsModel

/// What the entries of one document are known by.
///
/// The identifier a publisher gives, else the link, else title and time. Where several entries of
/// the document share that, each of them is known by more: by the link besides, then by title and
/// time, then by the text. None of it depends on their order, so that an entry that is the first of
/// its kind today is still itself when another one comes before it.
package struct EntryIdentities {
    /// The key of each entry, in the document's order; two are the same only where an entry is
    /// repeated word for word.
    package let keys: [EntryKey]
    /// Whether each entry is known by what it says itself, whatever others the document has.
    package let areIndependent: Bool

    package init(of entries: [Entry], in feed: FeedKey) {
        var names = entries.map { Self.id($0) ?? $0.link ?? Self.titleAndTime($0) }
        var areIndependent = true
        for further in [Self.link, Self.titleAndTime, Self.text] {
            var uses: [String: Int] = [:]
            for name in names { uses[name, default: 0] += 1 }
            guard uses.count < names.count else { break }
            areIndependent = false
            for (number, entry) in entries.enumerated() where uses[names[number], default: 0] > 1 {
                names[number] += " " + further(entry)
            }
        }
        keys = names.map { EntryKey(feed: feed, identity: $0) }
        self.areIndependent = areIndependent
    }

    private static func id(_ entry: Entry) -> String? {
        entry.id.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func link(_ entry: Entry) -> String { entry.link ?? "" }

    private static func text(_ entry: Entry) -> String {
        (entry.contentHTML ?? "") + "\n" + (entry.summaryHTML ?? "")
    }

    private static func titleAndTime(_ entry: Entry) -> String {
        let time = entry.published ?? entry.updated
        return (entry.title ?? "") + "\n" + (time?.description ?? "")
            + (entry.title == nil && time == nil
                ? entry.summaryHTML ?? entry.contentHTML ?? "" : "")
    }
}
