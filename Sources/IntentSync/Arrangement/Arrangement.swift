import NewsModel

/// Everything the person decided but what is read: what they follow and how it is arranged, tags,
/// rules, settings, accounts, saved and hidden entries, corrections to stories.
///
/// A pure function of the merged flags and registers: replicas that know the same show the same.
/// Whatever flags and registers say, folders form a tree, everything has one place in one order,
/// and whatever lost its folder stands at the top.
public struct Arrangement: Hashable, Sendable {
    /// What stands.
    let standing: Records
    /// What was removed and is still remembered, such as for a list of what was recently removed;
    /// a feed's folder may be one that was removed too.
    public let removed: Records
    /// Settings that travel, by name.
    public let settings: [String: String]
    /// Entries of which something is decided, by name.
    public let entries: [Entry]
    /// Entries that are not saved any more and whose snapshot is still kept, by name.
    public let forgottenSnapshots: [EntryName]
    /// Entries that were split from each other or joined, by pair.
    public let corrections: [StoryPair: Correction]
    /// How many flags and registers speak of things beyond `ArrangementLimits`: something that is
    /// not here was not necessarily removed where this is above zero.
    public let leftOutCount: Int

    let survivors: [FeedKey: FeedKey]
    let members: [FolderID?: [Member]]
    let feedPlaces: [FeedKey: Int]
    let folderPlaces: [FolderID: Int]

    /// What a view says.
    public init(_ view: some IntentView) {
        let reader = ArrangementReader(view)
        let folders = FolderReading(reader)
        let feeds = FeedReading(reader, folders: Set(folders.standing.map(\.id)))
        standing = Records(
            feeds: feeds.standing, folders: folders.standing, tags: reader.tags(standing: true),
            smartGroups: reader.smartGroups(standing: true),
            muteRules: reader.muteRules(standing: true), accounts: reader.accounts(standing: true))
        removed = Records(
            feeds: feeds.removed, folders: folders.removed, tags: reader.tags(standing: false),
            smartGroups: reader.smartGroups(standing: false),
            muteRules: reader.muteRules(standing: false),
            accounts: reader.accounts(standing: false))
        settings = reader.settings
        entries = reader.entries
        forgottenSnapshots = reader.forgottenSnapshots
        corrections = reader.corrections
        leftOutCount = reader.leftOutCount
        survivors = feeds.survivors
        members = Self.members(feeds: feeds.standing, folders: folders.standing)
        feedPlaces = Self.places(feeds.standing.map(\.key))
        folderPlaces = Self.places(folders.standing.map(\.id))
    }

    private static func places<Name: Hashable>(_ names: [Name]) -> [Name: Int] {
        Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    private static func members(feeds: [Feed], folders: [Folder]) -> [FolderID?: [Member]] {
        var members: [FolderID?: [(order: OrderKey?, member: Member)]] = [:]
        for folder in folders {
            members[folder.parent, default: []].append((folder.order, .folder(folder.id)))
        }
        for feed in feeds {
            members[feed.folder, default: []].append((feed.order, .feed(feed.key)))
        }
        return members.mapValues { siblings in
            siblings.sorted { left, right in
                OrderKey.isOrdered(left.order, right.order) ?? (left.member < right.member)
            }.map(\.member)
        }
    }
}

extension OrderKey {
    /// Whether `left` comes first, those without a key last; `nil` where keys do not decide.
    static func isOrdered(_ left: OrderKey?, _ right: OrderKey?) -> Bool? {
        switch (left, right) {
        case (let left?, let right?): left == right ? nil : left < right
        case (nil, nil): nil
        case (_, nil): true
        case (nil, _): false
        }
    }
}
