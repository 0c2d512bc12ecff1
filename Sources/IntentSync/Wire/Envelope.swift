import Compression

/// What every shard is wrapped in: who may read it, what it is, whose it is, and a checksum.
///
/// Two bytes `Td`, the format, the oldest version that may interpret the rest, the kind's letter,
/// the owner, flags, the body, eight bytes with the edition where a flag says so, four bytes of
/// CRC-32C. Every version has all but the body in these places.
struct Envelope {
    /// The format this version writes, and the latest it can interpret.
    static let format: UInt64 = 1
    /// The largest body, in bytes: four times what the key-value store holds in all.
    static let limitInBytes = 4_000_000

    private static let magic: [UInt8] = [UInt8(ascii: "T"), UInt8(ascii: "d")]
    private static let isDeflated: UInt8 = 1
    private static let hasEdition: UInt8 = 2

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
        writer.byte(kind.rawValue.asciiValue ?? 0)
        writer.fixed(owner.rawValue)
        let deflated = body.count >= 512 ? Deflate.compress(body) : body
        if deflated.count < body.count {
            writer.byte(Self.isDeflated | Self.hasEdition)
            writer.number(UInt64(body.count))
            writer.string(deflated)
        } else {
            writer.byte(Self.hasEdition)
            writer.string(body)
        }
        writer.fixed(edition)
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
        guard minimumReader <= reads else { throw .tooNew(minimumReader: minimumReader) }
        let letter = Character(Unicode.Scalar(try reader.byte()))
        guard let kind = ShardName.Kind(rawValue: letter) else {
            throw .damaged(detail: "a shard of no known kind")
        }
        self.kind = kind
        edition = Self.edition(of: bytes)
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

    /// The edition of a shard that any version wrote; 0 where it says none, or the bytes are no shard.
    static func edition(of bytes: [UInt8]) -> UInt64 {
        let trailer = 12
        guard bytes.count > magic.count + trailer else { return 0 }
        do throws(ShardError) {
            var reader = WireReader(bytes.dropFirst(magic.count))
            _ = (try reader.number(), try reader.number(), try reader.byte(), try reader.fixed64())
            guard try reader.byte() & hasEdition != 0 else { return 0 }
            var end = WireReader(bytes.suffix(trailer))
            return try end.fixed64()
        } catch {
            return 0
        }
    }
}
