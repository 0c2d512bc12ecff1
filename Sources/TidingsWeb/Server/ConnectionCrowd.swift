import Glibc
import Synchronization

/// Who is connected, and who gives way where it becomes crowded.
///
/// A program that opens hundreds of connections and sends nothing, or a byte now and then, would
/// take all there are. So where few are left, the connection that has waited longest without a
/// whole request is hung up on. One whose answer is being made is never touched, and a browser,
/// which sends its request at once, is long served before its turn comes.
package final class ConnectionCrowd: Sendable {
    private struct State: Sendable {
        /// The turn of each socket that waits, or `nil` while its answer is made.
        var turns: [Int32: UInt64?] = [:]
        var turn: UInt64 = 0
    }

    private let room: Int
    private let state = Mutex(State())

    /// A crowd in which there is room for so many connections before the first gives way.
    package init(room: Int) {
        self.room = max(1, room)
    }

    /// A connection came; where it is crowded, another one is ended.
    ///
    /// - Returns: The socket that was shut down, or `nil` where none had to be.
    @discardableResult
    package func join(_ socket: Int32) -> Int32? {
        state.withLock { state in
            state.turn += 1
            state.turns[socket] = .some(state.turn)
            guard state.turns.count > room else { return nil }
            var oldest: (socket: Int32, turn: UInt64)?
            for case (let other, let turn?) in state.turns
            where other != socket && turn < oldest?.turn ?? .max {
                oldest = (other, turn)
            }
            guard let oldest else { return nil }
            // Within the lock, so that the number cannot have come into other hands; the library
            // closes the socket after it told us.
            shutdown(oldest.socket, Int32(SHUT_RDWR))
            // It goes soon; until then the next one to give way is another.
            state.turns[oldest.socket] = .some(nil)
            return oldest.socket
        }
    }

    /// A whole request came, whose answer is being made.
    package func beginAnswer(on socket: Int32) {
        state.withLock { state in
            if state.turns[socket] != nil { state.turns[socket] = .some(nil) }
        }
    }

    /// The answer is out, or given up; the connection waits for the next request.
    package func endAnswer(on socket: Int32) {
        state.withLock { state in
            guard state.turns[socket] != nil else { return }
            state.turn += 1
            state.turns[socket] = .some(state.turn)
        }
    }

    /// A connection is about to be closed.
    package func leave(_ socket: Int32) {
        _ = state.withLock { $0.turns.removeValue(forKey: socket) }
    }
}
