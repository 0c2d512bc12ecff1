#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Searching in bytes at the speed of the C library.
extension [UInt8] {
    /// The first place of `byte` in `range`, or `nil`.
    func place(of byte: UInt8, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "range within the bytes")
        return unsafe withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, !range.isEmpty else { return nil }
            let start = unsafe base + range.lowerBound
            guard let found = unsafe memchr(start, Int32(byte), range.count) else { return nil }
            return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    /// The first place of `pattern` in `range`, or `nil`; `pattern` is short and begins with a byte
    /// that is rare in the text.
    func place(of pattern: StaticString, in range: Range<Int>) -> Int? {
        let first = unsafe pattern.utf8Start.pointee
        var start = range.lowerBound
        while let found = place(of: first, in: start..<range.upperBound) {
            guard pattern.utf8CodeUnitCount <= range.upperBound - found else { return nil }
            if has(pattern, at: found) { return found }
            start = found + 1
        }
        return nil
    }

    /// Whether `pattern` stands at `place`.
    func has(_ pattern: StaticString, at place: Int) -> Bool {
        let length = pattern.utf8CodeUnitCount
        guard place >= 0, length <= count - place else { return false }
        return unsafe withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            return unsafe memcmp(base + place, pattern.utf8Start, length) == 0
        }
    }

    /// Whether the bytes in `range` are `pattern`, which is in lower case, whatever their case.
    func equalsIgnoringCase(_ range: Range<Int>, _ pattern: StaticString) -> Bool {
        guard range.count == pattern.utf8CodeUnitCount, range.lowerBound >= 0,
            range.upperBound <= count
        else { return false }
        for offset in 0..<range.count
        where unsafe self[range.lowerBound + offset].lowercased != pattern.utf8Start[offset] {
            return false
        }
        return true
    }

    /// The bytes in `range` as text; what is not UTF-8 becomes U+FFFD.
    func text(in range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return unsafe withUnsafeBufferPointer { buffer in
            unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
        }
    }

    /// The bytes in `range` as text, where they are known to be UTF-8 and no character is split.
    ///
    /// What a document was decoded to is; proving it again for every text took a tenth of the time.
    func knownText(in range: Range<Int>) -> String {
        let bytes = span.extracting(range)
        assert((try? UTF8Span(validating: bytes)) != nil, "known to be UTF-8")
        return unsafe String(copying: UTF8Span(unchecked: bytes))
    }

    /// `range` without the XML white space at its ends.
    func trimming(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, self[lower].isSpace { lower += 1 }
        while upper > lower, self[upper - 1].isSpace { upper -= 1 }
        return lower..<upper
    }
}

extension UInt8 {
    /// The byte, in lower case where it is a letter of ASCII.
    var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

    /// Whether it is a letter of ASCII.
    var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

    /// Whether it is a digit of ASCII.
    var isDigit: Bool { 0x30...0x39 ~= self }

    /// Whether it is white space in XML or HTML.
    var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
