import NewsModel
import TidingsStore

/// The command `tidings move FEED FOLDER`.
enum MoveCommand {
    static let spec = CommandSpec(
        "move", operands: "FEED FOLDER", count: 2...2,
        summary: "file a feed in a folder; “” or / takes it out of every folder",
        details: "FOLDER is a path such as News/Science and is made where it does not exist."
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store)
            .feed(invocation.operands[0], isExact: true)
        let folder = FolderPath(slashes: invocation.operands[1])
        do throws(StoreError) {
            try await store.move(feed.key, to: folder, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.say(
            "“\(feed.title)” is in \(folder == .top ? "no folder" : "“\(folder)”") now.")
    }
}

/// The command `tidings rename FEED TITLE`.
enum RenameCommand {
    static let spec = CommandSpec(
        "rename", operands: "FEED TITLE", count: 2...2,
        summary: "give a feed a title of your own; “” gives its own back"
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store)
            .feed(invocation.operands[0], isExact: true)
        let typed = invocation.operands[1].printable
        let title = typed.isEmpty ? nil : typed
        do throws(StoreError) {
            try await store.rename(feed.key, to: title, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        var renamed = feed
        renamed.customTitle = title
        session.terminal.say("“\(feed.title)” is called “\(renamed.title)” now.")
    }
}

/// The command `tidings remove FEED`.
enum RemoveCommand {
    static let spec = CommandSpec(
        "remove", operands: "FEED", count: 1...1,
        summary: "stop following a feed; what you saved of it stays"
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store)
            .feed(invocation.operands[0], isExact: true)
        do throws(StoreError) {
            try await store.unfollow(feed.key, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.say("You no longer follow “\(feed.title)” (\(feed.address)).")
    }
}
