import FoundationEssentials
import TestSupport
import Testing

/// The real program, on a store of a test's own.
struct TidingsProgram: Sendable {
    /// The folder of the store; the home of the program, too.
    let folder: TemporaryFolder
    /// The path of the store.
    let storePath: String

    /// The program that was built with these tests, in the same folder.
    static let path: String = {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = (own ?? "").split(separator: "/").dropLast().joined(separator: "/")
        return "/\(folder)/tidings"
    }()

    /// A program with a store that does not exist yet.
    init() throws {
        folder = try TemporaryFolder()
        storePath = folder.file("tidings.store")
    }

    /// A second program on the store at `path`.
    init(storePath path: String) throws {
        folder = try TemporaryFolder()
        storePath = path
    }

    /// Starts it.
    func start(
        _ words: [String], input: [UInt8] = [], environment: [String: String] = [:],
        deadline: Duration = .seconds(60)
    ) throws -> RunningProgram {
        let inherited = ProcessInfo.processInfo.environment
        var all = ["HOME": folder.path, "TIDINGS_STORE": storePath, "LANG": "C.UTF-8"]
        for name in ["PATH", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"] {
            all[name] = inherited[name]
        }
        all.merge(environment) { $1 }
        return try RunningProgram(
            Self.path, arguments: words, environment: all, input: input, deadline: deadline)
    }

    /// Runs it to its end.
    func run(
        _ words: String..., input: [UInt8] = [], environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        try await start(words, input: input, environment: environment).result()
    }

    /// Runs it to its end, which must be a good one.
    @discardableResult
    func done(
        _ words: String..., input: [UInt8] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ProgramResult {
        let result = try await start(words, input: input).result()
        #expect(
            result.ending == .exited(0),
            "\(words.joined(separator: " ")): \(result); \(StoreBytes.outlines(beside: storePath))",
            sourceLocation: sourceLocation)
        return result
    }

    /// Runs it with `--json` to its end, which must be a good one, and reads what it prints.
    func json<Value: Decodable>(
        _ type: Value.Type, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Value {
        let result = try await start(words + ["--json"]).result()
        #expect(
            result.ending == .exited(0),
            "\(words.joined(separator: " ")): \(result); \(StoreBytes.outlines(beside: storePath))",
            sourceLocation: sourceLocation)
        return try JSONDecoder().decode(type, from: Data(result.output))
    }

    /// All entries of a list, read page by page.
    func pages(_ words: [String], limit: Int = 1000) async throws -> [PrintedEntries.Entry] {
        var entries: [PrintedEntries.Entry] = []
        var next: String?
        for _ in 0..<1000 {
            let page = try await json(
                PrintedEntries.self,
                words + ["--limit", String(limit)] + (next.map { ["--after", $0] } ?? []))
            #expect(page.entries.count == limit || page.next == nil)
            entries += page.entries
            next = page.next
            if next == nil { return entries }
        }
        Issue.record("\(words) does not end")
        return entries
    }
}

extension ProgramResult {
    /// Whether it is a failure as every command must fail: this status, one plain sentence on
    /// stderr, nothing on stdout.
    func isPlainFailure(status: Int32 = 1) -> Bool {
        ending == .exited(status) && output.isEmpty && errorLines.count == 1
            && errorText.hasPrefix("tidings: ") && errors.count < 600
            && (status != 1 || errorLines[0].hasSuffix("."))
    }
}
