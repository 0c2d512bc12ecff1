import NewsModel

extension ArrangementReader {
    /// Entries of which something is decided, by name.
    var entries: [Arrangement.Entry] {
        var entries: [EntryName: Arrangement.Entry] = [:]
        for record in subjects(.entry) {
            guard let name = record.subject.entryName else { continue }
            let entry = Arrangement.Entry(
                name: name, isSaved: record.traits.contains(.saved),
                isArchived: record.isYes(.archived), isHidden: record.isYes(.hidden), tags: [],
                snapshotBytes: record.traits.contains(.saved) ? record.bytes(.snapshot) : nil)
            if entry.isSaved || entry.isArchived || entry.isHidden { entries[name] = entry }
        }
        let tags = Set(tags(standing: true).map(\.id))
        for record in subjects(.taggedEntry) where record.isStanding {
            guard let numbers = record.subject.numbers(3),
                tags.contains(TagID(rawValue: numbers[0]))
            else { continue }
            let name = EntryName(
                feed: FeedKey(rawValue: numbers[1]), key: EntryKey(rawValue: numbers[2]))
            let bare = Arrangement.Entry(
                name: name, isSaved: false, isArchived: false, isHidden: false, tags: [])
            // Subjects come by tag, so the tags of each entry do too.
            entries[name, default: bare].tags.append(TagID(rawValue: numbers[0]))
        }
        return entries.values.sorted { $0.name < $1.name }
    }

    /// Entries that are not saved any more and whose snapshot is still kept, by name.
    var forgottenSnapshots: [EntryName] {
        subjects(.entry).compactMap { record in
            record.traits.contains(.saved) || record.value(.snapshot) == .nothing
                ? nil : record.subject.entryName
        }
    }

    /// The tags that stand on each feed.
    var feedTags: [FeedKey: [TagID]] {
        let tags = Set(tags(standing: true).map(\.id))
        var result: [FeedKey: [TagID]] = [:]
        for record in subjects(.taggedFeed) where record.isStanding {
            guard let numbers = record.subject.numbers(2),
                tags.contains(TagID(rawValue: numbers[0]))
            else { continue }
            result[FeedKey(rawValue: numbers[1]), default: []].append(TagID(rawValue: numbers[0]))
        }
        return result
    }
}

extension Subject {
    /// The entry that the name is; `nil` where it is none.
    fileprivate var entryName: EntryName? {
        numbers(2).map { EntryName(feed: FeedKey(rawValue: $0[0]), key: EntryKey(rawValue: $0[1])) }
    }
}
