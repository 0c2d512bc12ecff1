import NewsModel
import SQLite

extension FeedTable {
    /// Stores a feed's health; runs inside a transaction.
    func store(_ health: FeedHealth, of feed: FeedKey) throws(SQLiteError) {
        try connection.run(
            """
            UPDATE feeds SET last_fetched = ?, last_good = ?, last_status = ?, last_error = ?,
                failure_count = ?, next_check = ?, is_gone = ?, entity_tag = ?, last_modified = ?,
                validators_since = ?, validators_address = ?, body_digest = ?, moved_to = ?,
                moved_day_count = ?, moved_last_day = ?, own_interval = ?, pace_interval = ?,
                quiet_hours = ?, quiet_days = ?, is_cut = ?
            WHERE id = ?
            """, health.lastFetched?.seconds, health.lastGood?.seconds, health.lastStatus,
            health.lastError, health.failureCount, health.nextCheck.seconds, health.isGone,
            health.validators.entityTag, health.validators.lastModified,
            health.validatorsSince?.seconds, health.validatorsAddress, health.bodyDigest,
            health.movedTo, health.movedDayCount, health.movedLastDay,
            health.interval?.components.seconds, health.pace.interval?.components.seconds,
            Self.bits(health.pace.quietHours), Self.bits(health.pace.quietDays),
            health.isCut, feed.stored)
    }

    /// A bit for each of the small numbers.
    private static func bits(_ numbers: [Int]) -> Int64 {
        numbers.reduce(0) { bits, number in
            0..<32 ~= number ? bits | 1 << Int64(number) : bits
        }
    }
}

extension FeedHealth {
    /// Reads the health in a row of `FeedTable.columns`.
    init(_ row: borrowing Row) {
        self.init()
        lastFetched = row.optionalInteger(11).map(Timestamp.init(seconds:))
        lastGood = row.optionalInteger(12).map(Timestamp.init(seconds:))
        lastStatus = row.optionalInteger(13).map(Int.init)
        lastError = row.optionalText(14)
        failureCount = Int(row.integer(15))
        nextCheck = Timestamp(seconds: row.integer(16))
        isGone = row.flag(17)
        validators = Validators(
            entityTag: row.optionalBytes(18), lastModified: row.optionalBytes(19))
        validatorsSince = row.optionalInteger(20).map(Timestamp.init(seconds:))
        bodyDigest = row.optionalBytes(21)
        movedTo = row.optionalText(22)
        movedDayCount = Int(row.integer(23))
        movedLastDay = row.optionalInteger(24).map(Int.init)
        validatorsAddress = row.optionalText(26)
        interval = row.optionalInteger(27).map { .seconds($0) }
        pace.interval = row.optionalInteger(28).map { .seconds($0) }
        pace.quietHours = Self.numbers(row.integer(29))
        pace.quietDays = Self.numbers(row.integer(30))
        isCut = row.flag(31)
    }

    private static func numbers(_ bits: Int64) -> [Int] {
        bits == 0 ? [] : (0..<32).filter { bits & 1 << Int64($0) != 0 }
    }
}
