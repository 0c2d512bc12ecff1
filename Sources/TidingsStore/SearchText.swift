/// Text as search sees it.
///
/// SQLite's tokenizer finds words between spaces, and Chinese, Japanese and Korean have few. So
/// each character of theirs becomes a token with the character after it, and alone where none
/// follows: `東京都` is indexed as `東京 京都 都`. A search for two characters or more is then a
/// phrase of pairs, and the lone character at the end of a run keeps phrases from reaching into the
/// next run.
enum SearchText {
    /// How many bytes of a text are indexed; a book's worth.
    static let limitInBytes = 1_000_000

    /// The form of `text` that is indexed.
    ///
    /// - Complexity: O(n).
    static func indexed(_ text: String) -> String {
        expanded(text, endsOpen: false)
    }

    /// `text` with every run of such characters replaced by its tokens.
    ///
    /// - Parameters:
    ///   - text: What to expand; the bytes past the limit are left out.
    ///   - endsOpen: Whether a run at the very end may go on in what is searched, so that its last
    ///     character gets no token of its own.
    /// - Returns: Words as they were, and tokens with spaces between them.
    static func expanded(_ text: String, endsOpen: Bool) -> String {
        // The scripts in question begin at U+1100, which UTF-8 writes with E1 first; dashes and
        // quotation marks, which few articles are without, begin with E2 as none of them does.
        guard
            text.utf8.count > limitInBytes
                || text.utf8.contains(where: { $0 >= 0xE1 && $0 != 0xE2 })
        else { return text }
        var output = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        var runLength = 0
        var bytes = 0
        for scalar in text.unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes > limitInBytes { break }
            if isUnspaced(scalar) {
                if let previous {
                    output.append(previous)
                    output.append(scalar)
                }
                output.append(" ")
                previous = scalar
                runLength += 1
            } else {
                if let last = previous {
                    output.append(last)
                    output.append(" ")
                }
                previous = nil
                runLength = 0
                output.append(scalar)
            }
        }
        if let previous, !endsOpen || runLength == 1 { output.append(previous) }
        return String(output)
    }

    /// Whether `scalar` belongs to a script that is written without spaces: Han, kana, hangul.
    ///
    /// Source: Unicode 15, Blocks.txt.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F,
            0x30A1...0x30FA, 0x30FC...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
            0xF900...0xFAFF, 0xFF66...0xFFDC, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
