extension CharacterReference {
    /// The text of `bytes` with every reference decoded once.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - place: The rule for names without their semicolon. The one for attributes is that of
    ///     feeds too, whose text is often an address.
    ///   - droppingUnknown: Whether a name that HTML lacks is left out where a semicolon follows
    ///     it; otherwise it stays as it is.
    /// - Returns: UTF-8.
    /// - Complexity: O(*n*).
    package static func decoding(
        _ bytes: ArraySlice<UInt8>, as place: Place = .attribute, droppingUnknown: Bool = false
    ) -> [UInt8] {
        guard var next = bytes.firstIndex(of: UInt8(ascii: "&")) else { return Array(bytes) }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while true {
            output += bytes[index..<next]
            let span = bytes.span
            let start = next - bytes.startIndex
            var end = start
            if let reference = CharacterReference(in: span, at: start, as: place) {
                output += reference.text
                end = reference.end
            } else if droppingUnknown {
                end = unknownEnd(in: span, at: start)
            }
            if end == start {
                output.append(UInt8(ascii: "&"))
                end += 1
            }
            index = bytes.startIndex + end
            guard let found = bytes[index...].firstIndex(of: UInt8(ascii: "&")) else { break }
            next = found
        }
        output += bytes[index...]
        return output
    }

    /// Behind the semicolon of the name that begins at `start`, or `start` where it has none.
    private static func unknownEnd(in bytes: Span<UInt8>, at start: Int) -> Int {
        var end = start + 1
        let limit = min(bytes.count, start + 64)
        while end < limit, continuesName(bytes[end]) { end += 1 }
        guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
            return start
        }
        return end + 1
    }
}
