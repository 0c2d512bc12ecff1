import NewsModel
import TidingsEngine
import TidingsStore

/// The command `tidings sync setup folder|keyvalue PATH`.
enum SyncSetupCommand {
    static let spec = CommandSpec(
        "sync setup", operands: "folder|keyvalue PATH", count: 2...2,
        summary: "keep this store in step with your other devices",
        details: """
            'folder' is a folder that something else carries to your other devices: Syncthing,
            Dropbox, iCloud Drive, NFS. 'keyvalue' is a file with the limits of Apple's key-value
            store; it is sealed unless you say --open. Give the same place on every device, and
            where it is sealed, the recovery words that the first one printed on its last line.
            What you decided is sent there, never what the web says, and no secret.
            """,
        options: [
            .init("--sealed", "seal everything with a new key, and print its recovery words"),
            .init("--open", "seal nothing: whoever reads the place can read what you decided"),
            .init(
                "--words", value: "WORDS", "the recovery words of this place; “-” reads them"),
            .init(
                "--passphrase-file", value: "FILE",
                "seal with the passphrase on the first line of FILE"),
            .init("--name", value: "NAME", "what this device is called (its host name)"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let kind = try kind(invocation.operands[0])
        let path = invocation.operands[1]
        guard !path.isEmpty else { throw .usage("PATH is empty", command: "sync setup") }
        let sealing = try sealing(invocation)
        let store = try await session.store()
        if let name = invocation.value("--name")?.printable {
            do throws(StoreError) {
                try await store.set(
                    Session.deviceNameSetting, to: name.isEmpty ? nil : name, at: Session.clock())
            } catch {
                throw CommandFailure(error)
            }
        }
        let keeper = try await Session.keeper(of: try await session.engine())
        let setup: SyncKeeper.Setup
        do throws(SyncError) {
            setup = try await keeper.setUp(kind, path: path, sealing: sealing)
        } catch {
            throw CommandFailure(error)
        }
        tell(setup, sealing, session.terminal)
        let storeFolder = session.storePath.split(separator: "/").dropLast()
        let place = (setup.report.place?.path ?? "").split(separator: "/")
        if kind == .folder, session.storePath.hasPrefix("/"), place.starts(with: storeFolder) {
            session.terminal.complain(
                "That folder is beside your store: let it be carried to your other devices alone, "
                    + "without the store.")
        }
    }

    private static func tell(
        _ setup: SyncKeeper.Setup, _ sealing: SyncKeeper.Sealing, _ terminal: Terminal
    ) {
        let place = setup.report.place
        terminal.say("Sync is set up at \(place?.path ?? ""). \(setup.report.sentence)")
        if place?.isSealed != true {
            terminal.complain(
                "It is not sealed: whoever can read that place can read what you decided.")
        }
        switch sealing {
        case .words, .passphrase, .open: return
        case .standard, .newKey: break
        }
        guard let words = setup.recoveryWords else { return }
        terminal.say("Write these recovery words down; your other devices need them (--words):")
        terminal.print(words)
    }

    private static func kind(_ word: String) throws(CommandFailure) -> SyncPlace.Kind {
        switch word {
        case "folder": return .folder
        case "keyvalue", "key-value": return .keyValue
        default:
            throw .usage(
                "sync setup takes folder or keyvalue, not “\(word)”", command: "sync setup")
        }
    }

    private static func sealing(
        _ invocation: Invocation
    ) throws(CommandFailure) -> SyncKeeper.Sealing {
        let given = ["--sealed", "--open", "--words", "--passphrase-file"].filter(invocation.has)
        guard given.count <= 1 else {
            throw .usage(
                "\(given.joined(separator: " and ")) do not go together", command: "sync setup")
        }
        if invocation.has("--sealed") { return .newKey }
        if invocation.has("--open") { return .open }
        if let words = invocation.value("--words") {
            return .words(words == "-" ? try firstLine(of: "-") : words)
        }
        guard let file = invocation.value("--passphrase-file") else { return .standard }
        let passphrase = try firstLine(of: file)
        guard !passphrase.isEmpty else {
            throw .failed("The first line of \(file) is empty: write the passphrase there.")
        }
        return .passphrase(passphrase)
    }

    /// The first line of a file; `-` is standard input.
    static func firstLine(of path: String) throws(CommandFailure) -> String {
        let bytes = try InputBytes(path: path).whole()
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return String(decoding: line, as: UTF8.self)
    }
}
