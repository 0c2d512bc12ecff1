public import NewsModel

/// What stands, and where.
extension Arrangement {
    /// Feeds that are followed, by key.
    public var feeds: [Feed] { standing.feeds }
    /// Folders, by identifier.
    public var folders: [Folder] { standing.folders }
    /// Tags, by identifier.
    public var tags: [Tag] { standing.tags }
    /// Smart groups in the person's order, those without a place last and by identifier.
    public var smartGroups: [SmartGroup] { standing.smartGroups }
    /// Mute rules, by identifier.
    public var muteRules: [MuteRule] { standing.muteRules }
    /// Mail accounts, by identifier.
    public var accounts: [MailAccount] { standing.accounts }

    /// The feed that stands for `key`: itself, or the one it turned out to be.
    public func survivor(of key: FeedKey) -> FeedKey { survivors[key] ?? key }

    /// The followed feed with this key or alias, or `nil`.
    public func feed(_ key: FeedKey) -> Feed? {
        feedPlaces[survivor(of: key)].map { feeds[$0] }
    }

    /// The folder, or `nil` where it does not stand.
    public func folder(_ id: FolderID) -> Folder? {
        folderPlaces[id].map { folders[$0] }
    }

    /// The tag, or `nil` where it does not stand.
    public func tag(_ id: TagID) -> Tag? { tags.first { $0.id == id } }

    /// What is decided about an entry.
    public func entry(_ name: EntryName) -> Entry {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name < name { low = middle + 1 } else { high = middle }
        }
        if low < entries.count, entries[low].name == name { return entries[low] }
        return Entry(name: name, isSaved: false, isArchived: false, isHidden: false, tags: [])
    }

    /// What is in a folder itself, or with `nil` at the top, in the person's order: folders and
    /// feeds mixed, equal places by identifier.
    public func members(of folder: FolderID?) -> [Member] { members[folder] ?? [] }

    /// Everything in a folder and in the folders inside, each folder before what is in it.
    public func members(inside folder: FolderID?) -> [Member] {
        var result: [Member] = []
        var waiting = Array(members(of: folder).reversed())
        while let member = waiting.popLast() {
            result.append(member)
            if case .folder(let id) = member { waiting += members(of: id).reversed() }
        }
        return result
    }

    /// The folder around something, or `nil` at the top and where it does not stand.
    public func container(of member: Member) -> FolderID? {
        switch member {
        case .folder(let id): folder(id)?.parent
        case .feed(let key): feed(key)?.folder
        }
    }

    /// Whether something stands.
    public func contains(_ member: Member) -> Bool {
        switch member {
        case .folder(let id): folder(id) != nil
        case .feed(let key): feed(key) != nil
        }
    }

    /// The folders from the top through `folder`; none for `nil`.
    public func folders(around folder: FolderID?) -> [FolderID] {
        var result: [FolderID] = []
        var next = folder
        while let id = next, let folder = self.folder(id) {
            result.append(id)
            next = folder.parent
        }
        return result.reversed()
    }

    /// The names from the top through `folder`; the top for `nil`.
    public func path(of folder: FolderID?) -> FolderPath {
        FolderPath(folders(around: folder).compactMap { self.folder($0)?.name })
    }

    /// The folders with this path: mostly one, several where folders beside each other were given
    /// the same name, none for the top.
    public func folders(at path: FolderPath) -> [FolderID] {
        var found: [FolderID?] = [nil]
        for name in path.names {
            found = found.flatMap { members(of: $0) }.compactMap { member in
                guard case .folder(let id) = member, folder(id)?.name == name else { return nil }
                return id
            }
        }
        return found.compactMap { $0 }
    }
}
