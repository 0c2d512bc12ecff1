package import NewsModel
import Synchronization

/// Answers that were just made, for whoever asks the same at the same moment.
///
/// A list is the same for all who ask for it in one second while nothing in the store changes: it is
/// made once for a crowd of clients, and those who come while it is made wait for it. With the next
/// second or change all are forgotten, so nothing that was decided shows late.
package final class RecentAnswers: Sendable {
    /// What the answers hold for.
    package struct Moment: Hashable, Sendable {
        /// The version of the store.
        package var version: Int64
        /// The second, which times in words depend on.
        package var second: Timestamp

        package init(version: Int64, second: Timestamp) {
            self.version = version
            self.second = second
        }
    }

    /// All that an answer depends on besides the moment.
    private struct Question: Hashable, Sendable {
        var target: String
        var fields: [Request.Field]
        /// Who asks, which decides what is believed of the fields.
        var peer: String
    }

    private struct State: Sendable {
        var moment: Moment?
        var answers: [Question: Task<Response, Never>] = [:]
    }

    /// The most answers that are kept at once.
    package static let limit = 32

    private let state = Mutex(State())

    package init() {}

    /// Whether the answer to `request` depends on nothing but the store, the second, and itself, and
    /// changes nothing.
    package static func mayAnswer(_ request: Request) -> Bool {
        guard request.method == "GET", request.query["notice"] == nil else { return false }
        switch request.segments {
        case [], ["stories"], ["search"]: return true
        case ["api", "v1", "entries"], ["api", "v1", "stories"], ["api", "v1", "search"],
            ["api", "v1", "feeds"]:
            return true
        default: return false
        }
    }

    /// The answer to `request`, which `make` makes unless it was made at `moment`.
    package func answer(
        to request: Request, at moment: Moment, _ make: @escaping @Sendable () async -> Response
    ) async -> Response {
        let question = Question(
            target: request.target, fields: request.fields, peer: request.peer)
        let known = state.withLock { state -> Task<Response, Never>? in
            if state.moment != moment {
                state.moment = moment
                state.answers = [:]
            }
            if let known = state.answers[question] { return known }
            guard state.answers.count < Self.limit else { return nil }
            let task = Task { await make() }
            state.answers[question] = task
            return task
        }
        if let known { return await known.value }
        return await make()
    }
}
