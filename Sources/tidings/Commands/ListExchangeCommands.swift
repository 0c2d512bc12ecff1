import FeedParsing
import TidingsEngine

/// The command `tidings import FILE`.
enum ImportCommand {
    static let spec = CommandSpec(
        "import", operands: "FILE", count: 1...1,
        summary: "follow the feeds of an OPML file, with folders and titles",
        details: """
            “-” reads standard input. Nothing is fetched: 'tidings refresh' does that.
            Other readers export OPML: Miniflux, FreshRSS, Feedbin, Inoreader, NetNewsWire, and most
            others. Of newsboat the file urls is read with --from newsboat; a tag there becomes a
            folder here.
            """,
        options: [
            .init("--from", value: "READER", "what the file is: opml (usual) or newsboat"),
            .init("--allow-private", "the feeds may be on this machine or a private network"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let reader = invocation.value("--from") ?? "opml"
        guard ["opml", "newsboat"].contains(reader) else {
            throw .usage("--from takes opml or newsboat", command: "import")
        }
        let isNewsboat = reader == "newsboat"
        let bytes = try InputBytes(path: invocation.operands[0]).whole()
        let engine = try await session.engine()
        let isPrivate = invocation.has("--allow-private")
        do throws(EngineError) {
            let result =
                isNewsboat
                ? try await engine.importList(
                    SubscriptionList(newsboat: bytes), allowsPrivateNetwork: isPrivate)
                : try await engine.importList(bytes, allowsPrivateNetwork: isPrivate)
            for problem in result.problems { session.terminal.complain(problem) }
            session.terminal.say(
                "Following \(Plural.of(result.added, "new feed", "new feeds")); "
                    + "\(result.known) followed before; \(result.leftOut) left out.")
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// The command `tidings export`.
enum ExportCommand {
    static let spec = CommandSpec(
        "export", summary: "print the followed feeds as OPML 2.0"
    ) { (_, session) async throws(CommandFailure) in
        let engine = try await session.engine()
        do throws(EngineError) {
            session.terminal.print(bytes: Array(try await engine.exportList().utf8))
        } catch {
            throw CommandFailure(error)
        }
    }
}
