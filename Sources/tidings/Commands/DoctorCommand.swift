import Fetching
import TidingsStore

/// The command `tidings doctor`.
enum DoctorCommand {
    static let spec = CommandSpec(
        "doctor", summary: "examine the store, the libraries, the limits, and the disk",
        details: "Exit status 1 where the store is damaged.",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let examination: StoreExamination
        do throws(StoreError) {
            examination = try await store.examine()
        } catch {
            throw CommandFailure(error)
        }
        let report = DoctorReport(examination, storePath: session.storePath)
        if invocation.has("--json") {
            session.terminal.printJSON(report)
        } else {
            for (name, value) in report.lines {
                session.terminal.print(
                    session.terminal.styled(TextWidth.fit(name, to: 20), .dim) + value)
            }
            for problem in report.problems { session.terminal.complain("damaged: \(problem)") }
        }
        if !report.problems.isEmpty { throw .silent }
    }
}

/// What `doctor` found, as it prints it.
struct DoctorReport: Encodable {
    /// The version of the program.
    var version: String
    /// The path of the store.
    var store: String
    /// What is damaged in it; empty where it is whole.
    var problems: [String]
    /// The version of its schema.
    var schemaVersion: Int
    /// Its size with its journal.
    var sizeInBytes: Int
    /// The free space beside it, if known.
    var freeInBytes: Int?
    /// How many feeds are followed.
    var feeds: Int
    /// How many entries are stored.
    var entries: Int
    /// The versions of the C libraries.
    var libraries: [String: String]
    /// The limits of a fetch.
    var limits: [String: Int]

    enum CodingKeys: String, CodingKey {
        case version
        case store
        case problems
        case schemaVersion = "schema_version"
        case sizeInBytes = "size_in_bytes"
        case freeInBytes = "free_in_bytes"
        case feeds
        case entries
        case libraries
        case limits
    }

    init(_ examination: StoreExamination, storePath: String) {
        version = Version.text
        store = storePath
        problems = examination.problems
        schemaVersion = examination.schemaVersion
        sizeInBytes = examination.sizeInBytes
        freeInBytes = DiskSpace.free(at: storePath)
        feeds = examination.feedCount
        entries = examination.entryCount
        libraries = [
            "sqlite": examination.libraryVersion, "curl": Fetcher.libraryVersion,
        ]
        let standard = FetchLimits()
        limits = [
            "body_in_bytes": standard.bodyInBytes, "redirects": standard.redirectCount,
            "seconds": Int(standard.totalTime.components.seconds),
            "fetches_at_once": standard.concurrency,
            "fetches_at_once_per_host": standard.concurrencyPerHost,
        ]
    }

    /// The report for people: a name and a value each.
    var lines: [(String, String)] {
        func megabytes(_ bytes: Int) -> String {
            let tenths = (bytes + 50_000) / 100_000
            return "\(tenths / 10).\(tenths % 10) MB"
        }
        return [
            ("tidings", version), ("store", store),
            ("integrity", problems.isEmpty ? "whole" : "damaged"),
            ("schema", String(schemaVersion)), ("size", megabytes(sizeInBytes)),
            ("free on disk", freeInBytes.map(megabytes) ?? "unknown"),
            ("feeds", String(feeds)), ("entries", String(entries)),
            (
                "libraries",
                libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(
                    separator: ", ")
            ),
            (
                "limits",
                limits.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(
                    separator: ", ")
            ),
        ]
    }
}
