import FoundationEssentials
import TestSupport
import Testing

/// One device of a person: the real program with a store and a home of its own.
struct SyncedDevice: Sendable {
    /// What a person sees of their decisions.
    struct View: Hashable {
        struct Entry: Hashable {
            var isRead = false
            var isSaved = false
        }

        struct Feed: Hashable {
            var address: String
            var title: String
            var folder: [String]
        }

        /// The entries by key.
        var entries: [String: Entry] = [:]
        /// The feeds, in the person's order.
        var feeds: [Feed] = []
    }

    let name: String
    let program: TidingsProgram

    init(_ name: String) throws {
        self.name = name
        program = try TidingsProgram()
    }

    private static let shell = "/usr/bin/sqlite3"
    /// Whether tests can change what a command cannot.
    static let canDoctorStores = FileManager.default.fileExists(atPath: shell)

    /// Changes the store as no command does.
    func doctor(_ statement: String) async throws {
        let result = try await RunningProgram(
            Self.shell, arguments: [program.storePath, statement]
        ).result()
        #expect(result.ending == .exited(0), "\(result)")
    }

    /// Sets sync up.
    ///
    /// - Returns: The recovery words, where it prints some.
    @discardableResult
    func setUp(_ kind: String, _ place: String, _ options: String...) async throws -> String {
        let result = try await program.start(
            ["sync", "setup", kind, place, "--name", name] + options
        ).result()
        #expect(result.ending == .exited(0), "\(result)")
        return result.lines.count > 1 ? result.lines.last ?? "" : ""
    }

    /// Fetches what was followed on another device, once it has arrived here.
    ///
    /// Feeds of this machine have to be allowed on each device. A store that takes its time may
    /// show what it holds some rounds later.
    func fetchWhatArrives(of site: FeedSite) async throws {
        for _ in 0..<20 where try await view().feeds.count < site.feeds.count {
            try await Task.sleep(for: .milliseconds(200))
            try await program.done("sync", "now")
        }
        try await program.done("import", "-", "--allow-private", input: site.opml)
        try await program.done("refresh")
        try await program.done("sync", "now")
    }

    /// The state of sync, which must be true.
    func status() async throws -> PrintedSync {
        let status = try await program.json(PrintedSync.self, ["sync", "status"])
        #expect(status.badge != "up_to_date" || (status.pending == 0 && status.unsent == 0))
        return status
    }

    /// What a person sees here.
    func view() async throws -> View {
        var view = View()
        for entry in try await program.pages(["list"]) {
            view.entries[entry.key] = View.Entry(isRead: entry.isRead, isSaved: entry.isSaved)
        }
        view.feeds = try await program.json(PrintedFeeds.self, ["feeds"]).feeds.map {
            View.Feed(address: $0.url, title: $0.title, folder: $0.folder)
        }
        return view
    }
}
