import Glibc

extension Connection {
    /// Changes the database all or nothing.
    ///
    /// The write lock is taken at the start, so that waiting for another writer can happen there
    /// alone, and the transaction never has to be repeated.
    ///
    /// - Returns: What `body` returns, once it is committed.
    /// - Throws: What `body` throws, or `SQLiteError`; nothing has changed then.
    @discardableResult
    public func write<Result>(
        _ body: () throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        try within("BEGIN IMMEDIATE", body)
    }

    /// Reads one state of the database through several queries.
    ///
    /// - Returns: What `body` returns.
    public func snapshot<Result>(
        _ body: () throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        try within("BEGIN DEFERRED", body)
    }

    /// Changes the database all or nothing, as a part of the transaction under way.
    ///
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, or `SQLiteError`; nothing of this part has changed then. A
    ///   full disk and some other errors end the whole transaction: `isInTransaction` tells.
    public func attempt<Result>(
        _ body: () throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        precondition(isInTransaction, "a part needs a transaction")
        try run("SAVEPOINT attempt")
        do throws(SQLiteError) {
            let result = try body()
            try run("RELEASE attempt")
            return result
        } catch {
            if isInTransaction {
                _ = try? run("ROLLBACK TO attempt")
                _ = try? run("RELEASE attempt")
            }
            throw error
        }
    }

    private func within<Result>(
        _ begin: String, _ body: () throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        precondition(!isInTransaction, "transactions do not nest")
        try run(begin)
        do throws(SQLiteError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // A full disk and some other errors roll back by themselves.
            if isInTransaction { _ = try? run("ROLLBACK") }
            throw error
        }
    }
}

extension Connection {
    /// Keeps changes in a log beside the file, so that reading and writing go on at once.
    ///
    /// Where another connection is just opening the file, the switch is tried again for up to five
    /// seconds: SQLite refuses it at once rather than wait.
    public func useWriteAheadLog() throws(SQLiteError) {
        let mode = try first("PRAGMA journal_mode") { row in row.text(0) }
        guard mode != "wal" else { return }
        for attempt in 1...250 {
            do throws(SQLiteError) {
                try execute("PRAGMA journal_mode = WAL")
                return
            } catch {
                guard error.condition == .busy, attempt < 250 else { throw error }
                usleep(20_000)
            }
        }
    }
}
