import NewsModel
import SQLite

/// Where the weather and the events of the day come from, and what was there last.
extension ReaderStore {
    /// The setting that names the person's time zone, on this device.
    package static let zoneSetting = "device.day.zone"

    /// Every source, in the order they were added.
    package func daySources() async throws(StoreError) -> [DaySource] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                """
                SELECT id, kind, address, allows_private, confirmed, entity_tag, last_modified,
                    failure, failure_count, next_check
                FROM day_sources ORDER BY id
                """
            ) { row in
                var source = DaySource(
                    id: row.integer(0), DaySource.Kind(rawValue: row.text(1)) ?? .calendar,
                    address: row.text(2), allowsPrivateNetwork: row.flag(3),
                    nextCheck: Timestamp(seconds: row.integer(9)))
                source.confirmed = row.optionalInteger(4).map { Timestamp(seconds: $0) }
                source.validators = Validators(
                    entityTag: row.optionalBytes(5), lastModified: row.optionalBytes(6))
                source.failure = row.optionalText(7)
                source.failureCount = Int(clamping: row.integer(8))
                return source
            }
        }
    }

    /// The last good answer of a source, or `nil` where there is none.
    package func dayBody(of id: Int64) async throws(StoreError) -> [UInt8]? {
        try await read { connection throws(SQLiteError) in
            try connection.first("SELECT body FROM day_sources WHERE id = ?", id) { row in
                row.optionalBytes(0)
            } ?? nil
        }
    }

    /// Adds a source.
    ///
    /// - Parameters:
    ///   - source: The source; its number is not used.
    ///   - limit: How many of its kind there may be. Where that is 1, it takes the other's place.
    /// - Returns: The source with its number, or `nil` where there are as many already.
    /// - Throws: `StoreError`; nothing has changed then.
    package func add(
        _ source: DaySource, limit: Int
    ) async throws(StoreError) -> DaySource? {
        let kind = source.kind.rawValue
        let id: Int64? = try await write { connection throws(SQLiteError) in
            if limit == 1 {
                try connection.run("DELETE FROM day_sources WHERE kind = ?", kind)
            } else {
                // The same address again takes its own place.
                try connection.run(
                    "DELETE FROM day_sources WHERE kind = ? AND address = ?", kind,
                    source.address)
            }
            let count = "SELECT count(*) FROM day_sources WHERE kind = ?"
            guard try connection.integer(count, kind) < Int64(limit) else { return nil }
            try connection.run(
                """
                INSERT INTO day_sources (kind, address, allows_private, next_check)
                VALUES (?, ?, ?, ?)
                """, kind, source.address, source.allowsPrivateNetwork,
                source.nextCheck.seconds)
            return try connection.integer("SELECT max(id) FROM day_sources")
        }
        guard let id else { return nil }
        var added = source
        added.id = id
        return added
    }

    /// Keeps what came of asking a source; nothing where it was removed meanwhile.
    ///
    /// - Parameters:
    ///   - source: The source as it is from now on.
    ///   - body: Its new answer, or `nil` to keep the last one.
    /// - Throws: `StoreError`; nothing has changed then.
    package func save(
        _ source: DaySource, body: [UInt8]? = nil
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            _ = try connection.run(
                """
                UPDATE day_sources SET body = ifnull(?, body), confirmed = ?, entity_tag = ?,
                    last_modified = ?, failure = ?, failure_count = ?, next_check = ?
                WHERE id = ?
                """, body, source.confirmed?.seconds, source.validators.entityTag,
                source.validators.lastModified, source.failure, source.failureCount,
                source.nextCheck.seconds, source.id)
        }
    }

    /// Forgets a source and what was there.
    ///
    /// - Throws: `StoreError.notFound` where there is none with this number.
    package func removeDaySource(_ id: Int64) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try connection.run("DELETE FROM day_sources WHERE id = ?", id) > 0
        }
    }
}
