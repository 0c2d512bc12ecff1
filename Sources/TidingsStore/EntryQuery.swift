public import NewsModel

/// Which entries to list, newest first.
public struct EntryQuery: Hashable, Sendable {
    /// Where the entries come from.
    public enum Scope: Hashable, Sendable {
        /// Every feed.
        case everything
        /// One feed.
        case feed(FeedKey)
        /// A folder and the folders inside it.
        case folder(FolderPath)
        /// One story.
        case story(StoryKey)
    }

    /// Which of them.
    public enum Filter: String, Hashable, Sendable {
        /// All of them but what was archived or hidden, or is muted by a rule.
        case all
        /// Those of `all` that are not read.
        case unread
        /// Those saved, whatever else was decided about them.
        case saved
        /// Those archived and not hidden.
        case archived
        /// Those hidden, by hand or by a mute rule.
        case hidden
    }

    /// Where the entries come from.
    public var scope: Scope
    /// Which of them.
    public var filter: Filter
    /// Only those with this tag, or `nil`; with it, `all` and `unread` have archived ones, too.
    public var tag: TagID?
    /// Continue after this place, or `nil` to begin with the newest.
    public var after: EntryCursor?
    /// How many at most, 1 through 1,000.
    public var limit: Int

    /// Asks for entries of `scope`, newest first.
    public init(
        _ scope: Scope = .everything, filter: Filter = .all, tag: TagID? = nil,
        after: EntryCursor? = nil, limit: Int = 50
    ) {
        self.scope = scope
        self.filter = filter
        self.tag = tag
        self.after = after
        self.limit = min(max(limit, 1), 1000)
    }
}

/// A place in a list that stays right while new entries arrive.
public struct EntryCursor: Hashable, Sendable {
    /// The order time of the last entry shown.
    public var order: Timestamp
    /// The key of the last entry shown, which decides among equal times.
    public var key: EntryKey

    /// The place after the entry with this order and key.
    public init(order: Timestamp, key: EntryKey) {
        self.order = order
        self.key = key
    }
}

extension EntryCursor: CustomStringConvertible, LosslessStringConvertible {
    /// The cursor as `seconds-key`, safe in an address.
    public var description: String { "\(order.seconds)-\(key)" }

    /// Reads what `description` gives; `nil` for anything else.
    public init?(_ description: String) {
        guard let dash = description.lastIndex(of: "-"),
            let seconds = Int64(description[..<dash]),
            let key = EntryKey(String(description[description.index(after: dash)...]))
        else { return nil }
        self.init(order: Timestamp(seconds: seconds), key: key)
    }
}

/// A stretch of a list.
public struct Page<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The elements, in the list's order.
    public var elements: [Element]
    /// Where the next page begins, or `nil` at the end of the list.
    public var next: EntryCursor?

    /// Gathers a page.
    public init(elements: [Element], next: EntryCursor?) {
        self.elements = elements
        self.next = next
    }
}
