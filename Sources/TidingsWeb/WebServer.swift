import Glibc
public import NewsModel
public import TidingsEngine

/// The HTTP server: pages, JSON, and the sample sites.
public final class WebServer: Sendable {
    /// How to serve.
    public struct Options: Hashable, Sendable {
        /// The address to listen on.
        public var bind = "127.0.0.1"
        /// The port, or 0 for any that is free.
        public var port: UInt16 = 7878
        /// Whether the sample sites are served too, under `*.localhost`.
        public var servesSamples = false
        /// The public address under which hubs reach this reader, or `nil` where none is asked.
        public var hubCallback: WebAddress?

        /// The options the reader ships with.
        public init() {}
    }

    /// Why the server could not begin.
    public enum StartError: Error, Hashable, Sendable {
        /// The port is taken or not allowed.
        case cannotListen(detail: String)
        /// The address is not loopback, which this version does not serve.
        case notLoopback(String)

        /// What is wrong and what to do, one or two plain sentences.
        public var explanation: String {
            switch self {
            case .cannotListen(let detail): detail
            case .notLoopback(let address):
                "“\(address)” is not an address of this machine alone; others need a password, "
                    + "which this version has not: serve on 127.0.0.1, localhost, or ::1."
            }
        }
    }

    private let server: HTTPServer
    private let site: ReaderSite

    /// Begins to serve `engine`, with the time from `clock`.
    ///
    /// - Parameters:
    ///   - engine: The reader.
    ///   - keeper: What keeps its store in step with other devices, or `nil` where nothing does.
    ///   - options: How to serve.
    ///   - clock: Gives the time.
    /// - Throws: `StartError`; nothing is served then.
    public init(
        engine: ReaderEngine, keeper: SyncKeeper? = nil, options: Options,
        clock: @escaping @Sendable () -> Timestamp = { WebServer.systemTime() }
    ) throws(StartError) {
        let socket = try ListeningSocket(host: options.bind, port: options.port)
        let gatekeeper = Gatekeeper(
            port: socket.port, bind: options.bind, servesSamples: options.servesSamples,
            hubHost: options.hubCallback.map { address in
                address.host + (address.port.map { ":\($0)" } ?? "")
            })
        let site = ReaderSite(
            engine: engine, keeper: keeper, gatekeeper: gatekeeper, clock: clock)
        self.site = site
        server = try HTTPServer(
            socket: socket, gate: { gatekeeper.admit($0).madeSafe },
            handler: { await site.respond(to: $0) })
    }

    /// The time of the system's clock.
    public static func systemTime() -> Timestamp {
        Timestamp(seconds: Int64(time(nil)))
    }

    /// The port it listens on.
    public var port: UInt16 { server.port }

    /// Stops, letting answers under way finish.
    ///
    /// Waits up to six seconds for them; what is not done by then is told to come back later.
    public func stop() {
        site.background.cancel()
        site.live.stop()
        site.changes.stop()
        server.stop()
    }
}
