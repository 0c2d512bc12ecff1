import Crypto
import FoundationEssentials
import IntentSync
import SyncTransports
import TidingsStore

/// Opens places for shards.
struct SyncDoor: Sendable {
    /// A place that was opened.
    struct Opened: Sendable {
        /// Where shards go.
        var transport: any ShardTransport
        /// What opens it the next time.
        var access: PlaceAccess
        /// Whether it was empty and is set up again.
        var isSetUpAgain = false
    }

    /// The place that is opened.
    let place: SyncPlace

    /// What the place can hold, where that is known without opening it.
    var limits: TransportLimits? {
        guard place.kind == .keyValue else { return nil }
        let limits = KeyValueTransport.limits
        return place.isSealed ? SealedTransport.limits(within: limits) : limits
    }

    /// Opens the place as it was set up.
    ///
    /// Where what the place says of itself is damaged, it is put back.
    ///
    /// - Parameters:
    ///   - access: What this replica keeps of the place.
    ///   - isAgain: Whether a place that is there and says nothing is set up again.
    /// - Returns: Where shards go.
    /// - Throws: `SyncError`: `anotherPlace` where the place is sealed with another key,
    ///   `needsWords` where there is none, `noLongerSealed` where it says that it is not sealed,
    ///   and was, `emptied` where it says nothing, `unreadable` where what it says is damaged and
    ///   not known here, `damagedStore` where it is the file of a key-value store that is damaged.
    func open(
        with access: PlaceAccess, settingUpAgain isAgain: Bool = false
    ) async throws(SyncError) -> Opened {
        var universe = try await universe(mendingAs: access.universe)
        if universe == nil { universe = try await lost(access) }
        var isNew = false
        if universe == nil {
            let isThere = FileManager.default.fileExists(atPath: place.path)
            // The file of a key-value store is made with it; a folder is the person's.
            guard isThere || isAgain && place.kind == .keyValue else {
                throw .transport(.unreachable(detail: absence))
            }
            guard isAgain else { throw .emptied(place) }
            universe = try await setUpAgain(access)
            isNew = true
        }
        guard let universe else { throw .emptied(place) }
        var opened = try await open(universe, with: access)
        opened.isSetUpAgain = isNew
        return opened
    }

    private var absence: String {
        switch place.kind {
        case .folder:
            "\(place.path) is not there. If that is a drive or a network folder, connect it. If it "
                + "was deleted, make an empty folder there and run 'tidings sync join'."
        case .keyValue:
            "The file \(place.path) is not there. If it is on a drive or a network folder, connect "
                + "it. If it was deleted, run 'tidings sync join', which makes it anew."
        }
    }

    private func open(
        _ universe: Universe, with access: PlaceAccess
    ) async throws(SyncError) -> Opened {
        guard universe.sealing != .none else {
            // Who can write to the place must not make this replica send in the clear.
            guard access.key == nil, !place.isSealed else { throw .noLongerSealed }
            return Opened(
                transport: try await plain(universe), access: PlaceAccess(universe: universe))
        }
        guard let key = access.key, universe.opens(with: key) else {
            let isKnown = access.key == nil && access.universe == universe
            throw isKnown ? .needsWords : .anotherPlace(place)
        }
        return try await sealed(universe, with: key)
    }

    /// What a key-value store said of itself that is there, and says nothing now.
    private func lost(_ access: PlaceAccess) async throws(SyncError) -> Universe? {
        guard place.kind == .keyValue, try await isStoreThere() else { return nil }
        return access.universe
    }

    /// Whether there is a key-value store in the file.
    private func isStoreThere() async throws(SyncError) -> Bool {
        let standing = try await placing { () async throws(TransportError) in
            try await EmulatedKeyValueStore.standing(at: place.path)
        }
        guard standing != .damaged else { throw .damagedStore(place) }
        return standing == .whole
    }

    /// Puts back what the place said of itself; where that is not known here, it is another place
    /// from now on, with the same key.
    private func setUpAgain(_ access: PlaceAccess) async throws(SyncError) -> Universe {
        if let known = access.universe { return try await make(known) }
        guard access.key != nil || !place.isSealed else { throw .needsWords }
        var dice = SecureRandom()
        return try await make(
            access.key.map { Universe(sealedWith: $0, using: &dice) } ?? Universe(using: &dice))
    }

    private func sealed(_ universe: Universe, with key: SyncKey) async throws(SyncError) -> Opened {
        Opened(
            transport: SealedTransport(try await plain(universe), key: key),
            access: PlaceAccess(key: key, universe: universe))
    }

    /// Makes the place ready, or finds it ready.
    ///
    /// - Parameters:
    ///   - sealing: How it is to be sealed, or what opens it.
    ///   - known: Keys of this machine: one of them sealed it, where this was begun before.
    ///   - keep: Keeps what opens the place, before it is sealed.
    /// - Returns: The place, open.
    /// - Throws: `SyncError`: `needsWords` where it is sealed and no key was given.
    func setUp(
        _ sealing: SyncKeeper.Sealing, trying known: [SyncKey],
        keeping keep: (PlaceAccess) throws(SyncError) -> Void
    ) async throws(SyncError) -> Opened {
        var dice = SecureRandom()
        if let universe = try await universe() {
            return try await join(universe, sealing, known)
        }
        let key: SyncKey?
        var salt: [UInt8]?
        switch sealing {
        case .standard: key = place.kind == .keyValue ? SyncKey(using: &dice) : nil
        case .newKey: key = SyncKey(using: &dice)
        case .words(let words):
            // Nobody has the other end of mistyped words.
            guard (try? Self.key(words: words)) != nil else { throw .noWords }
            // A second place beside the one that is still on its way would be a rival of it.
            throw .nothingThere(place)
        case .passphrase(let passphrase):
            let drawn = SyncKey.salt(using: &dice)
            salt = drawn
            key = try Self.key(passphrase: passphrase, salt: drawn)
        case .open: key = nil
        }
        let wanted =
            key.map { Universe(sealedWith: $0, salt: salt, using: &dice) }
            ?? Universe(using: &dice)
        if let key { try keep(PlaceAccess(key: key, universe: wanted)) }
        let present = try await make(wanted)
        guard present == wanted else { return try await join(present, sealing, known) }
        guard let key else {
            return Opened(
                transport: try await plain(present), access: PlaceAccess(universe: present))
        }
        return try await sealed(present, with: key)
    }

    private func join(
        _ universe: Universe, _ sealing: SyncKeeper.Sealing, _ known: [SyncKey]
    ) async throws(SyncError) -> Opened {
        let key: SyncKey
        let usual: SyncKeeper.Sealing = place.kind == .keyValue ? .newKey : .open
        switch (universe.sealing, sealing == .standard ? usual : sealing) {
        case (.none, .open):
            return Opened(
                transport: try await plain(universe), access: PlaceAccess(universe: universe))
        // Who asks for a seal, or is used to one here, must not send in the clear.
        case (.none, _): throw .notSealed
        case (.passphrase(let salt), .passphrase(let passphrase)):
            key = try Self.key(passphrase: passphrase, salt: salt)
        case (.words, .words(let words)): key = try Self.key(words: words)
        default:
            guard let own = known.first(where: universe.opens) else { throw .needsWords }
            key = own
        }
        guard universe.opens(with: key) else { throw .wrongWords }
        return try await sealed(universe, with: key)
    }

    private static func key(words: String) throws(SyncError) -> SyncKey {
        do throws(SyncKeyError) {
            return try SyncKey(words: words)
        } catch {
            throw .wrongWords
        }
    }

    private static func key(passphrase: String, salt: [UInt8]) throws(SyncError) -> SyncKey {
        do throws(SyncKeyError) {
            return try SyncKey(passphrase: passphrase, salt: salt)
        } catch {
            if case .tooShort(let minimum) = error { throw .shortPassphrase(minimum: minimum) }
            throw .wrongWords
        }
    }

    // MARK: Kinds of place

    /// What the place says of itself, put back where it is damaged and `known` here.
    private func universe(mendingAs known: Universe?) async throws(SyncError) -> Universe? {
        do throws(SyncError) {
            return try await universe()
        } catch {
            guard error == .unreadable(place), let known else { throw error }
            guard place.kind == .folder else { return known }
            return try await placing { () async throws(TransportError) in
                try await FolderTransport.mend(at: place.path, as: known)
            }
        }
    }

    /// What the place says of itself, or `nil` where it says nothing.
    ///
    /// - Throws: `SyncError`: `unreadable` where it cannot be read, `damagedStore` where nothing
    ///   there can.
    func universe() async throws(SyncError) -> Universe? {
        if place.kind == .keyValue {
            guard try await isStoreThere() else { return nil }
        }
        do throws(SyncError) {
            return try await readUniverse()
        } catch {
            guard error == .transport(.incomplete) else { throw error }
            throw .unreadable(place)
        }
    }

    private func readUniverse() async throws(SyncError) -> Universe? {
        try await placing { () async throws(TransportError) in
            switch place.kind {
            case .folder: try await FolderTransport.universe(at: place.path)
            case .keyValue:
                try await KeyValueTransport.universe(in: EmulatedKeyValueStore(path: place.path))
            }
        }
    }

    /// Whether what a place says of itself may be there.
    var mayBeThere: Bool {
        let path =
            switch place.kind {
            case .folder: place.path + "/tidings/v1/universe"
            case .keyValue: place.path
            }
        return FileManager.default.fileExists(atPath: path)
    }

    private func make(_ universe: Universe) async throws(SyncError) -> Universe {
        try await placing { () async throws(TransportError) in
            switch place.kind {
            case .folder: return try await FolderTransport.setUp(at: place.path, as: universe)
            case .keyValue:
                try await EmulatedKeyValueStore.setUp(at: place.path)
                return try await KeyValueTransport.setUp(
                    in: EmulatedKeyValueStore(path: place.path), as: universe)
            }
        }
    }

    private func plain(_ universe: Universe) async throws(SyncError) -> any ShardTransport {
        switch place.kind {
        case .folder: FolderTransport(at: place.path)
        case .keyValue:
            KeyValueTransport(store: EmulatedKeyValueStore(path: place.path), universe: universe)
        }
    }

    private func placing<Value>(
        _ body: () async throws(TransportError) -> Value
    ) async throws(SyncError) -> Value {
        do throws(TransportError) {
            return try await body()
        } catch {
            throw .transport(error)
        }
    }
}
