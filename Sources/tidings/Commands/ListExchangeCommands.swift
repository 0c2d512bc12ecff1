import FoundationEssentials
import TidingsEngine

/// `tidings import FILE.opml`
enum ImportCommand {
    static let spec = CommandSpec(
        "import", operands: "FILE.opml", count: 1...1,
        summary: "follow the feeds of an OPML file, with folders and titles",
        details: "“-” reads standard input. Nothing is fetched: 'tidings refresh' does that.",
        options: [
            .init("--allow-private", "the feeds may be on this machine or a private network")
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let bytes = try InputFile.bytes(at: invocation.operands[0])
        let engine = try await session.engine()
        do throws(EngineError) {
            let result = try await engine.importList(
                bytes, allowsPrivateNetwork: invocation.has("--allow-private"))
            for problem in result.problems { session.terminal.complain(problem) }
            session.terminal.print(
                "Following \(Plural.of(result.added, "new feed", "new feeds")); "
                    + "\(result.known) followed before; \(result.problems.count) left out.")
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// `tidings export`
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

/// Reads whole files that a person names.
enum InputFile {
    /// The most bytes that are read.
    static let limitInBytes = 64_000_000

    /// The bytes of the file at `path`, or of standard input where it is `-`.
    ///
    /// - Throws: `CommandFailure.failed` where it cannot be read or is too large.
    static func bytes(at path: String) throws(CommandFailure) -> [UInt8] {
        let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
        guard let handle else {
            throw .failed("The file \(path) cannot be opened: check its name and permissions.")
        }
        var bytes: [UInt8] = []
        do {
            while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty {
                bytes += data
                if bytes.count > limitInBytes { break }
            }
        } catch {
            throw .failed("The file \(path) cannot be read.")
        }
        guard bytes.count <= limitInBytes else {
            throw .failed("The file \(path) is larger than \(limitInBytes / 1_000_000) MB.")
        }
        return bytes
    }
}
