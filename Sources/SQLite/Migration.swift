/// One numbered step of a schema.
public struct Migration: Sendable {
    /// The version the database has after the step, 1 or more.
    public let version: Int
    /// Makes the change; runs inside the transaction that also stores the version.
    public let apply: @Sendable (Connection) throws(SQLiteError) -> Void

    /// A step that runs a script.
    public init(to version: Int, _ script: String) {
        self.init(to: version) { connection throws(SQLiteError) in
            try connection.execute(script)
        }
    }

    /// A step that runs code.
    public init(
        to version: Int, _ apply: @escaping @Sendable (Connection) throws(SQLiteError) -> Void
    ) {
        precondition(version >= 1, "version 0 is the empty database")
        self.version = version
        self.apply = apply
    }
}

extension Connection {
    /// The version of the schema, 0 for a new database.
    public var schemaVersion: Int {
        get throws(SQLiteError) { Int(try integer("PRAGMA user_version")) }
    }

    /// Takes the database through every step above its version, all or nothing.
    ///
    /// Two programs may do so at once: the second finds the work done. A database that is already
    /// past the last step stays as it is.
    ///
    /// - Parameter migrations: The steps, lowest version first, without gaps from 1.
    /// - Returns: The version of the schema from now on.
    /// - Throws: `SQLiteError`; the database is as it was then.
    @discardableResult
    public func migrate(_ migrations: [Migration]) throws(SQLiteError) -> Int {
        precondition(
            migrations.map(\.version) == Array(1..<migrations.count + 1),
            "migrations are numbered from 1 without gaps")
        if try schemaVersion >= migrations.count { return try schemaVersion }
        return try write { () throws(SQLiteError) in
            var version = try schemaVersion
            for migration in migrations where migration.version > version {
                try migration.apply(self)
                version = migration.version
            }
            try execute("PRAGMA user_version = \(version)")
            return version
        }
    }
}
