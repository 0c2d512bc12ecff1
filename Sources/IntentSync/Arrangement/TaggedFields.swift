/// Fields with a number each: those that a version does not know stay as they are.
struct TaggedFields {
    /// The fields in the order they were written.
    private(set) var fields: [(tag: UInt64, bytes: ArraySlice<UInt8>)] = []

    /// Reads fields up to the end of `bytes`.
    init(_ bytes: [UInt8]) throws(ShardError) {
        var reader = WireReader(bytes)
        while !reader.isAtEnd {
            let tag = try reader.number()
            fields.append((tag, try reader.string()))
        }
    }

    /// The first field with this number.
    func bytes(_ tag: UInt64) -> ArraySlice<UInt8>? {
        fields.first { $0.tag == tag }?.bytes
    }

    /// The text of the first field with this number; what is not UTF-8 is replaced.
    func text(_ tag: UInt64) -> String? {
        bytes(tag).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The number in the first field with this number.
    func signed(_ tag: UInt64) -> Int64? {
        guard let bytes = bytes(tag) else { return nil }
        var reader = WireReader(bytes)
        guard let value = try? reader.signed(), reader.isAtEnd else { return nil }
        return value
    }

    /// The fields above `known`, as they were written, at most `limit` bytes of them.
    func later(than known: UInt64, limit: Int) -> [UInt8] {
        var writer = WireWriter()
        for field in fields where field.tag > known {
            guard writer.bytes.count + field.bytes.count + 20 <= limit else { continue }
            writer.number(field.tag)
            writer.string(field.bytes)
        }
        return writer.bytes
    }
}

extension WireWriter {
    /// Writes a text as a field; an empty one is left out.
    mutating func field(_ tag: UInt64, text: String?) {
        guard let text, !text.isEmpty else { return }
        number(tag)
        string(text.utf8)
    }
}
