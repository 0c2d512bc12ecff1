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
        /// The most connections at once.
        public var connectionLimit = 256
        /// The path of a socket in the file system to listen on instead, or `nil`.
        public var socketPath: String?
        /// Names under which other machines know the reader, without a port.
        public var hostNames: [String] = []
        /// The path before every address, such as `/tidings`, where a proxy puts one there.
        public var basePath = ""
        /// The addresses of proxies whose `X-Forwarded-…` fields are believed; `unix` stands for
        /// whoever comes through the socket in the file system.
        public var trustedProxies: [String] = []
        /// The public address under which hubs reach this reader, or `nil` where none is asked.
        public var hubCallback: WebAddress?

        /// The options the reader ships with.
        public init() {}

        /// Whether others than this machine's programs may ask, directly or through a proxy, so
        /// that a password is needed.
        public var isOpen: Bool {
            let isLoopback =
                bind.lowercased() == "localhost" || HostAddress(bind)?.isLoopback == true
            return !isLoopback || socketPath != nil || !hostNames.isEmpty || !basePath.isEmpty
                || !trustedProxies.isEmpty
        }
    }

    /// Why the server could not begin.
    public enum StartError: Error, Hashable, Sendable {
        /// The port is taken or not allowed.
        case cannotListen(detail: String)
        /// The text to listen on is no address in numbers.
        case notAnAddress(String)
        /// A base path holds what no address can.
        case notAPath(String)
        /// A trusted proxy is no address in numbers.
        case notAProxy(String)
        /// Others could reach the reader, and it has no password yet.
        case needsPassword

        /// What is wrong and what to do, one or two plain sentences.
        public var explanation: String {
            switch self {
            case .cannotListen(let detail): detail
            case .notAnAddress(let text):
                "“\(text)” is not an address in numbers, such as 127.0.0.1 or [::]."
            case .notAPath(let text):
                "“\(text)” is not a path such as /tidings."
            case .notAProxy(let text):
                "“\(text)” is not the address of a proxy: give it in numbers, or say unix."
            case .needsPassword:
                "Others could reach this reader, and it has no password: set one first with "
                    + "'tidings password set'."
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
        let trust = try Self.trust(options)
        let socket =
            if let path = options.socketPath {
                try ListeningSocket(path: path)
            } else { try ListeningSocket(host: options.bind, port: options.port) }
        var gatekeeper = Gatekeeper(
            port: socket.port, bind: options.bind, servesSamples: options.servesSamples,
            hubHost: options.hubCallback.map { address in
                address.host + (address.port.map { ":\($0)" } ?? "")
            })
        gatekeeper.isOpen = options.isOpen
        gatekeeper.hostNames = Set(options.hostNames.map { $0.lowercased() })
        gatekeeper.trust = trust
        let site = ReaderSite(
            engine: engine, keeper: keeper, gatekeeper: gatekeeper, isLocked: options.isOpen,
            clock: clock)
        self.site = site
        var limits = HTTPServer.Limits()
        limits.connectionCount = UInt32(clamping: max(options.connectionLimit, 1))
        server = try HTTPServer(
            socket: socket, limits: limits,
            gate: { [gatekeeper] in
                let request = trust.seen($0)
                return site.noting(gatekeeper.admit(request), of: request).madeSafe
            },
            handler: { await site.respond(to: trust.seen($0)) })
    }

    private static func trust(_ options: Options) throws(StartError) -> ProxyTrust {
        guard let basePath = ProxyTrust.basePath(options.basePath) else {
            throw .notAPath(options.basePath)
        }
        var trust = ProxyTrust(basePath: basePath)
        for text in options.trustedProxies {
            guard let proxy = ProxyTrust.Peer(text) else { throw .notAProxy(text) }
            trust.proxies.insert(proxy)
        }
        return trust
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
        site.changes.stop()
        server.stop()
    }
}
