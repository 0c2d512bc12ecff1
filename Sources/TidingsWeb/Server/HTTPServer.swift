import CMicroHTTPD
import Glibc
import Synchronization

/// The one door to libmicrohttpd: requests come in as values, answers go out as values.
///
/// One thread of the library's own moves the bytes. A handler runs as a task while its connection
/// is suspended, so a slow answer holds nobody up.
package final class HTTPServer: Sendable {
    /// The limits of every connection.
    package struct Limits: Hashable, Sendable {
        /// The most connections at once.
        package var connectionCount: UInt32 = 256
        /// The most bytes of a request's head; a longer one is answered with 414 or 431.
        package var headInBytes = 32_768
        /// After so many seconds without a byte a connection is closed.
        package var idleSeconds: UInt32 = 30
        /// How long stopping waits for answers under way, in seconds.
        package var graceSeconds = 5

        package init() {}
    }

    /// Decides from the head whether a request is let in; must not block.
    package typealias Gate = @Sendable (Request) -> Admission
    /// Answers a request.
    package typealias Handler = @Sendable (Request) async -> Response

    /// The port it listens on.
    package let port: UInt16
    let gate: Gate
    let handler: Handler
    let crowd: ConnectionCrowd
    private let limits: Limits
    private let open = Mutex<[ObjectIdentifier: Exchange]>([:])
    private let running = Mutex<Running?>(nil)

    /// Begins to serve on `socket`.
    package init(
        socket: consuming ListeningSocket, limits: Limits = Limits(), gate: @escaping Gate,
        handler: @escaping Handler
    ) throws(WebServer.StartError) {
        port = socket.port
        self.limits = limits
        crowd = ConnectionCrowd(room: Int(limits.connectionCount) * 3 / 4)
        self.gate = gate
        self.handler = handler
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        guard
            let daemon = unsafe tidings_start_daemon(
                socket.descriptor, limits.connectionCount, limits.headInBytes, limits.idleSeconds,
                HTTPServer.began, HTTPServer.handle, HTTPServer.ended, HTTPServer.connected,
                context)
        else { throw .cannotListen(detail: "The server's thread could not start.") }
        let started = unsafe Running(socket: socket, daemon: daemon)
        running.withLock { $0 = started }
    }

    deinit { stop() }

    /// Stops: no new connections, answers under way may finish for a while, then all is closed.
    package func stop() {
        guard let running = running.withLock({ $0.take() }) else { return }
        running.quiesce()
        waitUntilIdle(seconds: limits.graceSeconds)
        for exchange in open.withLock({ Array($0.values) }) {
            exchange.answer(.text("The reader is stopping.", status: 503))
        }
        waitUntilIdle(seconds: 1)
        running.close()
    }

    private func waitUntilIdle(seconds: Int) {
        for _ in 0..<(seconds * 100) {
            if open.withLock({ $0.isEmpty }) { return }
            usleep(10_000)
        }
    }

    func remember(_ exchange: Exchange) {
        open.withLock { $0[ObjectIdentifier(exchange)] = exchange }
    }

    func forget(_ exchange: Exchange) {
        _ = open.withLock { $0.removeValue(forKey: ObjectIdentifier(exchange)) }
    }
}

/// The library's server and the socket it listens on.
///
/// Safe because its functions are called by one thread only: whoever took it out of the mutex.
@safe private final class Running: @unchecked Sendable {
    private let socket: ListeningSocket
    private let daemon: OpaquePointer

    package init(socket: consuming ListeningSocket, daemon: OpaquePointer) {
        self.socket = socket
        unsafe self.daemon = daemon
    }

    /// Accepts no more connections.
    package func quiesce() {
        _ = unsafe MHD_quiesce_daemon(daemon)
    }

    /// Closes every connection and ends the thread; no connection may be suspended by then.
    package func close() {
        unsafe MHD_stop_daemon(daemon)
    }
}
