/// The command `tidings import FILE…`.
enum ImportCommand {
    static let spec = CommandSpec(
        "import", operands: "FILE…", count: 1...100,
        summary: "take over feeds, read marks, and saved entries from another reader",
        details: """
            “-” reads standard input. Files are recognised by what is in them:
              OPML                    feeds, folders, titles: every reader writes it
              newsboat                urls (with --from newsboat) and cache.db
              JSON of entries         starred.json and others of Inoreader, FreshRSS, BazQux,
                                      The Old Reader, and Feedbin; answers of Miniflux's API
              tidings sync export     everything decided in another Tidings
            Of entries, what is read becomes read and what is starred or flagged becomes saved;
            nothing becomes unread. Every file is read before anything is decided, so a damaged one
            changes nothing. Nothing is fetched: 'tidings refresh' does that.
            """,
        options: [
            .init(
                "--from", value: "READER",
                "whose files they are; newsboat for its urls"),
            .init("--allow-private", "the feeds may be on this machine or a private network"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let reader = invocation.value("--from")
        guard reader.map(ForeignFile.readers.contains) ?? true else {
            throw .usage(
                "--from takes one of: \(ForeignFile.readers.joined(separator: ", "))",
                command: "import")
        }
        var files: [ForeignFile] = []
        for path in invocation.operands {
            let bytes = try InputBytes(path: path).whole()
            files.append(try ForeignFile(bytes, named: path, from: reader))
        }
        let engine = try await session.engine()
        for file in files {
            try await file.takeOver(
                engine, session, allowsPrivateNetwork: invocation.has("--allow-private"))
        }
    }
}
