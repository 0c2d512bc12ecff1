public import NewsModel

/// The names of the things that an arrangement knows, made and read.
extension Subject {
    /// The feed.
    public static func feed(_ key: FeedKey) -> Subject { Subject(.feed, key.rawValue) }

    /// The folder.
    public static func folder(_ id: FolderID) -> Subject { Subject(.folder, id.rawValue) }

    /// The tag.
    public static func tag(_ id: TagID) -> Subject { Subject(.tag, id.rawValue) }

    /// The smart group.
    public static func smartGroup(_ id: RecordID) -> Subject { Subject(.smartGroup, id.rawValue) }

    /// The mute rule.
    public static func muteRule(_ id: RecordID) -> Subject { Subject(.muteRule, id.rawValue) }

    /// The mail account.
    public static func account(_ id: MailAccountID) -> Subject { Subject(.account, id.rawValue) }

    /// The setting with this name, of which the first 255 bytes count.
    public static func setting(_ name: String) -> Subject { Subject(.setting, Array(name.utf8)) }

    /// The entry.
    public static func entry(_ name: EntryName) -> Subject {
        Subject(.entry, bytes(name.feed.rawValue) + bytes(name.key.rawValue))
    }

    /// The tag on the entry.
    public static func tagged(_ entry: EntryName, with tag: TagID) -> Subject {
        let name = bytes(tag.rawValue) + bytes(entry.feed.rawValue) + bytes(entry.key.rawValue)
        return Subject(.taggedEntry, name)
    }

    /// The tag on the feed.
    public static func tagged(_ feed: FeedKey, with tag: TagID) -> Subject {
        Subject(.taggedFeed, bytes(tag.rawValue) + bytes(feed.rawValue))
    }

    /// The correction to stories about two entries.
    public static func story(_ pair: StoryPair) -> Subject {
        Subject(.storyPair, bytes(pair.first.rawValue) + bytes(pair.second.rawValue))
    }

    /// The numbers that the name is made of; `nil` where it is not `count` numbers long.
    func numbers(_ count: Int) -> [UInt64]? {
        guard name.count == 8 * count else { return nil }
        return (0..<count).map { place in
            name[8 * place..<8 * place + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// The number that the name is; `nil` where it is none.
    var number: UInt64? { numbers(1)?[0] }
}
