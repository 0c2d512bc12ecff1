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

        /// The options the reader ships with.
        public init() {}
    }

    /// Why the server could not begin.
    public enum StartError: Error, Hashable, Sendable {
        /// The port is taken or not allowed.
        case cannotListen(detail: String)
        /// The address is not loopback, which this version does not serve.
        case notLoopback(String)
    }

    /// Begins to serve `engine`.
    public init(engine: ReaderEngine, options: Options) throws(StartError) { fatalError("stub") }

    /// The port it listens on.
    public var port: UInt16 { fatalError("stub") }

    /// Stops, letting answers under way finish.
    public func stop() { fatalError("stub") }
}
