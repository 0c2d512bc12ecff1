import NewsModel
import TidingsEngine
import TidingsWeb

/// The command `tidings serve`.
enum ServeCommand {
    static let spec = CommandSpec(
        "serve", summary: "serve the reader in a browser, refresh what is due, and sync",
        details: """
            The first line of output is the address to open. Ends on SIGINT or SIGTERM.
            With --demo, sample feeds that the program serves itself are followed, in a store that
            is thrown away unless --store names one; no network is needed.
            """,
        options: [
            .init("--bind", value: "ADDRESS", "listen on this loopback address (127.0.0.1)"),
            .init("--port", value: "PORT", "listen on this port; 0 picks a free one (7878)"),
            .init(
                "--websub", value: "ADDRESS",
                "let hubs tell of changes under this public address, which leads here"),
            .init("--demo", "follow the built-in sample feeds"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        var options = WebServer.Options()
        options.bind = invocation.value("--bind") ?? options.bind
        options.port = UInt16(
            try invocation.number("--port", in: 0...65_535, default: Int(options.port)))
        options.servesSamples = invocation.has("--demo")
        options.hubCallback = try hubCallback(invocation.value("--websub"))
        options.connectionLimit = try connectionLimit(options.connectionLimit)
        let scratch =
            invocation.has("--demo") && invocation.value("--store") == nil
            ? try ScratchFolder() : nil
        defer { scratch?.remove() }
        let place =
            try scratch.map { (folder) throws(CommandFailure) in
                try Session(terminal: session.terminal, storePath: folder.path + "/demo.store")
            } ?? session
        try await serve(
            try await place.engine(hubCallback: options.hubCallback), options, session.terminal)
    }

    /// How many connections there can be without the program running out of files.
    private static func connectionLimit(_ wanted: Int) throws(CommandFailure) -> Int {
        let limit = OpenFiles.limit
        guard limit >= OpenFiles.least else {
            throw .failed(
                "Only \(limit) files may be open at once, and serving takes \(OpenFiles.least): "
                    + "raise the limit with “ulimit -n” or in the service's settings.")
        }
        return min(wanted, limit - OpenFiles.ownNeed)
    }

    private static func hubCallback(_ text: String?) throws(CommandFailure) -> WebAddress? {
        guard let text else { return nil }
        guard let address = WebAddress(text), address.isFetchable, address.query == nil else {
            throw .usage("“\(text)” is not the address of a web site", command: "serve")
        }
        return address
    }

    private static func serve(
        _ engine: ReaderEngine, _ options: WebServer.Options, _ terminal: Terminal
    ) async throws(CommandFailure) {
        let stop = StopSignals()
        let keeper = try await Session.keeper(of: engine.store)
        let server: WebServer
        do throws(WebServer.StartError) {
            server = try WebServer(
                engine: engine, keeper: keeper, options: options, clock: Session.clock)
        } catch {
            throw .failed(error.explanation)
        }
        let host = options.bind.contains(":") ? "[\(options.bind)]" : options.bind
        terminal.print("http://\(host):\(server.port)/")
        terminal.complain("Tidings is ready: open that address in a browser. Ctrl-C ends it.")
        // Pages, which somebody waits for, come first.
        let work = Task(priority: .utility) {
            if options.servesSamples { await DemoFeeds.follow(on: engine, port: server.port) }
            await engine.run { terminal.complain($0) }
        }
        let syncing = Task(priority: .utility) { await keeper.run { terminal.complain($0) } }
        await stop.wait()
        work.cancel()
        syncing.cancel()
        server.stop()
        _ = await work.value
        _ = await syncing.value
    }
}
