public import NewsModel
import SQLite

/// An entry's place, and the small number that some clients know it by.
public struct NumberedPlace: Hashable, Sendable {
    /// The number: 1 or more, in the order of arrival, never given twice here.
    public var number: Int64
    /// The place.
    public var id: Int64

    /// When the entry was published, as lists have it.
    public var published: Timestamp { EntryPlace(id: id).order }
}

/// Small numbers of entries; entries have them while there is a password for other programs.
extension ReaderStore {
    private static let numbered = """
        SELECT n.number, n.entry FROM client_entries AS n JOIN entries AS e ON e.id = n.entry
        WHERE (\(Schema.isInSight("e")) OR e.is_saved = 1)
        """

    /// The first entries in sight with a greater number, in their order.
    public func numberedPlaces(
        above number: Int64, limit: Int
    ) async throws(StoreError) -> [NumberedPlace] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                "\(Self.numbered) AND n.number > ? ORDER BY n.number LIMIT ?", number, limit,
                read: Self.numberedPlace)
        }
    }

    /// The last entries in sight with a smaller number, the greatest first.
    public func numberedPlaces(
        below number: Int64, limit: Int
    ) async throws(StoreError) -> [NumberedPlace] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                "\(Self.numbered) AND n.number < ? ORDER BY n.number DESC LIMIT ?", number, limit,
                read: Self.numberedPlace)
        }
    }

    /// The entries with these numbers, in that order; numbers without one are left out.
    public func places(withNumbers numbers: [Int64]) async throws(StoreError) -> [NumberedPlace] {
        try await read { connection throws(SQLiteError) in
            var places: [NumberedPlace] = []
            for number in numbers {
                let sql = "SELECT number, entry FROM client_entries WHERE number = ?"
                if let place = try connection.first(sql, number, read: Self.numberedPlace) {
                    places.append(place)
                }
            }
            return places
        }
    }

    /// The entries of a query with their numbers, in the order of the query.
    public func numberedPlaces(_ query: StreamQuery) async throws(StoreError) -> [NumberedPlace] {
        try await read { connection throws(SQLiteError) in
            let page = try StreamLister(connection: connection).page(query)
            var places: [NumberedPlace] = []
            for place in page.places {
                let sql = "SELECT number, entry FROM client_entries WHERE entry = ?"
                if let found = try connection.first(sql, place.id, read: Self.numberedPlace) {
                    places.append(found)
                }
            }
            return places
        }
    }

    /// The numbers of the entries with these keys, in that order.
    public func numbers(of keys: [EntryKey]) async throws(StoreError) -> [Int64] {
        try await read { connection throws(SQLiteError) in
            var numbers: [Int64] = []
            for key in keys {
                let sql = """
                    SELECT n.number FROM client_entries AS n JOIN entries AS e ON e.id = n.entry
                    WHERE e.key = ?
                    """
                if let number = try connection.first(sql, key.stored, read: { $0.integer(0) }) {
                    numbers.append(number)
                }
            }
            return numbers
        }
    }

    /// How many entries are here.
    public func entryCount() async throws(StoreError) -> Int {
        try await read { connection throws(SQLiteError) in
            Int(try connection.integer("SELECT sum(entry_count) FROM feeds"))
        }
    }

    private static func numberedPlace(_ row: borrowing Row) -> NumberedPlace {
        NumberedPlace(number: row.integer(0), id: row.integer(1))
    }
}
