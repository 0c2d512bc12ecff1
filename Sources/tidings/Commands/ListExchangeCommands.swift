import TidingsEngine

/// The command `tidings import FILE.opml`.
enum ImportCommand {
    static let spec = CommandSpec(
        "import", operands: "FILE.opml", count: 1...1,
        summary: "follow the feeds of an OPML file, with folders and titles",
        details: "“-” reads standard input. Nothing is fetched: 'tidings refresh' does that.",
        options: [
            .init("--allow-private", "the feeds may be on this machine or a private network")
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let bytes = try InputBytes(path: invocation.operands[0]).whole()
        let engine = try await session.engine()
        do throws(EngineError) {
            let result = try await engine.importList(
                bytes, allowsPrivateNetwork: invocation.has("--allow-private"))
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
