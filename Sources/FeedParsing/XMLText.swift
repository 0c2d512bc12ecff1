/// Turns the bytes of a document into the text they mean.
enum XMLText {
    /// The text in `range`, its references decoded once.
    static func decoding(_ range: Range<Int>, of bytes: [UInt8]) -> String {
        guard bytes.place(of: 0x26, in: range) != nil else { return bytes.text(in: range) }
        let capacity = room(for: range.count)
        return unsafe bytes.withUnsafeBufferPointer { source in
            unsafe String(unsafeUninitializedCapacity: capacity) { target in
                unsafe decode(UnsafeBufferPointer(rebasing: source[range]), into: target)
            }
        }
    }

    /// Appends the bytes in `range` to `output`, their references decoded once.
    static func appendDecoded(_ range: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
        guard bytes.place(of: 0x26, in: range) != nil else {
            output.append(contentsOf: bytes[range])
            return
        }
        let decoded = unsafe [UInt8](unsafeUninitializedCapacity: room(for: range.count)) {
            target, count in
            count = unsafe bytes.withUnsafeBufferPointer { source in
                unsafe decode(UnsafeBufferPointer(rebasing: source[range]), into: target)
            }
        }
        output.append(contentsOf: decoded)
    }

    /// The most bytes that decoding can need: no reference grows by more than a fifth.
    private static func room(for count: Int) -> Int { count + count / 5 + 8 }

    private static func decode(
        _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        let count = source.count
        var index = 0
        var written = 0
        while index < count {
            let byte = unsafe source[index]
            guard byte == 0x26 else {
                unsafe target[written] = byte
                written += 1
                index += 1
                continue
            }
            if let (decoded, length) = unsafe common(source, at: index) {
                unsafe target[written] = decoded
                written += 1
                index += length
                continue
            }
            var text: [UInt8] = []
            let next = unsafe CharacterReference.decode(in: source.span, at: index, to: &text)
            if next <= index || text.count > target.count - written - (count - next) {
                unsafe target[written] = byte
                written += 1
                index += 1
            } else {
                for byte in text {
                    unsafe target[written] = byte
                    written += 1
                }
                index = next
            }
        }
        return written
    }

    /// The references every feed is full of.
    @inline(__always)
    private static func common(
        _ source: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> (byte: UInt8, length: Int)? {
        guard index + 3 < source.count else { return nil }
        let second = unsafe source[index + 2]
        switch unsafe source[index + 1] {
        case UInt8(ascii: "l") where second == UInt8(ascii: "t"):
            return unsafe source[index + 3] == 0x3B ? (0x3C, 4) : nil
        case UInt8(ascii: "g") where second == UInt8(ascii: "t"):
            return unsafe source[index + 3] == 0x3B ? (0x3E, 4) : nil
        case UInt8(ascii: "a") where second == UInt8(ascii: "m"):
            guard index + 4 < source.count, unsafe source[index + 3] == UInt8(ascii: "p"),
                unsafe source[index + 4] == 0x3B
            else { return nil }
            return (0x26, 5)
        case UInt8(ascii: "q") where second == UInt8(ascii: "u"):
            guard index + 5 < source.count, unsafe source[index + 3] == UInt8(ascii: "o"),
                unsafe source[index + 4] == UInt8(ascii: "t"), unsafe source[index + 5] == 0x3B
            else { return nil }
            return (0x22, 6)
        default: return nil
        }
    }

    /// Appends the bytes in `range` so that HTML shows them as they are.
    static func appendEscaped(_ range: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
        for byte in bytes[range] {
            switch byte {
            case 0x26: output.append(contentsOf: "&amp;".utf8)
            case 0x3C: output.append(contentsOf: "&lt;".utf8)
            case 0x3E: output.append(contentsOf: "&gt;".utf8)
            default: output.append(byte)
            }
        }
    }

    /// `text` as HTML that shows it as it is.
    static func escaping(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else {
            return text
        }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        appendEscaped(0..<bytes.count, of: bytes, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
