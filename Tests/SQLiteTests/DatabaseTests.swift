import SQLite
import Synchronization
import TestSupport
import Testing

@Suite struct DatabaseTests {
    @Test func `opens at first use, and again where that failed`() async throws {
        let folder = try TemporaryFolder()
        let attempts = Mutex(0)
        let database = Database(label: "test") { () throws(SQLiteError) in
            let attempt = attempts.withLock { count in
                count += 1
                return count
            }
            let name = attempt == 1 ? "missing/a.db" : "a.db"
            return try Connection(
                path: folder.file(name), access: .readingAndWriting, busyTimeout: .seconds(1))
        }
        #expect(attempts.withLock { $0 } == 0)
        await #expect(throws: SQLiteError.self) { try await database.perform { _ in } }
        for expected in Int64(0)..<3 {
            let version = try await database.perform { connection throws(SQLiteError) in
                let version = try connection.integer("PRAGMA user_version")
                try connection.execute("PRAGMA user_version = \(version + 1)")
                return version
            }
            #expect(version == expected)
        }
        #expect(attempts.withLock { $0 } == 2)
    }

    /// Ten databases that all wait would stop a pool of as many threads as there are cores.
    @Test func `a wait for a lock stops nobody else`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.db")
        let holder = Database(label: "holder") { () throws(SQLiteError) in
            try Connection(path: path, access: .readingAndWriting, busyTimeout: .seconds(1))
        }
        try await holder.perform { connection throws(SQLiteError) in
            try connection.useWriteAheadLog()
            try connection.execute("BEGIN IMMEDIATE")
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<10 {
                group.addTask {
                    let database = Database(label: "waiter \(number)") { () throws(SQLiteError) in
                        try Connection(
                            path: path, access: .readingAndWriting, busyTimeout: .seconds(30))
                    }
                    try await database.perform { connection throws(SQLiteError) in
                        try connection.write { () throws(SQLiteError) in
                            try connection.execute("CREATE TABLE t\(number) (a)")
                        }
                    }
                }
            }
            try await holder.perform { connection throws(SQLiteError) in
                try connection.execute("COMMIT")
            }
            try await group.waitForAll()
        }
    }
}
