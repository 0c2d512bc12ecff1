public import NewsModel

/// Which entries another reader program asks for.
///
/// Unlike `EntryQuery` it combines conditions freely, knows when entries arrived, and reads up to
/// 50,000 places at once, as programs that keep a copy of everything do.
public struct StreamQuery: Hashable, Sendable {
    /// Something entries have in common.
    public enum Source: Hashable, Sendable {
        /// Everything in sight.
        case everything
        /// They are of one feed.
        case feed(FeedKey)
        /// Their feed is outside every folder.
        case unfiled
        /// They are in the folder, where there is one, or have the tag; those of folders inside it
        /// are in others.
        case label(folder: FolderPath?, tag: TagID?)
        /// They are read.
        case read
        /// They are not read.
        case unread
        /// They are saved.
        case saved
        /// There are none.
        case nothing
    }

    /// The most places of one answer.
    public static let placeLimit = 50_000

    /// What the entries are from.
    public var source: Source
    /// What all of them have besides.
    public var included: [Source]
    /// What none of them has.
    public var excluded: [Source]
    /// Only those first seen then or later.
    public var arrivedSince: Timestamp?
    /// Only those first seen then or earlier.
    public var arrivedUntil: Timestamp?
    /// Whether the oldest come first.
    public var isOldestFirst: Bool
    /// Go on after this place, or `nil` for the start.
    public var after: Int64?
    /// How many at most, 1 through `placeLimit`.
    public var limit: Int

    /// Asks for entries of `source`, newest first.
    public init(
        _ source: Source, included: [Source] = [], excluded: [Source] = [],
        arrivedSince: Timestamp? = nil, arrivedUntil: Timestamp? = nil,
        isOldestFirst: Bool = false, after: Int64? = nil, limit: Int = 20
    ) {
        self.source = source
        self.included = included
        self.excluded = excluded
        self.arrivedSince = arrivedSince
        self.arrivedUntil = arrivedUntil
        self.isOldestFirst = isOldestFirst
        self.after = after
        self.limit = min(max(limit, 1), Self.placeLimit)
    }
}

/// Where an entry stands among all, which is the number clients know it by.
///
/// It is below 2^60, and never changes while the entry is here. Places are in the order of lists,
/// so that one of them is also where a list goes on.
public struct StreamPlace: Hashable, Sendable {
    /// The number.
    public var id: Int64
    /// When the entry was first seen here.
    public var arrived: Timestamp

    /// The place with this number.
    public init(id: Int64, arrived: Timestamp) {
        self.id = id
        self.arrived = arrived
    }
}

/// A stretch of places.
public struct StreamPage: Hashable, Sendable {
    /// The places, in the order asked for.
    public var places: [StreamPlace]
    /// Where to go on, or `nil` at the end.
    public var next: Int64?

    /// The places as given.
    public init(places: [StreamPlace], next: Int64?) {
        self.places = places
        self.next = next
    }
}

/// An entry as clients take it.
public struct StreamEntry: Hashable, Sendable {
    /// Its place.
    public var id: Int64
    /// The entry.
    public var detail: EntryDetail
    /// The tags on it, by identifier.
    public var tags: [TagID]
}

/// A tag that entries may have.
public struct EntryTag: Hashable, Sendable {
    /// Its identifier.
    public var id: TagID
    /// Its name, never empty.
    public var name: String
}
