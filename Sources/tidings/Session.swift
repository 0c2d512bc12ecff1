import Fetching
import FoundationEssentials
import NewsModel
import TidingsEngine
import TidingsStore

/// What a command works with: where the store is, and where its words go.
struct Session: Sendable {
    /// Where output goes.
    let terminal: Terminal
    /// The path of the store.
    let storePath: String

    /// The clock of the machine.
    static let clock: @Sendable () -> Timestamp = {
        Timestamp(seconds: Int64(Date().timeIntervalSince1970.rounded(.down)))
    }

    /// Works on the store at `storePath`, or at the usual place where that is `nil`.
    ///
    /// - Throws: `CommandFailure` where there is no path and no usual place.
    init(terminal: Terminal, storePath: String?) throws(CommandFailure) {
        self.terminal = terminal
        let usual = Self.standardPath(ProcessInfo.processInfo.environment)
        guard let path = storePath ?? usual else {
            throw .failed("There is no home folder: say where the store is with --store PATH.")
        }
        guard !path.isEmpty else { throw .usage("--store needs a path", command: nil) }
        // SQLite reads names that begin so as addresses.
        self.storePath = path.hasPrefix("file:") ? "./" + path : path
    }

    /// `TIDINGS_STORE`, else `tidings/tidings.store` below the XDG data directory; `nil` where
    /// nothing says where that is.
    static func standardPath(_ environment: [String: String]) -> String? {
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        if let path = value("TIDINGS_STORE") { return path }
        let data = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
        return data.map { $0 + "/tidings/tidings.store" }
    }

    /// Opens the store, making its folder where it does not exist.
    func store() async throws(CommandFailure) -> ReaderStore {
        if let slash = storePath.lastIndex(of: "/"), slash > storePath.startIndex {
            // Where it cannot be made, opening the store says so.
            try? FileManager.default.createDirectory(
                atPath: String(storePath[..<slash]), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        }
        do throws(StoreError) {
            return try await ReaderStore(path: storePath)
        } catch {
            throw .failed("\(error.explanation) The store is \(storePath).")
        }
    }

    /// Opens the store and an engine on it, which hubs reach under `hubCallback` where there is one.
    func engine(
        hubCallback: WebAddress? = nil
    ) async throws(CommandFailure) -> ReaderEngine {
        ReaderEngine(
            store: try await store(), fetcher: Fetcher(), hubCallback: hubCallback,
            clock: Self.clock, meaning: MeaningSource(folder: models))
    }
}
