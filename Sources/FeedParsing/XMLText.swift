import CharacterReferences

/// Turns the bytes of a document into the text they mean.
enum XMLText {
    /// The text in `range`, its references decoded once.
    static func decoding(_ range: Range<Int>, of bytes: [UInt8]) -> String {
        guard bytes.place(of: 0x26, in: range) != nil else { return bytes.knownText(in: range) }
        let capacity = room(for: range.count)
        return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { target in
            let count = unsafe bytes.withUnsafeBufferPointer { source in
                unsafe decode(UnsafeBufferPointer(rebasing: source[range]), into: target)
            }
            let decoded = unsafe UnsafeBufferPointer(rebasing: target[..<count]).span
            assert((try? UTF8Span(validating: decoded)) != nil, "UTF-8 decodes to UTF-8")
            return unsafe String(copying: UTF8Span(unchecked: decoded))
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
    private static func room(for count: Int) -> Int { count + count / 5 + 32 }

    private static func decode(
        _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        guard let start = source.baseAddress, let end = target.baseAddress else { return 0 }
        let count = source.count
        var index = 0
        var written = 0
        while index < count {
            // Most of a text has no reference: eight bytes at once.
            if index + 8 <= count, written + 8 <= target.count {
                let block = unsafe UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
                if !hasAmpersand(block) {
                    unsafe UnsafeMutableRawPointer(end + written)
                        .storeBytes(of: block, as: UInt64.self)
                    written += 8
                    index += 8
                    continue
                }
                while unsafe source[index] != 0x26 {
                    unsafe target[written] = source[index]
                    written += 1
                    index += 1
                }
            }
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
            let reference = unsafe CharacterReference(in: source.span, at: index, as: .attribute)
            guard let reference,
                reference.text.count <= target.count - written - (count - reference.end)
            else {
                unsafe target[written] = byte
                written += 1
                index += 1
                continue
            }
            for byte in reference.text {
                unsafe target[written] = byte
                written += 1
            }
            index = reference.end
        }
        return written
    }

    /// Whether one of eight bytes is an ampersand.
    ///
    /// Source: the test for a zero byte in a word, Hacker's Delight, section 6-1.
    @inline(__always)
    private static func hasAmpersand(_ block: UInt64) -> Bool {
        let difference = block ^ 0x2626_2626_2626_2626
        let borrow = difference &- 0x0101_0101_0101_0101
        return borrow & ~difference & 0x8080_8080_8080_8080 != 0
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
}
