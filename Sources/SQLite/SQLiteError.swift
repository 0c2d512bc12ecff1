import CSQLite

/// What SQLite answered when it could not do what it was asked.
public struct SQLiteError: Error, Hashable, Sendable {
    /// What a caller can tell apart and act on.
    public enum Condition: Hashable, Sendable {
        /// Another connection holds the lock and did not let go in time.
        case busy
        /// The disk, or the size allowed to the file, is full.
        case full
        /// The file is damaged.
        case corrupt
        /// The file is no database.
        case notADatabase
        /// The system failed to read or write.
        case inputOutput
        /// The file, or its folder, may not be written.
        case readOnly
        /// The file cannot be opened.
        case cannotOpen
        /// A constraint of the schema refused the change.
        case constraint
        /// Anything else.
        case other
    }

    /// The extended result code.
    ///
    /// Source: SQLite, "Result and Error Codes".
    public let code: Int
    /// SQLite's own words; never holds a bound value.
    public let message: String

    /// An error with this extended result code.
    public init(code: Int, message: String) {
        self.code = code
        self.message = message
    }

    /// What the code means to a caller.
    public var condition: Condition {
        switch Int32(truncatingIfNeeded: code & 0xFF) {
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_FULL: .full
        case SQLITE_CORRUPT: .corrupt
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_IOERR: .inputOutput
        case SQLITE_READONLY, SQLITE_PERM: .readOnly
        case SQLITE_CANTOPEN: .cannotOpen
        case SQLITE_CONSTRAINT: .constraint
        default: .other
        }
    }
}

extension SQLiteError: CustomStringConvertible {
    /// The words and the code, such as `database is locked (5)`.
    public var description: String { "\(message) (\(code))" }
}
