import NewsModel
import TidingsEngine

/// The command `tidings add URL`.
enum AddCommand {
    static let spec = CommandSpec(
        "add", operands: "URL", count: 1...1,
        summary: "follow the feed at an address, or the one a web page offers",
        details: """
            The address is asked once. Where it is a web page, the feed that the page names is
            followed and asked once, too.
            """,
        options: [
            .init("--title", value: "TEXT", "a title of your own"),
            .init("--folder", value: "PATH", "the folder to file it in, such as News/Science"),
            .init("--allow-private", "the feed may be on this machine or a private network"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let engine = try await session.engine()
        do throws(EngineError) {
            let addition = try await engine.add(
                invocation.operands[0], title: invocation.value("--title"),
                folder: FolderPath(slashes: invocation.value("--folder") ?? ""),
                allowsPrivateNetwork: invocation.has("--allow-private"))
            session.terminal.say(
                "Following “\(addition.title)” (\(addition.address)): "
                    + Plural.entries(addition.entryCount) + ".")
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// Numbers with their nouns.
enum Plural {
    static func of(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    static func entries(_ count: Int) -> String { of(count, "entry", "entries") }
    static func feeds(_ count: Int) -> String { of(count, "feed", "feeds") }
}
