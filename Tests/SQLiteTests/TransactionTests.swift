import SQLite
import TestSupport
import Testing

@Suite struct TransactionTests {
    private let folder: TemporaryFolder
    private let connection: Connection

    init() throws {
        folder = try TemporaryFolder()
        connection = try Connection(
            path: folder.file("a.db"), access: .readingAndWriting, busyTimeout: .milliseconds(20))
        try connection.useWriteAheadLog()
        try connection.execute("CREATE TABLE t (a UNIQUE)")
    }

    private func second() throws -> Connection {
        try Connection(
            path: folder.file("a.db"), access: .readingAndWriting, busyTimeout: .milliseconds(20))
    }

    private func count(_ connection: Connection) throws -> Int64 {
        try connection.integer("SELECT count(*) FROM t")
    }

    @Test func `a change is all or nothing`() throws {
        try connection.write { () throws(SQLiteError) in
            try connection.run("INSERT INTO t VALUES (1)")
        }
        #expect(throws: SQLiteError.self) {
            try connection.write { () throws(SQLiteError) in
                try connection.run("INSERT INTO t VALUES (2)")
                try connection.run("INSERT INTO t VALUES (1)")
            }
        }
        #expect(try count(connection) == 1)
        try connection.write { () throws(SQLiteError) in
            try connection.run("INSERT INTO t VALUES (3)")
        }
        #expect(try count(second()) == 2)
    }

    @Test func `a writer waits for another, and says so in the end`() throws {
        let other = try second()
        try connection.write { () throws(SQLiteError) in
            #expect {
                try other.write { () throws(SQLiteError) in try other.run("DELETE FROM t") }
            } throws: { ($0 as? SQLiteError)?.condition == .busy }
        }
        try other.write { () throws(SQLiteError) in try other.run("DELETE FROM t") }
    }

    @Test func `a snapshot stays as it was`() throws {
        let other = try second()
        try connection.snapshot { () throws(SQLiteError) in
            #expect(try connection.integer("SELECT count(*) FROM t") == 0)
            try other.run("INSERT INTO t VALUES (1)")
            #expect(try connection.integer("SELECT count(*) FROM t") == 0)
        }
        #expect(try count(connection) == 1)
    }

    @Test func `steps run once, in order, and all or nothing`() throws {
        var steps = [
            Migration(to: 1, "CREATE TABLE u (a); INSERT INTO u VALUES (1)"),
            Migration(to: 2) { connection throws(SQLiteError) in
                try connection.run("UPDATE u SET a = a + 1")
            },
        ]
        #expect(try connection.migrate(Array(steps.prefix(1))) == 1)
        #expect(try connection.migrate(steps) == 2)
        #expect(try second().migrate(steps) == 2)
        #expect(try connection.integer("SELECT a FROM u") == 2)
        steps.append(Migration(to: 3, "DROP TABLE u; NONSENSE"))
        #expect(throws: SQLiteError.self) { try connection.migrate(steps) }
        #expect(try connection.schemaVersion == 2)
        #expect(try connection.integer("SELECT a FROM u") == 2)
        #expect(try connection.migrate([]) == 2)
    }
}
