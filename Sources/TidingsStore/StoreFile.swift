import Glibc
import SQLite

/// The file of a store, and how connections to it are made.
struct StoreFile {
    /// What opening found.
    enum State: Hashable {
        /// A store of the present schema.
        case ready
        /// A store that a newer Tidings wrote.
        case tooNew(version: Int)
        /// A database of something else.
        case foreign
    }

    /// The pages the log may grow to before it is folded into the file: 32 MB.
    ///
    /// A larger log makes imports faster, a smaller one starts faster after a crash.
    private static let checkpointPages = 4000

    /// With less than this free, SQLite cannot make the files beside a store: 256 KB.
    private static let leastRoomInBytes: UInt64 = 262_144

    let path: String
    let options: StoreOptions

    /// The one connection that writes.
    func openWriter() throws(SQLiteError) -> Connection {
        let connection = try Connection(
            path: path, access: .readingAndWriting, busyTimeout: options.busyTimeout)
        try connection.execute(
            """
            PRAGMA foreign_keys = ON;
            PRAGMA synchronous = NORMAL;
            PRAGMA trusted_schema = OFF;
            PRAGMA secure_delete = FAST;
            PRAGMA temp_store = MEMORY;
            PRAGMA cache_size = -16000;
            PRAGMA wal_autocheckpoint = \(Self.checkpointPages);
            PRAGMA journal_size_limit = \(Self.checkpointPages * Schema.pageSize);
            """)
        return connection
    }

    /// A connection that reads beside the writer, or alone where the disk is full.
    func openReader(isAlone: Bool = false) throws(SQLiteError) -> Connection {
        let connection = try Connection(
            path: path, access: isAlone ? .readingAlone : .reading,
            busyTimeout: options.busyTimeout)
        try connection.execute(
            """
            PRAGMA trusted_schema = OFF;
            PRAGMA temp_store = MEMORY;
            PRAGMA cache_size = -4000;
            """)
        return connection
    }

    /// A connection that looks whether the file was changed, and waits for nobody.
    func openWatch() throws(SQLiteError) -> Connection {
        try Connection(path: path, access: .reading, busyTimeout: .zero)
    }

    /// Makes the file a store of the present schema, unless it is something else.
    func prepare(_ connection: Connection) throws(SQLiteError) -> State {
        let version = try connection.schemaVersion
        if version > Schema.migrations.count {
            return try isOurs(connection) ? .tooNew(version: version) : .foreign
        }
        let tables = try connection.integer("SELECT count(*) FROM sqlite_master")
        if tables > 0 || version > 0 {
            guard try isOurs(connection) else { return .foreign }
        } else {
            try connection.execute("PRAGMA page_size = \(Schema.pageSize)")
        }
        try connection.useWriteAheadLog()
        if let pages = options.maximumPageCount {
            try connection.execute("PRAGMA max_page_count = \(pages)")
        }
        // Written first, so that a program that dies between the two leaves a store of ours.
        if tables == 0 { try connection.execute("PRAGMA application_id = \(Schema.applicationID)") }
        if version > 0, version < Schema.migrations.count {
            try MigrationBackup(connection: connection, path: path).write(before: version + 1)
        }
        let reached = try connection.migrate(Schema.migrations)
        return reached > Schema.migrations.count ? .tooNew(version: reached) : .ready
    }

    /// What the file is, without changing it.
    ///
    /// - Returns: `nil` for a store of an earlier schema, which has to be changed first.
    func state(_ connection: Connection) throws(SQLiteError) -> State? {
        let version = try connection.schemaVersion
        guard try isOurs(connection) else { return .foreign }
        if version > Schema.migrations.count { return .tooNew(version: version) }
        return version == Schema.migrations.count ? .ready : nil
    }

    /// Whether `error` comes from a disk without room, whatever SQLite makes of it.
    func isFull(_ error: SQLiteError) -> Bool {
        switch error.condition {
        case .full: return true
        case .inputOutput, .cannotOpen, .readOnly: return Self.isDiskFull(at: path)
        default: return false
        }
    }

    /// Whether the disk of the file at `path` has no room; not where that cannot be told.
    static func isDiskFull(at path: String) -> Bool {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0 else { return false }
        let free = UInt64(status.f_bavail).multipliedReportingOverflow(
            by: UInt64(status.f_frsize))
        return !free.overflow && free.partialValue < leastRoomInBytes
    }

    /// What the store means by an error.
    func explained(_ error: SQLiteError) -> StoreError {
        isFull(error) ? .diskFull : StoreError(error)
    }

    private func isOurs(_ connection: Connection) throws(SQLiteError) -> Bool {
        try connection.integer("PRAGMA application_id") == Schema.applicationID
    }

    /// What the system knows the file at the path by, or `nil` where there is none.
    ///
    /// A file that was moved or deleted goes on taking changes, which nobody would find again.
    var identity: Identity? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return Identity(device: status.st_dev, file: status.st_ino)
    }

    /// What the system knows a file by, whatever its path is.
    struct Identity: Hashable {
        let device: dev_t
        let file: ino_t
    }

    /// The bytes of the file and of the log beside it.
    var sizeInBytes: Int {
        [path, path + "-wal"].reduce(0) { total, path in
            var status = stat()
            return unsafe stat(path, &status) == 0 ? total + Int(status.st_size) : total
        }
    }
}
