/// What is remembered of a transport.
extension Shelf {
    func write(to writer: inout WireWriter) {
        writer.list(shown.pairs) { writer, pair in
            writer.string(Array(pair.key.utf8))
            writer.number(UInt64(pair.value.size))
            writer.fixed(pair.value.fingerprint)
            writer.number(pair.value.progress)
            writer.byte(pair.value.wasShown ? 1 : 0)
        }
        writer.list(wanted.pairs) { writer, pair in
            writer.string(Array(pair.key.utf8))
            writer.string(pair.value.bytes)
            writer.number(pair.value.progress)
            writer.number(UInt64(pair.value.staleCount))
        }
        writer.list(held.pairs) { writer, pair in
            writer.string(Array(pair.key.utf8))
            writer.string(pair.value)
        }
        writer.list(damaged.keys) { $0.string(Array($1.utf8)) }
        writer.optional(limit) { $0.number(UInt64(max(0, $1))) }
        writer.optional(countLimit) { $0.number(UInt64(max(0, $1))) }
    }

    init(_ reader: inout WireReader) throws(ShardError) {
        self.init()
        for _ in 0..<(try reader.count(of: 12)) {
            let name = try Self.name(&reader)
            let size = Int(clamping: try reader.number())
            let fingerprint = try reader.fixed64()
            let progress = try reader.number()
            remember(
                Shown(
                    size: size, fingerprint: fingerprint, progress: progress,
                    wasShown: try reader.byte() & 1 == 1), under: name)
        }
        for _ in 0..<(try reader.count(of: 4)) {
            let name = try Self.name(&reader)
            let bytes = Array(try reader.string())
            let progress = try reader.number()
            want(bytes, under: name, progress: progress)
            setStaleCount(Int(clamping: try reader.number()), of: name)
        }
        for _ in 0..<(try reader.count(of: 2)) {
            let name = try Self.name(&reader)
            held[name] = Array(try reader.string())
        }
        for _ in 0..<(try reader.count()) { damaged[try Self.name(&reader)] = true }
        limit = try reader.optional { reader throws(ShardError) in
            Int(clamping: try reader.number())
        }
        countLimit = try reader.optional { reader throws(ShardError) in
            Int(clamping: try reader.number())
        }
    }

    private static func name(_ reader: inout WireReader) throws(ShardError) -> String {
        String(decoding: try reader.string(), as: UTF8.self)
    }
}
