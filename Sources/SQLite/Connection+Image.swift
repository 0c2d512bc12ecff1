import CSQLite

extension Connection {
    /// The most bytes of one text or blob of a foreign database.
    private static let foreignValueLimit: Int32 = 4_000_000

    /// Opens a foreign database that is in memory as its bytes; it is only read.
    ///
    /// Nothing in it is trusted: it may call no function that reaches out of it, and no value of it
    /// is longer than four million bytes.
    ///
    /// - Throws: `SQLiteError`, where the bytes are no database once something is read.
    public convenience init(image: [UInt8]) throws(SQLiteError) {
        try self.init(inMemory: ())
        try load(image, valueLimit: Self.foreignValueLimit)
        try execute(
            "PRAGMA trusted_schema = OFF; PRAGMA query_only = 1; PRAGMA cell_size_check = 1;")
    }
}
