internal import Glibc
internal import Synchronization
internal import Threads

/// A small HTTP/1.1 server on this machine for tests, which can also misbehave as told.
///
/// It takes connections to every address of 127.0.0.0/8 (and so to `localhost` and what ends in
/// `.localhost`) on one free port. Each connection has a thread, so a handler may block. It ends
/// with `stop()` or with its value; nothing it does lasts longer than half a minute.
public final class LoopbackServer: Sendable {
    /// Answers one request; called on a thread of its connection.
    public typealias Handler = @Sendable (LoopbackRequest) -> LoopbackReply

    /// Why there is no server.
    public enum Failure: Error {
        /// The system gave no socket or no port.
        case noSocket(code: Int32)
        /// The system gave no thread.
        case noThread
    }

    private let core: LoopbackCore

    /// Starts a server whose requests `handler` answers.
    ///
    /// - Throws: `Failure` where the system has no free socket or thread.
    public init(handler: @escaping Handler) throws {
        core = try LoopbackCore(handler: handler)
        let core = core
        guard DetachedThread.start({ core.takeConnections() }) else {
            throw Failure.noThread
        }
    }

    deinit { core.stop() }

    /// The port.
    public var port: Int { core.port }

    /// The requests so far, in the order their heads were complete.
    public var requests: [LoopbackRequest] { core.state.withLock { $0.requests } }

    /// The number of connections taken so far.
    public var connectionCount: Int { core.state.withLock { $0.connectionCount } }

    /// The address of `path` here; `host` is any name that leads to 127.0.0.0/8.
    public func address(_ path: String = "/", host: String = "127.0.0.1") -> String {
        "http://" + host + ":" + String(port) + path
    }

    /// Blocks the thread of a handler for `time`, a second at most.
    public static func pause(_ time: Duration) {
        let limited = min(max(time, .zero), .seconds(1)) / Duration.microseconds(1)
        usleep(UInt32(limited))
    }

    /// Ends all connections, and takes no more.
    public func stop() { core.stop() }
}

/// What the threads of a server share; it outlives the server until the last thread ends.
final class LoopbackCore: Sendable {
    struct State {
        var requests: [LoopbackRequest] = []
        var connectionCount = 0
        var open: Set<Int32> = []
        var isStopped = false
    }

    let port: Int
    let handler: LoopbackServer.Handler
    let state = Mutex(State())
    private let listener: Int32

    init(handler: @escaping LoopbackServer.Handler) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw LoopbackServer.Failure.noSocket(code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe bind(listener, generic, length) == 0 && listen(listener, 512) == 0
                    && getsockname(listener, generic, &length) == 0
            }
        }
        guard isBound else {
            let code = errno
            close(listener)
            throw LoopbackServer.Failure.noSocket(code: code)
        }
        self.listener = listener
        self.handler = handler
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(listener) }

    func stop() {
        state.withLock { state in
            state.isStopped = true
            for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) }
        }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Takes connections until the server stops.
    func takeConnections() {
        while !isStopped {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return
            }
            // Bound to all addresses, it serves only those of this machine, 256 at once.
            let number = state.withLock { state -> Int? in
                guard !state.isStopped, state.open.count < 256, Self.isLoopback(connection) else {
                    return nil
                }
                state.open.insert(connection)
                state.connectionCount += 1
                return state.connectionCount
            }
            guard let number else {
                close(connection)
                continue
            }
            let isServed = DetachedThread.start {
                var connection = LoopbackConnection(self, connection, number: number)
                connection.serve()
            }
            if !isServed { end(connection) }
        }
    }

    /// Closes `connection`, so that `stop` cannot meet its number in other hands.
    func end(_ connection: Int32) {
        state.withLock { state in
            state.open.remove(connection)
            close(connection)
        }
    }

    private static func isLoopback(_ connection: Int32) -> Bool {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe getsockname(connection, generic, &length) == 0
            }
        } && UInt32(bigEndian: address.sin_addr.s_addr) >> 24 == 127
    }
}
