import CSQLite

/// One prepared statement of a connection, finalized when the value goes away.
///
/// Bind its parameters, counted from 1, then step; the columns of the row it stands on are counted
/// from 0. Like its connection it belongs to one isolation domain.
@safe
public final class Statement {
    private let handle: OpaquePointer

    init(preparing sql: String, on connection: OpaquePointer) throws(SQLiteError) {
        var statement: OpaquePointer?
        // Kept for long, so that SQLite spends its own memory rather than the short-lived pool.
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let code = unsafe sqlite3_prepare_v3(connection, sql, -1, flags, &statement, nil)
        guard code == SQLITE_OK, let statement = unsafe statement else {
            throw unsafe SQLiteError(code: code, of: connection)
        }
        unsafe handle = statement
    }

    deinit { unsafe sqlite3_finalize(handle) }

    // MARK: Binding

    func bind(_ value: Int64, at index: Int) throws(SQLiteError) {
        try check(unsafe sqlite3_bind_int64(handle, Int32(truncatingIfNeeded: index), value))
    }

    func bind(_ text: String, at index: Int) throws(SQLiteError) {
        var text = text
        let code = text.withUTF8 { bytes in
            unsafe csqlite_bind_text(
                handle, Int32(truncatingIfNeeded: index), bytes.baseAddress, UInt64(bytes.count))
        }
        try check(code)
    }

    func bind(_ bytes: [UInt8], at index: Int) throws(SQLiteError) {
        let code = unsafe bytes.withUnsafeBytes { buffer in
            unsafe csqlite_bind_blob(
                handle, Int32(truncatingIfNeeded: index), buffer.baseAddress, UInt64(buffer.count))
        }
        try check(code)
    }

    func bindNull(at index: Int) throws(SQLiteError) {
        try check(unsafe sqlite3_bind_null(handle, Int32(truncatingIfNeeded: index)))
    }

    // MARK: Stepping

    /// Goes to the next row.
    ///
    /// - Returns: Whether there is one.
    func step() throws(SQLiteError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw unsafe SQLiteError(code: code, of: sqlite3_db_handle(handle))
    }

    /// Ends the run and forgets what was bound, so that neither locks nor values outlive it.
    func reset() {
        // Repeats the code of the last step, which was reported already.
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
    }

    // MARK: Columns

    func isNull(_ column: Int) -> Bool {
        unsafe sqlite3_column_type(handle, Int32(truncatingIfNeeded: column)) == SQLITE_NULL
    }

    func integer(_ column: Int) -> Int64 {
        unsafe sqlite3_column_int64(handle, Int32(truncatingIfNeeded: column))
    }

    func text(_ column: Int) -> String {
        let column = Int32(truncatingIfNeeded: column)
        guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe String(
            decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int) -> [UInt8] {
        let column = Int32(truncatingIfNeeded: column)
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    private func check(_ code: Int32) throws(SQLiteError) {
        guard code != SQLITE_OK else { return }
        throw unsafe SQLiteError(code: code, of: sqlite3_db_handle(handle))
    }
}

extension SQLiteError {
    /// The error a connection just met.
    init(code: Int32, of connection: OpaquePointer?) {
        guard let connection = unsafe connection else {
            self.init(code: Int(code), message: unsafe String(cString: sqlite3_errstr(code)))
            return
        }
        let extended = unsafe sqlite3_extended_errcode(connection)
        let isCurrent = extended & 0xFF == code & 0xFF
        let words = unsafe isCurrent ? sqlite3_errmsg(connection) : sqlite3_errstr(code)
        self.init(
            code: Int(isCurrent ? extended : code),
            message: unsafe words.map { unsafe String(cString: $0) } ?? "")
    }
}
