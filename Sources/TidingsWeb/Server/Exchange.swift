import CMicroHTTPD
import Synchronization

/// One request on its way through the server, and the answer to it.
///
/// The server's thread fills it in, waits while a task works on the answer, and sends that.
final class Exchange: Sendable {
    /// A connection of the library's.
    ///
    /// Safe because the library lets any thread resume a connection, and that is all other threads
    /// do with it.
    @safe struct Connection: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private enum Phase {
        case head
        case body(Request, limitInBytes: Int)
        case working(Connection)
        case answered(Response)
        case sent
    }

    /// What the server's thread has to do next.
    enum Step {
        /// Read on.
        case more
        /// Have the request answered by a task; the connection is suspended.
        case work(Request)
        /// Send this.
        case send(Response)
        /// Close the connection.
        case abandon
    }

    /// The request target as it came.
    let target: String
    private let phase = Mutex(Phase.head)

    init(target: String) {
        self.target = target
    }

    /// Takes the head of the request, unless it was taken before.
    ///
    /// - Returns: The next step, or `nil` where the head is known already.
    func takeHead(
        _ head: () -> Request?, admit: @Sendable (Request) -> Admission
    ) -> Step? {
        phase.withLock { phase in
            guard case .head = phase else { return nil }
            guard let request = head() else {
                phase = .sent
                return .send(.text("This is not a request to a web server.", status: 400))
            }
            switch admit(request) {
            case .refuse(let response):
                phase = .sent
                return .send(response)
            case .accept(let limitInBytes):
                phase = .body(request, limitInBytes: limitInBytes)
                return .more
            }
        }
    }

    /// Takes some bytes of the body; whoever sends more than was admitted is hung up on.
    func takeBody(_ bytes: [UInt8]) -> Step {
        phase.withLock { phase in
            guard case .body(var request, let limit) = phase,
                bytes.count <= limit - request.body.count
            else { return .abandon }
            // The old value is let go first, so that the body grows in place.
            phase = .sent
            request.body += bytes
            phase = .body(request, limitInBytes: limit)
            return .more
        }
    }

    /// The request is whole, or the connection was resumed: what to do now.
    func proceed(on connection: Connection) -> Step {
        phase.withLock { phase in
            switch phase {
            case .body(let request, _):
                unsafe MHD_suspend_connection(connection.pointer)
                phase = .working(connection)
                return .work(request)
            case .answered(let response):
                phase = .sent
                return .send(response)
            case .head, .working, .sent:
                return .abandon
            }
        }
    }

    /// Gives the answer; only the first one counts.
    func answer(_ response: Response) {
        phase.withLock { phase in
            guard case .working(let connection) = phase else { return }
            phase = .answered(response)
            // Within the lock, so that a server that sees the answer knows the connection resumed.
            unsafe MHD_resume_connection(connection.pointer)
        }
    }
}

/// Whether a request is let in, decided before its body is read.
package enum Admission: Sendable {
    /// It is not; this is the answer.
    case refuse(Response)
    /// It is, with at most so many bytes of body.
    case accept(bodyLimitInBytes: Int)
}
