import NewsModel
import SQLite

/// Where an entry stands among all others, older first: its order time, then the beginning of its
/// key.
///
/// It is the entry's row number, so that the table itself and every index are in list order, and
/// search finds the newest first without sorting. The 25 lowest bits hold the beginning of the key;
/// the rest holds every second from year 1 through 9999.
struct EntryPlace: Hashable, Comparable {
    private static let tieBits = 25

    /// The row number.
    let id: Int64

    /// The place with this row number.
    init(id: Int64) {
        self.id = id
    }

    /// The place of an entry.
    ///
    /// - Parameters:
    ///   - order: The time it is ordered by.
    ///   - key: Its key, which decides among equal times.
    ///   - attempt: How many places were taken already. Two keys of one second begin alike once in
    ///     33 million; each attempt reads further bits of the key, so that nobody can force many.
    init(order: Timestamp, key: EntryKey, attempt: Int = 0) {
        let turn = (attempt &* Self.tieBits) & 63
        let turned = turn == 0 ? key.rawValue : key.rawValue << turn | key.rawValue >> (64 - turn)
        let tie = (turned &+ UInt64(attempt / 64)) >> (64 - UInt64(Self.tieBits))
        id = order.seconds << Self.tieBits | Int64(tie)
    }

    /// The first place of an entry that no other has.
    static func free(
        order: Timestamp, key: EntryKey, in connection: Connection
    ) throws(SQLiteError) -> EntryPlace {
        var attempt = 0
        while true {
            let place = EntryPlace(order: order, key: key, attempt: attempt)
            let sql = "SELECT count(*) FROM entries WHERE id = ?"
            if try connection.integer(sql, place.id) == 0 { return place }
            attempt += 1
        }
    }

    /// The first place in the second `start`.
    init(start: Timestamp) {
        id = start.seconds << Self.tieBits
    }

    /// The time the entry is ordered by.
    var order: Timestamp { Timestamp(seconds: id >> Self.tieBits) }

    /// Whether `left` is older.
    static func < (left: EntryPlace, right: EntryPlace) -> Bool { left.id < right.id }
}
