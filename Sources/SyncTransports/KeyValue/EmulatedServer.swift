package import IntentSync

/// What the service behind an `EmulatedKeyValueStore` keeps: the values of every account.
package struct EmulatedServer: Hashable {
    /// A value, or what is left of one.
    package struct Value: Hashable {
        /// The bytes, or `nil` where they were removed.
        package var bytes: [UInt8]?
        /// The number of the write that brought it, over all names.
        package var revision: UInt64
        /// When its writer wrote it, by its own clock, in nanoseconds since 1970.
        package var stamp: Int64
    }

    /// What becomes of a write.
    package enum Outcome: Hashable {
        case taken
        /// An earlier write stays in force, and nobody is told.
        case outdated
        /// There is no room.
        case refused
    }

    private static let magic = Array("TKV1".utf8)
    /// The most names that are remembered as removed.
    private static let removedLimit = 4096
    /// The most bytes of a file that is taken for one of ours.
    package static let limitInBytes = 16_000_000

    /// The account that is signed in, or `nil`.
    package var account: String?
    /// How many writes there were.
    private(set) var revision: UInt64 = 0
    private var accounts: [String: [String: Value]] = [:]

    /// A service that has seen nothing of `account`.
    package init(account: String?) {
        self.account = account
    }

    /// The values of the present account.
    package var values: [String: Value] { account.flatMap { accounts[$0] } ?? [:] }

    /// Takes in a write to the present account.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, or `nil` for a removal.
    ///   - name: The name.
    ///   - stamp: When it was written, by the writer's clock.
    ///   - byStamp: Whether the later stamp wins instead of the later arrival.
    /// - Returns: What became of it.
    package mutating func write(
        _ bytes: [UInt8]?, named name: String, stamp: Int64, byStamp: Bool
    ) -> Outcome {
        guard let account else { return .refused }
        var values = accounts[account] ?? [:]
        let old = values[name]
        if byStamp, let old, stamp <= old.stamp { return .outdated }
        if let bytes {
            let others = values.filter { $0.key != name && $0.value.bytes != nil }
            let total = others.values.reduce(bytes.count) { $0 + ($1.bytes?.count ?? 0) }
            guard total <= KeyValueLimits.totalInBytes, others.count < KeyValueLimits.nameCount,
                name.utf8.count <= KeyValueLimits.nameInBytes
            else { return .refused }
        }
        revision += 1
        values[name] = Value(bytes: bytes, revision: revision, stamp: stamp)
        let removed = values.filter { $0.value.bytes == nil }
        if removed.count > Self.removedLimit,
            let oldest = removed.min(by: { $0.value.revision < $1.value.revision })
        {
            values[oldest.key] = nil
        }
        accounts[account] = values
        return .taken
    }

    /// Loses everything of the present account, as a service does that is wiped.
    package mutating func wipe() {
        for name in values.keys.sorted() {
            _ = write(nil, named: name, stamp: .min, byStamp: false)
        }
    }

    // MARK: Its file

    /// The bytes of its file.
    package var file: [UInt8] {
        var writer = WireWriter()
        writer.raw(Self.magic)
        writer.byte(account == nil ? 0 : 1)
        writer.string((account ?? "").utf8)
        writer.number(revision)
        writer.number(UInt64(accounts.count))
        for (account, values) in accounts.sorted(by: { $0.key < $1.key }) {
            writer.string(account.utf8)
            writer.number(UInt64(values.count))
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                writer.string(name.utf8)
                writer.number(value.revision)
                writer.signed(value.stamp)
                writer.byte(value.bytes == nil ? 0 : 1)
                writer.string(value.bytes ?? [])
            }
        }
        return writer.bytes
    }

    /// Reads its file.
    ///
    /// - Throws: `ShardError` where the bytes are none.
    package init(file: [UInt8]) throws(ShardError) {
        var reader = WireReader(file)
        guard try reader.raw(4).elementsEqual(Self.magic) else {
            throw .damaged(detail: "not the file of a key-value store")
        }
        let isSignedIn = try reader.byte() == 1
        let account = try Self.text(&reader)
        self.init(account: isSignedIn ? account : nil)
        revision = try reader.number()
        for _ in 0..<(try reader.count(of: 2)) {
            let account = try Self.text(&reader)
            var values: [String: Value] = [:]
            for _ in 0..<(try reader.count(of: 5)) {
                let name = try Self.text(&reader)
                let revision = try reader.number()
                let stamp = try reader.signed()
                let isThere = try reader.byte() == 1
                let bytes = Array(try reader.string())
                values[name] = Value(
                    bytes: isThere ? bytes : nil, revision: revision, stamp: stamp)
            }
            accounts[account] = values
        }
        guard reader.isAtEnd else { throw .damaged(detail: "bytes after the end") }
    }

    private static func text(_ reader: inout WireReader) throws(ShardError) -> String {
        guard let text = String(validating: try reader.string(), as: UTF8.self) else {
            throw .damaged(detail: "a name is not text")
        }
        return text
    }
}
