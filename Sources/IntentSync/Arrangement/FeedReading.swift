import NewsModel

/// The feeds of a view, those that turned out to be one taken together.
///
/// Of feeds that are one, the one that the links lead to stands for all; where it is not followed,
/// the oldest that is. Whoever stopped following one of them without knowing of the other left the
/// other followed, so the feed still is.
struct FeedReading {
    /// Feeds that are followed, by key.
    private(set) var standing: [Arrangement.Feed] = []
    /// Feeds that were followed, by key.
    private(set) var removed: [Arrangement.Feed] = []
    /// For each alias, the feed that stands for it.
    private(set) var survivors: [FeedKey: FeedKey] = [:]

    private let folders: Set<FolderID>
    private let tags: [FeedKey: [TagID]]

    init(_ reader: ArrangementReader, folders: Set<FolderID>) {
        self.folders = folders
        tags = reader.feedTags
        var records: [FeedKey: SubjectRecord] = [:]
        var links: [LinkForest<FeedKey>.Link] = []
        for record in reader.subjects(.feed) {
            guard let number = record.subject.number else { continue }
            let key = FeedKey(rawValue: number)
            records[key] = record
            if let target = record.number(.alias) {
                links.append(
                    LinkForest.Link(
                        key, to: FeedKey(rawValue: target),
                        stamp: reader.stamp(of: record.subject)))
            }
        }
        let roots = LinkForest(links).roots
        var groups: [FeedKey: Set<FeedKey>] = [:]
        for key in records.keys {
            let root = roots[key] ?? key
            groups[root, default: [root]].insert(key)
        }
        for (root, members) in groups {
            read(root, members, records) { reader.stamp(of: .feed($0)) }
        }
        standing.sort { $0.key < $1.key }
        removed.sort { $0.key < $1.key }
    }

    private mutating func read(
        _ root: FeedKey, _ members: Set<FeedKey>, _ records: [FeedKey: SubjectRecord],
        created: (FeedKey) -> Stamp?
    ) {
        let followed = members.filter { records[$0]?.isStanding == true }.map { key in
            (isRoot: key == root, stamp: created(key), key: key)
        }.sorted { left, right in
            if left.isRoot != right.isRoot { return left.isRoot }
            switch (left.stamp, right.stamp) {
            case (let one?, let other?) where one != other: return one < other
            case (_?, nil): return true
            case (nil, _?): return false
            default: return left.key < right.key
            }
        }.map(\.key)
        let survivor = followed.first ?? root
        for key in members where key != survivor { survivors[key] = survivor }
        if let record = records[survivor], !followed.isEmpty {
            var feed = feed(survivor, record)
            feed.address = followed.lazy.compactMap { records[$0]?.address }.first
            feed.aliases = members.filter { $0 != survivor }.sorted()
            feed.tags = Set(members.flatMap { tags[$0] ?? [] }).sorted()
            if let folder = feed.folder, !folders.contains(folder) { feed.folder = nil }
            standing.append(feed)
        } else {
            for key in members {
                guard let record = records[key], record.address != nil else { continue }
                removed.append(feed(key, record))
            }
        }
    }

    private func feed(_ key: FeedKey, _ record: SubjectRecord) -> Arrangement.Feed {
        Arrangement.Feed(
            key: key, address: record.address, title: record.name(.title),
            folder: record.number(.folder).map { FolderID(rawValue: $0) }, order: record.order,
            tags: tags[key] ?? [], aliases: [])
    }
}

extension SubjectRecord {
    /// The address that can be read and fetched.
    fileprivate var address: String? {
        guard let text = text(.address),
            text.utf8.count <= ArrangementLimits.addressLengthInBytes,
            let address = WebAddress(text), address.isFetchable
        else { return nil }
        return address.userInfo == nil ? text : address.canonical
    }
}
