import NewsModel
import TidingsStore

/// The commands `tidings folder …`.
enum FolderCommands {
    static let all = [rename, order, remove]

    private static let rename = CommandSpec(
        "folder rename", operands: "FOLDER NAME", count: 2...2,
        summary: "give a folder another name; what is in it stays in it",
        details: "FOLDER is a path such as News/Science; NAME is the last part alone."
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let folder = try await folder(invocation.operands[0], in: store)
        let name = invocation.operands[1].printable
        guard !name.isEmpty, !name.contains("/") else {
            throw .failed("A folder needs a name without “/”.")
        }
        try await change(
            "A folder called “\(name)” is beside “\(folder)” already: move the feeds there instead."
        ) { () async throws(StoreError) in
            try await store.renameFolder(folder, to: name, at: Session.clock())
        }
        session.terminal.say("“\(folder)” is called “\(name)” now.")
    }

    private static let order = CommandSpec(
        "folder order", operands: "FOLDER", count: 1...1,
        summary: "put a folder before or after the others beside it",
        options: WantedPlace.options("FOLDER")
    ) { (invocation, session) async throws(CommandFailure) in
        let place = try WantedPlace(invocation, command: "folder order")
        let store = try await session.store()
        let folders = try await folders(in: store)
        let folder = try folder(invocation.operands[0], among: folders)
        let siblings = folders.filter {
            $0.names.dropLast() == folder.names.dropLast() && $0 != folder
        }
        let before = try place.predecessor(among: siblings) { (name) throws(CommandFailure) in
            let other = try FolderCommands.folder(name, among: folders)
            guard siblings.contains(other) else {
                throw .failed("“\(other)” is not beside “\(folder)”; see 'tidings feeds'.")
            }
            return other
        }
        try await change("“\(folder)” is not there any more.") { () async throws(StoreError) in
            try await store.place(folder, after: before, at: Session.clock())
        }
        session.terminal.say(
            "“\(folder)” stands \(before.map { "after “\($0)”" } ?? "first") now.")
    }

    private static let remove = CommandSpec(
        "folder remove", operands: "FOLDER", count: 1...1,
        summary: "remove a folder; its feeds are followed on, in no folder"
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let folder = try await folder(invocation.operands[0], in: store)
        try await change("“\(folder)” is not there any more.") { () async throws(StoreError) in
            try await store.removeFolder(folder, at: Session.clock())
        }
        session.terminal.say("“\(folder)” is removed; its feeds are in no folder now.")
    }

    private static func folder(
        _ text: String, in store: ReaderStore
    ) async throws(CommandFailure) -> FolderPath {
        try folder(text, among: try await folders(in: store))
    }

    private static func folder(
        _ text: String, among folders: [FolderPath]
    ) throws(CommandFailure) -> FolderPath {
        let folder = FolderPath(slashes: text)
        guard folder != .top, folders.contains(folder) else {
            throw .failed("There is no folder “\(text)”; see 'tidings feeds'.")
        }
        return folder
    }

    private static func folders(in store: ReaderStore) async throws(CommandFailure) -> [FolderPath]
    {
        do throws(StoreError) {
            return try await store.folders()
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func change(
        _ refusal: String, _ body: () async throws(StoreError) -> Void
    ) async throws(CommandFailure) {
        do throws(StoreError) {
            try await body()
        } catch {
            guard case .notFound = error else { throw CommandFailure(error) }
            throw .failed(refusal)
        }
    }
}
