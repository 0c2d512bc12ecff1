import Crypto
import FoundationEssentials
import Glibc
import IntentSync
import SyncTransports

/// What binds a replica's name to this machine and to its store, kept where neither backups nor
/// copies of the store go.
///
/// A store whose replica has no such record here, or one that speaks of another machine, another
/// file, or a later state, was copied or restored.
struct ReplicaIdentity: Codable, Hashable {
    /// A digest of the machine's own name, so that the name itself stands nowhere.
    var machine: String
    /// What the file system knows the store's file by.
    var file: UInt64
    /// How often the replica was changed, as far as is known here.
    var generation: Int64
    /// The key that seals its shards, as hexadecimal digits; `nil` where they are not sealed.
    var key: String?
    /// What its place says of itself; `nil` where that was never seen.
    var universe: String?

    /// What a replica in the store at `path` is bound to here and now.
    init(storeAt path: String, generation: Int64, access: PlaceAccess) {
        machine = Self.thisMachine
        file = Self.number(of: path)
        self.generation = generation
        self.access = access
    }

    /// What opens the place.
    var access: PlaceAccess {
        get {
            PlaceAccess(
                key: syncKey, universe: universe.flatMap { Universe(text: Array($0.utf8)) })
        }
        set {
            key = newValue.key.map { Self.hexadecimal($0.bytes) }
            universe = newValue.universe.map { String(decoding: $0.text, as: UTF8.self) }
        }
    }

    /// Whether the store at `path`, whose replica was changed `generation` times, is the one this
    /// speaks of and has not gone back.
    func fits(storeAt path: String, generation: Int64) -> Bool {
        isOfStore(at: path) && generation >= self.generation
    }

    /// Whether the store at `path` is the one this speaks of, whatever its state.
    func isOfStore(at path: String) -> Bool {
        machine == Self.thisMachine && file == Self.number(of: path)
    }

    private var syncKey: SyncKey? {
        key.flatMap { text in
            let digits = Array(text.utf8)
            guard digits.count == 2 * SyncKey.sizeInBytes else { return nil }
            let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { start in
                UInt8(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16)
            }
            return SyncKey(bytes: bytes)
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    private static func number(of path: String) -> UInt64 {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    /// Source: machine-id(5), which asks programs not to pass the name on as it is.
    private static var thisMachine: String {
        for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
            guard let name = FileManager.default.contents(atPath: path), !name.isEmpty else {
                continue
            }
            let digest = Digest(of: Array("tidings replica".utf8) + name)
            return String(digest.description.prefix(16))
        }
        return ""
    }
}

/// The folder in which such records are kept, one a replica, mode 0600.
struct IdentityFolder: Sendable {
    let path: String

    /// The record of the replica `id`, or `nil` where there is none.
    func identity(of id: ReplicaID) -> ReplicaIdentity? {
        guard let bytes = FileManager.default.contents(atPath: file(id)) else { return nil }
        return try? JSONDecoder().decode(ReplicaIdentity.self, from: bytes)
    }

    /// Keeps the record of the replica `id`, whole or not at all.
    func keep(_ identity: ReplicaIdentity, of id: ReplicaID) throws(SyncError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let bytes = Array(try JSONEncoder().encode(identity))
            try Self.write(bytes, to: file(id))
        } catch {
            throw .noStateFolder(detail: path)
        }
    }

    /// Forgets the record of the replica `id`, its key with it.
    func forget(_ id: ReplicaID) {
        unsafe _ = unlink(file(id))
    }

    /// Forgets the records of other replicas of the store at `path` on this machine.
    ///
    /// - Parameters:
    ///   - storePath: The store, which has no use for them.
    ///   - id: The replica whose record stays, or `nil` for none.
    ///   - key: Only records with this key go, or with `nil` all.
    func forgetOthers(of storePath: String, but id: ReplicaID?, with key: SyncKey?) {
        for (other, identity) in identities()
        where other != id && identity.isOfStore(at: storePath)
            && (key == nil || identity.access.key == key)
        {
            forget(other)
        }
    }

    /// Every record, in the order of the names.
    private func identities() -> [(ReplicaID, ReplicaIdentity)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().compactMap { name in
            guard name.hasPrefix("replica-"), name.hasSuffix(".json"),
                let id = ReplicaID(String(name.dropFirst(8).dropLast(5)))
            else { return nil }
            return identity(of: id).map { (id, $0) }
        }
    }

    /// Every key that a replica on this machine has or had, in the order of their names.
    func keys() -> [SyncKey] {
        identities().compactMap { $0.1.access.key }
    }

    private func file(_ id: ReplicaID) -> String { "\(path)/replica-\(id).json" }

    private struct Refused: Error {}

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let new = path + ".new"
        let file = unsafe open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Refused() }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(file, $0.baseAddress, $0.count)
            }
            guard count > 0 else { throw Refused() }
            rest = rest.dropFirst(count)
        }
        guard fsync(file) == 0, unsafe rename(new, path) == 0 else { throw Refused() }
    }

    // MARK: Turns

    /// The turn of one program to do a round with the store at `storePath`; it ends with the value
    /// or the program.
    struct Turn: ~Copyable {
        private let file: Int32

        fileprivate init(file: Int32) {
            self.file = file
        }

        deinit { close(file) }
    }

    /// Takes the turn, or gives `nil` where another program has it.
    func takeTurn(storeAt storePath: String) throws(SyncError) -> Turn? {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .noStateFolder(detail: path)
        }
        let name = Digest(of: Array(storePath.utf8)).description.prefix(16)
        let file = unsafe open("\(path)/\(name).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .noStateFolder(detail: path) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            return nil
        }
        return Turn(file: file)
    }
}
