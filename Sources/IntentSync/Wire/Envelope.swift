import Compression

/// What every shard is wrapped in: who may read it, what it is, whose it is, and a checksum.
///
/// Two bytes `Td`, the format, the oldest version that may interpret the rest, the edition, the
/// kind's letter, the owner, flags, the body, four bytes of CRC-32C. Every version reads what comes
/// before the kind.
struct Envelope {
    /// The format this version writes, and the latest it can interpret.
    static let format: UInt64 = 1
    /// The largest body, in bytes: four times what the key-value store holds in all.
    static let limitInBytes = 4_000_000

    private static let magic: [UInt8] = [UInt8(ascii: "T"), UInt8(ascii: "d")]
    private static let isDeflated: UInt8 = 1

    /// The oldest version that may interpret the body.
    var minimumReader: UInt64 = 1
    /// The owner's count of such shards: publication, number, or edition; 0 where it is none of its
    /// own.
    var edition: UInt64
    /// What the body is.
    var kind: ShardName.Kind
    /// Who wrote it.
    var owner: ReplicaID
    /// The body.
    var body: [UInt8]

    /// The bytes of the shard; the body is compressed where that helps.
    func encoded() -> [UInt8] {
        var writer = WireWriter()
        writer.raw(Self.magic)
        writer.number(max(Self.format, minimumReader))
        writer.number(minimumReader)
        writer.number(edition)
        writer.byte(kind.rawValue.asciiValue ?? 0)
        writer.fixed(owner.rawValue)
        let deflated = body.count >= 512 ? Deflate.compress(body) : body
        if deflated.count < body.count {
            writer.byte(Self.isDeflated)
            writer.number(UInt64(body.count))
            writer.string(deflated)
        } else {
            writer.byte(0)
            writer.string(body)
        }
        writer.fixed(Checksum.of(writer.bytes))
        return writer.bytes
    }

    /// Wraps a body.
    init(
        kind: ShardName.Kind, owner: ReplicaID, edition: UInt64, body: [UInt8],
        minimumReader: UInt64 = 1
    ) {
        self.kind = kind
        self.owner = owner
        self.edition = edition
        self.body = body
        self.minimumReader = minimumReader
    }

    /// Unwraps a shard.
    ///
    /// - Parameters:
    ///   - bytes: Any bytes.
    ///   - reads: The latest format that may be interpreted.
    /// - Throws: `ShardError`.
    init(decoding bytes: [UInt8], reads: UInt64 = format) throws(ShardError) {
        guard bytes.count > 8, bytes.starts(with: Self.magic) else {
            throw .damaged(detail: "this is not a shard of Tidings")
        }
        var trailer = WireReader(bytes.suffix(4))
        guard try trailer.fixed32() == Checksum.of(bytes.dropLast(4)) else {
            throw .damaged(detail: "the checksum is wrong")
        }
        var reader = WireReader(bytes.dropFirst(2).dropLast(4))
        _ = try reader.number()
        minimumReader = try reader.number()
        edition = try reader.number()
        guard minimumReader <= reads else { throw .tooNew(minimumReader: minimumReader) }
        let letter = Character(Unicode.Scalar(try reader.byte()))
        guard let kind = ShardName.Kind(rawValue: letter) else {
            throw .damaged(detail: "a shard of no known kind")
        }
        self.kind = kind
        owner = ReplicaID(rawValue: try reader.fixed64())
        if try reader.byte() & Self.isDeflated != 0 {
            let count = try reader.number()
            guard count <= UInt64(Self.limitInBytes) else {
                throw .damaged(detail: "the body is too large")
            }
            let body = Deflate.decompress(Array(try reader.string()), to: Int(count))
            guard let body else { throw .damaged(detail: "the body cannot be unpacked") }
            self.body = body
        } else {
            body = Array(try reader.string())
        }
    }

    /// The edition of a shard that any version wrote; 0 where the bytes are none.
    static func edition(of bytes: [UInt8]) -> UInt64 {
        var reader = WireReader(bytes.dropFirst(magic.count))
        guard (try? reader.number()) != nil, (try? reader.number()) != nil else { return 0 }
        return (try? reader.number()) ?? 0
    }
}
