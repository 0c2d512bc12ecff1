import CMicroHTTPD
import Synchronization

/// An answer that goes on as things happen: server-sent events.
///
/// Source: WHATWG HTML, section 9.2.
package final class EventStream: Sendable {
    /// The most bytes that wait for a reader that does not take them; then it is hung up on.
    private static let limitInBytes = 65_536

    private struct State {
        var waiting: [UInt8] = []
        var isOver = false
        /// The connection, once the answer began.
        var connection: Exchange.Connection?
        /// Whether the server lets the connection rest until there is more.
        var isResting = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether nobody reads it any more, or it was ended.
    package var isOver: Bool { state.withLock { $0.isOver } }

    /// Tells of an event; `data` is one line.
    package func send(_ event: String, data: String = "{}") {
        append("event: \(event)\ndata: \(data)\n\n")
    }

    /// Sends what readers pass over, so that the connection is kept, and found where it is gone.
    package func keepAlive() { append(":\n\n") }

    /// Ends the answer.
    package func end() {
        state.withLock { state in
            state.isOver = true
            Self.wake(&state)
        }
    }

    private func append(_ text: String) {
        state.withLock { state in
            guard !state.isOver else { return }
            state.waiting += text.utf8
            if state.waiting.count > Self.limitInBytes { state.isOver = true }
            Self.wake(&state)
        }
    }

    private static func wake(_ state: inout State) {
        guard state.isResting, let connection = state.connection else { return }
        state.isResting = false
        unsafe MHD_resume_connection(connection.pointer)
    }

    // MARK: On the server's thread

    /// The answer goes out on this connection.
    func begin(on connection: Exchange.Connection) {
        state.withLock { $0.connection = connection }
    }

    /// Hands the server what waits; with nothing, lets the connection rest.
    ///
    /// - Returns: The bytes written, 0 while it rests, -1 at the end.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            let count = min(buffer.count, state.waiting.count)
            if count > 0 {
                unsafe buffer.copyBytes(from: state.waiting.prefix(count))
                state.waiting.removeFirst(count)
                return count
            }
            guard !state.isOver, let connection = state.connection else { return -1 }
            unsafe MHD_suspend_connection(connection.pointer)
            state.isResting = true
            return 0
        }
    }

    /// The connection is gone.
    func close() {
        state.withLock { state in
            state.isOver = true
            state.isResting = false
            state.connection = nil
        }
    }
}
