import SQLite
import TestSupport
import Testing

@Suite struct ConnectionTests {
    private func open(
        _ folder: TemporaryFolder, _ access: Connection.Access = .readingAndWriting
    ) throws -> Connection {
        try Connection(path: folder.file("a.db"), access: access, busyTimeout: .milliseconds(20))
    }

    @Test func `values come back as they were bound`() throws {
        let folder = try TemporaryFolder()
        let connection = try open(folder)
        try connection.run("CREATE TABLE t (a, b, c, d)")
        let texts = ["", "a\0b", "'; DROP TABLE t; --", "日本語 💥"]
        let blobs: [[UInt8]] = [[], [0], [0xFF, 0x00, 0x27], Array(repeating: 7, count: 70_000)]
        for (number, (text, blob)) in zip(texts, blobs).enumerated() {
            let integer = [Int64.min, -1, 0, .max][number]
            try connection.run("INSERT INTO t VALUES (?, ?, ?, ?)", integer, text, blob, Int?.none)
        }
        let rows = try connection.all("SELECT a, b, c, d FROM t ORDER BY rowid") { row in
            (
                row.integer(0), row.text(1), row.bytes(2), row.optionalInteger(3),
                row.optionalText(1), row.optionalBytes(2)
            )
        }
        #expect(rows.map(\.0) == [Int64.min, -1, 0, .max])
        #expect(rows.map(\.1) == texts)
        #expect(rows.map(\.2) == blobs)
        #expect(rows.allSatisfy { $0.3 == nil && $0.4 == $0.1 && $0.5 == $0.2 })
    }

    @Test func `a query inside a query of the same text keeps its own place`() throws {
        let folder = try TemporaryFolder()
        let connection = try open(folder)
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)")
        let sql = "SELECT a FROM t ORDER BY a"
        let sums = try connection.all(sql) { row throws(SQLiteError) in
            row.integer(0) * 10 + Int64(try connection.all(sql) { $0.integer(0) }.count)
        }
        #expect(sums == [13, 23, 33])
    }

    @Test func `says how many rows changed`() throws {
        let folder = try TemporaryFolder()
        let connection = try open(folder)
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)")
        #expect(try connection.run("UPDATE t SET a = 0 WHERE a > ?", 1) == 2)
        #expect(try connection.integer("SELECT a FROM t WHERE a = ?", 9) == 0)
        #expect(try connection.first("SELECT a FROM t WHERE a = 9") { $0.integer(0) } == nil)
    }

    @Test func `a reader changes nothing`() throws {
        let folder = try TemporaryFolder()
        try open(folder).execute("CREATE TABLE t (a)")
        let reader = try open(folder, .reading)
        #expect { try reader.run("INSERT INTO t VALUES (1)") } throws: {
            ($0 as? SQLiteError)?.condition == .readOnly
        }
    }

    @Test func `a reader makes no file`() throws {
        let folder = try TemporaryFolder()
        #expect { try open(folder, .reading) } throws: {
            ($0 as? SQLiteError)?.condition == .cannotOpen
        }
    }

    @Test func `tells constraint, syntax and size apart`() throws {
        let folder = try TemporaryFolder()
        let connection = try open(folder)
        try connection.execute("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES (1)")
        #expect { try connection.run("INSERT INTO t VALUES (1)") } throws: { error in
            let error = error as? SQLiteError
            return error?.condition == .constraint && error?.code == 2067
        }
        #expect { try connection.run("SELEC") } throws: {
            ($0 as? SQLiteError)?.condition == .other
        }
        try connection.execute("PRAGMA max_page_count = 5")
        let big = [UInt8](repeating: 1, count: 100_000)
        #expect { try connection.run("INSERT INTO t VALUES (?)", big) } throws: {
            ($0 as? SQLiteError)?.condition == .full
        }
    }

    @Test(arguments: [
        (5, SQLiteError.Condition.busy), (517, .busy), (6, .busy), (13, .full), (11, .corrupt),
        (267, .corrupt), (26, .notADatabase), (10, .inputOutput), (778, .inputOutput),
        (8, .readOnly), (14, .cannotOpen), (19, .constraint), (1, .other), (-1, .other),
    ])
    func `codes mean what SQLite says`(code: Int, condition: SQLiteError.Condition) {
        #expect(SQLiteError(code: code, message: "").condition == condition)
        #expect(SQLiteError(code: code, message: "words").description == "words (\(code))")
    }
}
