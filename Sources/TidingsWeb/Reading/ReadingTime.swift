/// How long a text takes to read.
package struct ReadingTime: Hashable, Sendable {
    /// Words a minute of scripts that write words apart.
    ///
    /// Source: M. Brysbaert, “How many words do we read per minute?”, 2019: 238 for nonfiction.
    private static let wordsPerMinute = 238
    /// Characters a minute of Chinese, Japanese, and Korean.
    private static let charactersPerMinute = 500

    /// Whole minutes, 1 or more; 0 where there is nothing to read.
    package let minutes: Int

    /// The time for the text of `html`, which is sanitized.
    ///
    /// - Complexity: O(*n*) in the length of `html`.
    package init(html: String) {
        var (words, characters) = (0, 0)
        var (isInTag, isInWord) = (false, false)
        for scalar in html.unicodeScalars {
            if isInTag {
                isInTag = scalar != ">"
                continue
            }
            switch scalar.value {
            case 0x3C:
                isInTag = true
                isInWord = false
            case ...0x20, 0xA0: isInWord = false
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF:
                characters += 1
                isInWord = false
            default:
                if !isInWord { words += 1 }
                isInWord = true
            }
        }
        let seconds =
            words * 60 / Self.wordsPerMinute + characters * 60 / Self.charactersPerMinute
        minutes = words + characters == 0 ? 0 : max(1, (seconds + 30) / 60)
    }
}
