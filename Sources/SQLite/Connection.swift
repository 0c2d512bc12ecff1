import CSQLite
import Glibc

/// One open database, closed when the value goes away.
///
/// It belongs to one isolation domain: it is not `Sendable`, and SQLite's own locks are off. Give
/// it to a `Database` to keep its blocking calls off Swift's threads.
@safe
public final class Connection {
    /// What a connection may do with its file.
    public enum Access: Sendable {
        /// Reads and writes; the file is made, readable by its owner alone, where there is none.
        case readingAndWriting
        /// Reads; every change is refused.
        case reading
        /// Reads, without the files that connections share, for which there may be no room: no
        /// other connection can use the database meanwhile.
        case readingAlone
    }

    /// How many idle statements a connection keeps, more than any one program text has.
    private static let cacheLimit = 256

    private let handle: OpaquePointer
    private var idleStatements: [String: Statement] = [:]

    /// Opens the database at `path`, without reading it yet.
    ///
    /// - Parameters:
    ///   - path: The path of the file; its folder must exist.
    ///   - access: What the connection may do.
    ///   - busyTimeout: How long a call waits for another connection's lock.
    /// - Throws: `SQLiteError`, most often `cannotOpen`.
    public init(
        path: String, access: Access, busyTimeout: Duration
    ) throws(SQLiteError) {
        if access == .readingAndWriting { Self.makePrivateFile(path) }
        var connection: OpaquePointer?
        // Readers open for writing too, and are then held to reading: whichever connection is
        // closed last can fold the write-ahead log into the file.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = unsafe sqlite3_open_v2(path, &connection, flags, nil)
        guard code == SQLITE_OK, let connection = unsafe connection else {
            let error = unsafe SQLiteError(code: code, of: connection)
            unsafe sqlite3_close_v2(connection)
            throw error
        }
        unsafe handle = connection
        let (seconds, attoseconds) = busyTimeout.components
        let milliseconds =
            min(max(seconds, 0), 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000
        unsafe sqlite3_busy_timeout(handle, Int32(truncatingIfNeeded: max(milliseconds, 0)))
        // Set before anything is read, it keeps the index of the write-ahead log in memory.
        if access == .readingAlone { try execute("PRAGMA locking_mode = EXCLUSIVE") }
        if access != .readingAndWriting { try execute("PRAGMA query_only = 1") }
    }

    /// Opens an empty database in memory.
    init(inMemory: Void) throws(SQLiteError) {
        var connection: OpaquePointer?
        let flags =
            SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = unsafe sqlite3_open_v2(":memory:", &connection, flags, nil)
        guard code == SQLITE_OK, let connection = unsafe connection else {
            let error = unsafe SQLiteError(code: code, of: connection)
            unsafe sqlite3_close_v2(connection)
            throw error
        }
        unsafe handle = connection
    }

    /// Puts the bytes of a database in the place of one in memory, to be read only.
    func load(_ image: [UInt8], valueLimit: Int32) throws(SQLiteError) {
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, valueLimit)
        guard !image.isEmpty, let copy = unsafe sqlite3_malloc64(sqlite3_uint64(image.count)) else {
            throw SQLiteError(code: Int(SQLITE_NOTADB), message: "there is nothing in it")
        }
        unsafe copy.copyMemory(from: image, byteCount: image.count)
        // A log beside the file cannot be read along; what is in the file itself can.
        let bytes = unsafe copy.assumingMemoryBound(to: UInt8.self)
        if image.count > 19, image[18] == 2 { unsafe (bytes[18], bytes[19]) = (1, 1) }
        // Freed by SQLite, also where it refuses.
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        let code = unsafe sqlite3_deserialize(
            handle, "main", bytes, Int64(image.count), Int64(image.count), flags)
        guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, of: handle) }
    }

    deinit {
        idleStatements.removeAll()
        unsafe sqlite3_close_v2(handle)
    }

    /// The version of the SQLite library, such as `3.40.1`.
    public static var libraryVersion: String { unsafe String(cString: sqlite3_libversion()) }

    /// Makes an empty file that only its owner may read.
    ///
    /// SQLite gives its side files the same mode.
    private static func makePrivateFile(_ path: String) {
        // What fails here fails again, with SQLite's own words, when the file is opened.
        // A file that is there already keeps the mode its owner gave it.
        let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }

    /// Whether a transaction is open.
    public var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// Runs a script of any number of statements that return nothing and take nothing.
    public func execute(_ script: String) throws(SQLiteError) {
        let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, of: handle) }
    }

    /// Runs one statement to its end.
    ///
    /// - Returns: How many rows it changed itself, without those its triggers changed.
    @discardableResult
    public func run<each Value: Bindable>(
        _ sql: String, _ values: repeat each Value
    ) throws(SQLiteError) -> Int {
        let statement = try takeStatement(sql)
        defer { giveBack(statement, sql) }
        var index = 0
        for value in repeat each values {
            index += 1
            try value.bind(to: statement, at: index)
        }
        while try statement.step() {}
        return unsafe Int(sqlite3_changes64(handle))
    }

    /// Reads every row of a query, in its order.
    public func all<each Value: Bindable, Result>(
        _ sql: String, _ values: repeat each Value,
        read: (borrowing Row) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> [Result] {
        let statement = try takeStatement(sql)
        defer { giveBack(statement, sql) }
        var index = 0
        for value in repeat each values {
            index += 1
            try value.bind(to: statement, at: index)
        }
        var results: [Result] = []
        while try statement.step() { results.append(try read(Row(statement))) }
        return results
    }

    /// Reads the first row of a query, or gives `nil` where there is none.
    public func first<each Value: Bindable, Result>(
        _ sql: String, _ values: repeat each Value,
        read: (borrowing Row) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result? {
        let statement = try takeStatement(sql)
        defer { giveBack(statement, sql) }
        var index = 0
        for value in repeat each values {
            index += 1
            try value.bind(to: statement, at: index)
        }
        return try statement.step() ? try read(Row(statement)) : nil
    }

    /// Reads the integer in the first column of the first row, zero where there is none.
    public func integer<each Value: Bindable>(
        _ sql: String, _ values: repeat each Value
    ) throws(SQLiteError) -> Int64 {
        try first(sql, repeat each values) { row in row.integer(0) } ?? 0
    }

    // MARK: Statements

    /// An idle statement for `sql`, or a new one.
    ///
    /// It is out of the cache while it runs, so that a query inside a query of the same text gets
    /// a statement of its own.
    private func takeStatement(_ sql: String) throws(SQLiteError) -> Statement {
        if let statement = idleStatements.removeValue(forKey: sql) { return statement }
        return try unsafe Statement(preparing: sql, on: handle)
    }

    private func giveBack(_ statement: Statement, _ sql: String) {
        statement.reset()
        if idleStatements.count >= Self.cacheLimit { idleStatements.removeAll() }
        idleStatements[sql] = statement
    }
}
