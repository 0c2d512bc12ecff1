import SQLite
import Synchronization

/// Connections that read beside the writer, each on a thread of its own.
final class ReaderPool: Sendable {
    private let databases: [Database]
    /// How many calls wait for or use each database.
    private let loads: Mutex<[Int]>

    /// A pool of `count` connections, which are opened when they are needed; of one that reads
    /// alone where the disk is full.
    init(file: StoreFile, count: Int, isAlone: Bool = false) {
        let count = isAlone ? 1 : count
        databases = (0..<max(count, 1)).map { number in
            Database(label: "tidings-reader-\(number)") { () throws(SQLiteError) in
                try file.openReader(isAlone: isAlone)
            }
        }
        loads = Mutex(Array(repeating: 0, count: databases.count))
    }

    /// Reads one state of the store through the least busy connection.
    func read<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) async throws(SQLiteError) -> Result {
        let number = loads.withLock { loads in
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least] += 1
            return least
        }
        defer { loads.withLock { $0[number] -= 1 } }
        return try await databases[number].perform { connection throws(SQLiteError) in
            try connection.snapshot { () throws(SQLiteError) in try body(connection) }
        }
    }
}
