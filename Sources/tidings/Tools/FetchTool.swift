import FeedParsing
import Fetching
import FoundationEssentials
import NewsModel

/// The command `tidings tool fetch URL`, the one tool that uses the network.
enum FetchTool {
    static let spec = CommandSpec(
        "tool fetch", operands: "URL", count: 1...1,
        summary: "fetch one feed by the rules of the reader → what came of it as JSON",
        details: """
            FETCH_ETAG and FETCH_LAST_MODIFIED, where set, make the request conditional.
            This machine may be asked.
            """,
        options: []
    ) { (invocation, session) async throws(CommandFailure) in
        guard let address = WebAddress(invocation.operands[0]) else {
            throw .usage("“\(invocation.operands[0])” is not a web address", command: "tool fetch")
        }
        let environment = ProcessInfo.processInfo.environment
        let validators = Validators(
            entityTag: environment["FETCH_ETAG"].map { Array($0.utf8) },
            lastModified: environment["FETCH_LAST_MODIFIED"].map { Array($0.utf8) })
        do throws(FetchError) {
            let answer = try await Fetcher().fetch(
                FetchRequest(address, validators: validators, allowsPrivateNetwork: true))
            session.terminal.printJSON(FetchObject(answer, of: address))
        } catch {
            session.terminal.printJSON(FetchObject(error))
        }
    }

    /// What came of a fetch.
    struct FetchObject: Encodable {
        var title: String?
        var finalURL: String?
        var permanentURL: String?
        var notModified = false
        var gone = false
        var retryAfter: Int64?
        var error: String?

        enum CodingKeys: String, CodingKey {
            case title
            case finalURL = "final_url"
            case permanentURL = "permanent_url"
            case notModified = "not_modified"
            case gone
            case retryAfter = "retry_after"
            case error
        }

        init(_ error: FetchError) {
            self.error = error.explanation
        }

        init(_ answer: FetchAnswer, of address: WebAddress) {
            finalURL = answer.finalAddress.description
            permanentURL = (answer.permanentAddress ?? address).description
            notModified = answer.isNotModified
            gone = answer.status == 410
            retryAfter = answer.retryAfter?.components.seconds
            if 200..<300 ~= answer.status {
                let feed = try? FeedParser().feed(
                    from: answer.body, address: answer.finalAddress,
                    contentType: answer.contentType)
                title = feed?.title
                if feed == nil { error = "the answer is not a feed" }
            } else if !answer.isNotModified {
                error = "status \(answer.status)"
            }
        }
    }
}
