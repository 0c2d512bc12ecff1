public import NewsModel

extension Arrangement {
    /// A feed that is followed.
    public struct Feed: Hashable, Sendable {
        /// The feed's key.
        public var key: FeedKey
        /// The address to fetch; `nil` where no replica has said one that can be read.
        public var address: String?
        /// The title the person gave, or `nil` where they left the feed's own.
        public var title: String?
        /// The folder it is in, or `nil` at the top.
        public var folder: FolderID?
        /// Its place among its siblings, or `nil` behind those that have one.
        public var order: OrderKey?
        /// The tags on it, by identifier.
        public var tags: [TagID]
        /// Keys of other feeds that turned out to be this one, ascending.
        public var aliases: [FeedKey]
    }

    /// A folder.
    public struct Folder: Hashable, Sendable {
        /// The folder's identifier.
        public var id: FolderID
        /// Its name, never empty; two folders beside each other may have the same.
        public var name: String
        /// The folder around it, or `nil` at the top.
        public var parent: FolderID?
        /// Its place among its siblings, or `nil` behind those that have one.
        public var order: OrderKey?
    }

    /// A tag.
    public struct Tag: Hashable, Sendable {
        /// The tag's identifier.
        public var id: TagID
        /// Its name, never empty.
        public var name: String
    }

    /// A list of entries that fit an expression.
    public struct SmartGroup: Hashable, Sendable {
        /// The group's identifier.
        public var id: RecordID
        /// Its name.
        public var name: String
        /// What its entries have in common, written as one expression and never merged inside.
        public var expression: String
        /// Its place among the groups, or `nil` behind those that have one.
        public var order: OrderKey?
    }

    /// What shall not be shown.
    public struct MuteRule: Hashable, Sendable {
        /// The rule's identifier.
        public var id: RecordID
        /// Its name; empty where the person gave none.
        public var name: String
        /// What the muted entries have in common, written as one expression.
        public var expression: String
    }

    /// What is decided about an entry, besides whether it is read.
    public struct Entry: Hashable, Sendable {
        /// The entry.
        public var name: EntryName
        /// Whether it is kept for ever; then it is in the list of saved entries, archived and
        /// hidden or not.
        public var isSaved: Bool
        /// Whether it was put away.
        public var isArchived: Bool
        /// Whether it is out of sight in every list but that of saved entries.
        public var isHidden: Bool
        /// The tags on it, by identifier.
        public var tags: [TagID]
        /// What it looked like when it was saved, in bytes; `nil` where that is not known.
        public var snapshotBytes: [UInt8]?

        /// What it looked like when it was saved; `nil` where that is not known or unreadable.
        public var snapshot: EntrySnapshot? {
            snapshotBytes.flatMap { try? EntrySnapshot(of: name, encoded: $0) }
        }
    }

    /// What a person says of two entries.
    public enum Correction: Hashable, Sendable {
        /// They do not belong to one story; so also where another replica joined them at once.
        case apart
        /// They belong to one story.
        case together
    }

    /// Something that has a place in a folder.
    public enum Member: Hashable, Comparable, Sendable {
        /// A folder.
        case folder(FolderID)
        /// A feed.
        case feed(FeedKey)
    }

    /// Things that stand, or that were removed.
    public struct Records: Hashable, Sendable {
        /// Feeds, by key.
        public var feeds: [Feed]
        /// Folders, by identifier.
        public var folders: [Folder]
        /// Tags, by identifier.
        public var tags: [Tag]
        /// Smart groups in the person's order, those without a place last and by identifier.
        public var smartGroups: [SmartGroup]
        /// Mute rules, by identifier.
        public var muteRules: [MuteRule]
        /// Mail accounts, by identifier.
        public var accounts: [MailAccount]
    }
}
