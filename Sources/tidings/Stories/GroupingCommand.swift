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
        let name = GroupingPlan.settingName(for: folder)
        let isReset = invocation.has("--reset")
        let isChange = ["--algorithm", "--level", "--threshold"].contains(where: invocation.has)
        try await setCompanions(invocation, session)
        guard isReset || isChange else {
            try await show(session)
            return
        }
        guard name.utf8.count <= GroupingPlan.limitInName else {
            throw .usage("the path of the folder is too long", command: "grouping")
        }
        let value = isReset ? nil : try value(invocation)
        let engine = try await session.engine()
        do throws(StoreError) {
            try await engine.store.set(name, to: value, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        do throws(EngineError) {
            try await engine.group()
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

    private static func value(_ invocation: Invocation) throws(CommandFailure) -> String {
        if invocation.value("--algorithm") == "off" { return GroupingPlan.value(of: .off) }
        return GroupingPlan.value(
            of: .options(try GroupingWords.options(invocation, of: "grouping")))
    }

    private static func show(_ session: Session) async throws(CommandFailure) {
        let store = try await session.store()
        let settings: [String: String]
        do throws(StoreError) {
            settings = try await store.settings(beginning: GroupingPlan.setting)
        } catch {
            throw CommandFailure(error)
        }
        let usual = GroupingPlan.value(of: GroupingPlan().way(in: FolderPath([])))
        session.terminal.say("everywhere: \(settings[GroupingPlan.setting] ?? usual)")
        do throws(StoreError) {
            let together = try await store.setting(ReaderStore.readTogetherSetting)
            session.terminal.say("read together: \(together ?? "off")")
            let language = try await store.setting(ReaderStore.languageSetting)
            session.terminal.say("language: \(language ?? "any")")
        } catch {
            throw CommandFailure(error)
        }
        for (name, value) in settings.sorted(by: { $0.key < $1.key })
        where name != GroupingPlan.setting {
            session.terminal.say(
                "\(name.dropFirst(GroupingPlan.setting.count + 1)): \(value)")
        }
    }
}
