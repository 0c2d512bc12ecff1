import TidingsEngine

/// The command `tidings export`.
enum ExportCommand {
    static let spec = CommandSpec(
        "export", summary: "print the followed feeds as OPML 2.0, or everything you decided",
        details: """
            With --everything it is JSON: feeds, folders, order, what is read, saved, and tagged,
            rules, settings, as 'tidings sync export' writes it and 'tidings import' takes it in.
            """,
        options: [.init("--everything", "print everything you decided")]
    ) { (invocation, session) async throws(CommandFailure) in
        if invocation.has("--everything") {
            let bytes = try await SyncExportCommand.document(session)
            session.terminal.print(bytes: bytes + [UInt8(ascii: "\n")])
            return
        }
        let engine = try await session.engine()
        do throws(EngineError) {
            session.terminal.print(bytes: Array(try await engine.exportList().utf8))
        } catch {
            throw CommandFailure(error)
        }
    }
}
