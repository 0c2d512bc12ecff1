import IntentSync
import NewsModel
import TidingsEngine
import TidingsWeb

/// The command `tidings sync devices`.
enum SyncDevicesCommand {
    static let spec = CommandSpec(
        "sync devices", summary: "list your other devices, the latest heard first",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let report = try await session.syncing { (keeper) async throws(SyncError) in
            let report = try await keeper.report()
            guard report.place != nil else { throw .notSetUp }
            return report
        }
        if invocation.has("--json") {
            session.terminal.printJSON(SyncDevicesObject(report))
            return
        }
        var table = Table([
            .init(title: "device", style: .dim),
            .init(title: "name", isFlexible: true, style: .bold), .init(title: "system"),
            .init(title: "version"), .init(title: "last heard"),
            .init(title: "state", isFlexible: true),
        ])
        let now = Session.clock()
        for peer in report.peers {
            table.add([
                peer.id.description, peer.label, peer.platform, peer.version,
                peer.lastHeard.map { TimeWords.short($0, now: now) } ?? "never",
                state(of: peer, of: report.label),
            ])
        }
        table.print(
            on: session.terminal,
            hint: "No other device has joined yet: run 'tidings sync setup' there, too.")
    }

    private static func state(of peer: SyncReport.Peer, of label: String) -> String {
        guard !peer.isRetired else { return "retired" }
        guard !peer.hasEverything else { return "has everything" }
        return peer.isNamed(like: label) ? "behind; has this device's name" : "behind"
    }
}

/// The command `tidings sync retire DEVICE`.
enum SyncRetireCommand {
    static let spec = CommandSpec(
        "sync retire", operands: "DEVICE", count: 1...1,
        summary: "go on without a device that will not come back",
        details: """
            DEVICE is its name, or its 13 characters in 'tidings sync devices'. What it decided and
            sent stays. Where it comes back after all, it joins again by itself, and loses nothing.
            """,
        options: [.init("--yes", "do not ask first")]
    ) { (invocation, session) async throws(CommandFailure) in
        let keeper = try await Session.keeper(of: try await session.engine())
        let peers: [SyncReport.Peer]
        do throws(SyncError) {
            let report = try await keeper.report()
            guard report.place != nil else { throw .notSetUp }
            peers = report.peers
        } catch {
            throw CommandFailure(error)
        }
        let peer = try peer(invocation.operands[0], among: peers)
        guard !peer.isRetired else { throw .failed("“\(peer.label)” is retired already.") }
        if !invocation.has("--yes") {
            try session.terminal.confirm("Go on without “\(peer.label)”, wherever it is?")
        }
        let sentence: String
        do throws(SyncError) {
            try await keeper.retire(peer.id)
            sentence = try await keeper.syncNow().sentence
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.say("“\(peer.label)” is retired. \(sentence)")
    }

    /// The one device that `name` means: its characters, or its name in any letter case.
    private static func peer(
        _ name: String, among peers: [SyncReport.Peer]
    ) throws(CommandFailure) -> SyncReport.Peer {
        if let peer = peers.first(where: { $0.id.description == name }) { return peer }
        let found = peers.filter { $0.label.lowercased() == name.lowercased() && !$0.isRetired }
        guard let first = found.first else {
            throw .failed("No other device is called “\(name)”; see 'tidings sync devices'.")
        }
        guard found.count == 1 else {
            let now = Session.clock()
            let candidates = found.prefix(10).map { peer in
                let heard = peer.lastHeard.map { "heard " + Wording.relative($0, now: now) }
                return "\(peer.id) (\(heard ?? "never heard"))"
            }
            throw .failed(
                "“\(name)” may mean \(found.count) devices: say which by its 13 characters, "
                    + "\(candidates.joined(separator: ", ")).")
        }
        return first
    }
}
