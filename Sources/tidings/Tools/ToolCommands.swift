import FeedParsing
import FoundationEssentials
import Markup
import NewsModel
import TidingsWeb

/// The commands `tidings tool …`: each pure part of Tidings for scripts, without store or network.
enum ToolCommands {
    static let all = [
        parse, opml, discover, sanitize, extract, GroupTool.spec, SummarizeTool.spec,
        FetchTool.spec,
    ]

    static let batch = CommandSpec.Option(
        "--batch", "one JSON request per line in, one JSON answer per line out")
    static let url = CommandSpec.Option(
        "--url", value: "URL", "where the document came from, the base of relative addresses")
    static let contentType = CommandSpec.Option(
        "--content-type", value: "TYPE", "the Content-Type it came with")

    static let parse = CommandSpec(
        "tool parse", summary: "feed on stdin → normalised feed as JSON",
        details: """
            FEED_URL and FEED_CONTENT_TYPE stand in for the options.
            A request is {"path", "url", "content_type"}.
            """,
        options: [url, contentType, batch]
    ) { (invocation, session) async throws(CommandFailure) in
        guard invocation.has("--batch") else {
            session.terminal.print(
                bytes: FeedTool.answer(
                    try InputBytes().whole(), address: address(invocation, "FEED_URL"),
                    contentType: option(invocation, "--content-type", "FEED_CONTENT_TYPE")))
            return
        }
        try InputBytes().lines { (line) throws(CommandFailure) in
            guard let request = decoded(FeedTool.Request.self, line) else {
                session.terminal.printJSON(ErrorObject("the line is not a request"))
                return
            }
            session.terminal.print(bytes: FeedTool.answer(request))
        }
    }

    static let opml = CommandSpec(
        "tool opml", summary: "OPML on stdin → its feeds as JSON"
    ) { (_, session) async throws(CommandFailure) in
        let bytes = try InputBytes().whole()
        do throws(FeedParsingError) {
            let list = try SubscriptionList(opml: bytes)
            session.terminal.print(bytes: list.json + [UInt8(ascii: "\n")])
        } catch {
            session.terminal.printJSON(ErrorObject("this is not OPML"))
        }
    }

    static let discover = CommandSpec(
        "tool discover", summary: "HTML on stdin → the feeds it offers as JSON, best first",
        details: "PAGE_URL stands in for --url.", options: [url]
    ) { (invocation, session) async throws(CommandFailure) in
        guard let address = address(invocation, "PAGE_URL") else {
            throw .usage("tool discover needs --url", command: "tool discover")
        }
        let candidates = FeedDiscovery().candidates(
            inPage: try InputBytes().whole(), at: address)
        session.terminal.printJSON(candidates.map(\.address.description))
    }

    static let sanitize = CommandSpec(
        "tool sanitize", summary: "HTML fragment on stdin → safe HTML",
        details: """
            A request is {"html"} and its answer {"html"}; a request {"input", "base"} is answered
            {"output"}. BASE_URL stands in for --url.
            """, options: [url, batch]
    ) { (invocation, session) async throws(CommandFailure) in
        let sanitizer = Sanitizer(base: address(invocation, "BASE_URL"))
        guard invocation.has("--batch") else {
            let html = TextDecoding.utf8(from: try InputBytes().whole(), kind: .html)
            let safe = sanitizer.sanitize(String(decoding: html, as: UTF8.self))
            session.terminal.print(bytes: Array(safe.utf8))
            return
        }
        try InputBytes().lines { (line) throws(CommandFailure) in
            guard let request = decoded(Fragment.self, line) else {
                session.terminal.printJSON(ErrorObject("the line is not a request"))
                return
            }
            session.terminal.printJSON(request.answer(by: sanitizer))
        }
    }

    static let extract = CommandSpec(
        "tool extract", summary: "HTML page on stdin → its readable article as JSON",
        details: """
            PAGE_URL stands in for --url.
            A request is {"html", "url"} or {"path", "url", "content_type"}.
            """, options: [url, contentType, batch]
    ) { (invocation, session) async throws(CommandFailure) in
        guard invocation.has("--batch") else {
            session.terminal.printJSON(
                ExtractTool.article(
                    in: try InputBytes().whole(), at: address(invocation, "PAGE_URL"),
                    contentType: invocation.value("--content-type")))
            return
        }
        try InputBytes().lines { (line) throws(CommandFailure) in
            guard let request = decoded(ExtractTool.Request.self, line) else {
                session.terminal.printJSON(ErrorObject("the line is not a request"))
                return
            }
            guard let article = ExtractTool.article(for: request) else {
                session.terminal.printJSON(ErrorObject("the file cannot be read"))
                return
            }
            session.terminal.printJSON(article)
        }
    }

    /// A fragment of HTML in a batch, hostile in a request and safe in an answer.
    private struct Fragment: Codable {
        var html: String?
        var input: String?
        var base: String?
        var output: String?

        /// The answer, under the name that goes with the request's.
        func answer(by sanitizer: Sanitizer) -> Fragment {
            var sanitizer = sanitizer
            if let base { sanitizer.base = WebAddress(base) }
            let safe = sanitizer.sanitize(html ?? input ?? "")
            return html == nil ? Fragment(output: safe) : Fragment(html: safe)
        }
    }

    // MARK: Input

    static func option(_ invocation: Invocation, _ name: String, _ variable: String) -> String? {
        invocation.value(name) ?? ProcessInfo.processInfo.environment[variable]
    }

    private static func address(_ invocation: Invocation, _ variable: String) -> WebAddress? {
        option(invocation, "--url", variable).flatMap { WebAddress($0) }
    }

    static func decoded<Value: Decodable>(_ type: Value.Type, _ line: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(line))
    }
}
