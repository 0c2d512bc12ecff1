internal import Dispatch
internal import IntentSync

/// Does one thing after the other on a thread apart from the pool all other Swift code shares.
///
/// A disk may be a network that does not answer; the pool has only as many threads as the machine
/// has cores.
struct BlockingWork: Sendable {
    private let queue: DispatchQueue

    /// A line of work whose thread bears `label`.
    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Does `body` after everything before it.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws(TransportError) -> Value
    ) async throws(TransportError) -> Value {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }
}
