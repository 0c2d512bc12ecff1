import NewsModel
import StoryGrouping
import TidingsEngine
import TidingsStore

/// The command `tidings grouping`: how headlines are put into stories.
enum GroupingCommand {
    static let spec = CommandSpec(
        "grouping", summary: "show or set how headlines become stories, everywhere or in a folder",
        details: """
            Words compares rare words, Letters pairs of letters, Spelling edits; Stories compares
            what headlines mean, across languages, and needs 'tidings models install' or an
            endpoint (see 'tidings assistant'). Off leaves every headline alone. A folder with a
            way of its own is grouped by itself.
            """,
        options: [
            .init("--folder", value: "PATH", "the folder it is for (Parent/Child)"),
            .init("--algorithm", value: "NAME", "words, letters, spelling, stories, or off"),
            .init("--level", value: "NAME", "strict, balanced (default), or loose"),
            .init("--threshold", value: "X", "the least similarity that joins, 0 to 1"),
            .init("--reset", "go back to the usual way"),
            .init("--read-together", value: "on|off", "reading an entry reads its whole story"),
            .init("--language", value: "TAG", "the language of titles you prefer, such as en"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let folder = FolderPath(slashes: invocation.value("--folder") ?? "")
        guard folder != .top || !invocation.has("--folder") else {
            throw .usage(
                "--folder names a folder; leave it out for everywhere", command: "grouping")
        }
        let isReset = invocation.has("--reset")
        let isChange = ["--algorithm", "--level", "--threshold"].contains(where: invocation.has)
        guard !isReset || !isChange else {
            throw .usage(
                "--reset goes with no algorithm, level, or threshold", command: "grouping")
        }
        let before = try await plan(session).ownWay(of: folder)
        // Seen before anything is set: what is half wrong changes nothing.
        let way = isChange ? try way(invocation, before: before) : nil
        try await setCompanions(invocation, session)
        guard isReset || isChange else {
            try await folder == .top ? show(session) : show(folder, session)
            return
        }
        let engine = try await session.engine()
        do throws(EngineError) {
            try await engine.setGrouping(of: folder, to: way)
        } catch .store(.notFound) {
            throw unknown(folder)
        } catch {
            throw CommandFailure(error)
        }
        try await show(session)
    }

    /// Sets what is about all stories, however they are grouped.
    private static func setCompanions(
        _ invocation: Invocation, _ session: Session
    ) async throws(CommandFailure) {
        var changes: [(name: String, value: String?)] = []
        if let value = invocation.value("--read-together") {
            guard ["on", "off"].contains(value) else {
                throw .usage("--read-together takes on or off", command: "grouping")
            }
            changes.append((ReaderStore.readTogetherSetting, value))
        }
        if let value = invocation.value("--language") {
            guard value.isEmpty || LanguageTag.isWellFormed(value) else {
                throw .usage(
                    "--language takes a tag such as en or pt-BR, not “\(value)”",
                    command: "grouping")
            }
            changes.append((ReaderStore.languageSetting, value.isEmpty ? nil : value))
        }
        let store = try await session.store()
        do throws(StoreError) {
            for change in changes {
                try await store.set(change.name, to: change.value, at: Session.clock())
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The way that is asked for; what is not named stays as it was.
    private static func way(
        _ invocation: Invocation, before: GroupingPlan.Way?
    ) throws(CommandFailure) -> GroupingPlan.Way {
        if invocation.value("--algorithm") == "off" {
            guard !invocation.has("--level"), !invocation.has("--threshold") else {
                throw .usage("off has neither level nor threshold", command: "grouping")
            }
            return .off
        }
        var former: GroupingOptions?
        if case .options(let options) = before { former = options }
        return .options(
            try GroupingWords.options(
                invocation, of: "grouping", former: former, others: ["off"]))
    }

    private static func plan(_ session: Session) async throws(CommandFailure) -> GroupingPlan {
        let store = try await session.store()
        do throws(StoreError) {
            return try await GroupingPlan(store)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func unknown(_ folder: FolderPath) -> CommandFailure {
        .failed("There is no folder “\(folder)”; see 'tidings feeds'.")
    }

    /// Shows how the headlines of one folder are grouped.
    private static func show(
        _ folder: FolderPath, _ session: Session
    ) async throws(CommandFailure) {
        let plan = try await plan(session)
        let store = try await session.store()
        let folders: [FolderPath]
        do throws(StoreError) {
            folders = Array(try await store.folderPaths().values)
        } catch {
            throw CommandFailure(error)
        }
        guard folders.contains(folder) else { throw unknown(folder) }
        var line = "\(folder): \(GroupingPlan.value(of: plan.way(in: folder)))"
        if plan.ownWay(of: folder) == nil {
            let area = plan.area(of: folder)
            line += ", as \(area.isEmpty ? "everywhere" : area)"
        }
        session.terminal.say(line)
    }

    private static func show(_ session: Session) async throws(CommandFailure) {
        let store = try await session.store()
        let plan = try await plan(session)
        session.terminal.say("everywhere: \(GroupingPlan.value(of: plan.way(in: .top)))")
        do throws(StoreError) {
            let together = try await store.setting(ReaderStore.readTogetherSetting)
            session.terminal.say("read together: \(together ?? "off")")
            let language = try await store.setting(ReaderStore.languageSetting)
            session.terminal.say("language: \(language ?? "any")")
        } catch {
            throw CommandFailure(error)
        }
        for (folder, way) in plan.ownWays where !folder.isEmpty {
            session.terminal.say("\(folder): \(GroupingPlan.value(of: way))")
        }
    }
}
