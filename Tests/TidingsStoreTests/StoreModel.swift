import NewsModel
import TidingsStore

/// What a store should hold, written as plainly as can be.
struct StoreModel {
    struct Stored: Equatable {
        var key: EntryKey
        var feed: FeedKey
        var title: String
        var order: Timestamp
        var firstSeen: Timestamp
        var isRead: Bool
        var isSaved: Bool
    }

    struct Memory {
        var isRead: Bool
        var firstSeen: Timestamp
    }

    let retention: Retention
    var folders: [FeedKey: FolderPath] = [:]
    var entries: [EntryKey: Stored] = [:]
    var documents: [FeedKey: Set<EntryKey>] = [:]
    var memories: [EntryKey: Memory] = [:]

    init(retention: Retention) {
        self.retention = retention
    }

    /// The entries that a list of `scope` and `filter` shows.
    func list(_ scope: EntryQuery.Scope, _ filter: EntryQuery.Filter) -> [Stored] {
        entries.values.filter { entry in
            let isInScope =
                switch scope {
                case .everything: true
                case .feed(let feed): entry.feed == feed
                case .folder(let folder): (folders[entry.feed] ?? .top).isInside(folder)
                case .story: false
                }
            let passes =
                switch filter {
                case .all: true
                case .unread: !entry.isRead
                case .saved: entry.isSaved
                case .archived, .hidden: false
                }
            return isInScope && passes
        }.sorted { ($0.order, $0.key) > ($1.order, $1.key) }
    }

    /// Saves a document; gives the keys that are new.
    mutating func save(
        _ document: [PreparedEntry], of feed: FeedKey, at time: Timestamp
    ) -> [EntryKey] {
        documents[feed] = Set(document.map(\.key))
        var new: [EntryKey] = []
        for entry in document {
            if entries[entry.key] != nil {
                entries[entry.key]?.title = entry.title
                continue
            }
            let memory = memories.removeValue(forKey: entry.key)
            let firstSeen = memory?.firstSeen ?? time
            entries[entry.key] = Stored(
                key: entry.key, feed: feed, title: entry.title,
                order: min(entry.published ?? firstSeen, firstSeen), firstSeen: firstSeen,
                isRead: memory?.isRead ?? false, isSaved: false)
            if memory == nil { new.append(entry.key) }
        }
        return new
    }

    mutating func mark(_ keys: [EntryKey], _ mark: EntryMark) -> Int {
        for key in keys {
            switch mark {
            case .read, .unread:
                entries[key]?.isRead = mark == .read
                memories[key]?.isRead = mark == .read
            case .saved, .unsaved: entries[key]?.isSaved = mark == .saved
            }
        }
        return keys.count { entries[$0] != nil }
    }

    mutating func markAllRead(_ scope: EntryQuery.Scope, by seen: Timestamp) -> Set<EntryKey> {
        let keys = list(scope, .unread).filter { $0.firstSeen <= seen }.map(\.key)
        for key in keys { entries[key]?.isRead = true }
        return Set(keys)
    }

    mutating func unfollow(_ feed: FeedKey) {
        for entry in list(.feed(feed), .all) where !entry.isSaved { drop(entry) }
        folders[feed] = nil
        documents[feed] = nil
    }

    mutating func prune(at time: Timestamp) -> Int {
        var dropped = 0
        for feed in Set(entries.values.map(\.feed)) {
            for (rank, entry) in list(.feed(feed), .all).enumerated() {
                let isOld = entry.order < time - retention.age
                let isMany = rank >= retention.entriesPerFeed
                let isFollowed = folders[feed] != nil
                let isNamed = documents[feed]?.contains(entry.key) == true
                guard !entry.isSaved, !isNamed, isOld || isMany || !isFollowed else { continue }
                drop(entry)
                dropped += 1
            }
        }
        return dropped
    }

    private mutating func drop(_ entry: Stored) {
        entries[entry.key] = nil
        memories[entry.key] = Memory(isRead: entry.isRead, firstSeen: entry.firstSeen)
    }
}
