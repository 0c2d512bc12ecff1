import NewsModel
import TidingsStore

/// `tidings move FEED FOLDER`
enum MoveCommand {
    static let spec = CommandSpec(
        "move", operands: "FEED FOLDER", count: 2...2,
        summary: "file a feed in a folder; “” or / takes it out of every folder",
        details: "FOLDER is a path such as News/Science and is made where it does not exist."
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store).feed(invocation.operands[0])
        let folder = FolderPath(slashes: invocation.operands[1])
        do throws(StoreError) {
            try await store.move(feed.key, to: folder, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.print(
            "“\(feed.title)” is in \(folder == .top ? "no folder" : "“\(folder)”") now.")
    }
}

/// `tidings rename FEED TITLE`
enum RenameCommand {
    static let spec = CommandSpec(
        "rename", operands: "FEED TITLE", count: 2...2,
        summary: "give a feed a title of your own; “” gives its own back"
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store).feed(invocation.operands[0])
        let title = invocation.operands[1].isEmpty ? nil : invocation.operands[1]
        do throws(StoreError) {
            try await store.rename(feed.key, to: title, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.print("“\(feed.title)” is called “\(title ?? feed.ownTitle)” now.")
    }
}

/// `tidings remove FEED`
enum RemoveCommand {
    static let spec = CommandSpec(
        "remove", operands: "FEED", count: 1...1,
        summary: "stop following a feed; what you saved of it stays"
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store).feed(invocation.operands[0])
        do throws(StoreError) {
            try await store.unfollow(feed.key, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.print("You no longer follow “\(feed.title)” (\(feed.address)).")
    }
}
