import NewsModel

extension SubscriptionList {
    /// Reads the file `urls` of newsboat: an address in each line, and tags after it.
    ///
    /// The first tag becomes the folder; one that begins with `~` is the title, and one that begins
    /// with `!` hides the feed there and is passed over. Lines that are no address of the web, such
    /// as comments, queries, and programs to run, are left out, and all but comments
    /// named in `strangers`. At most 100,000 feeds are kept.
    ///
    /// - Complexity: O(*n*).
    ///
    /// Source: newsboat, “Tagging” and “Feed title” in its manual.
    public init(newsboat bytes: [UInt8]) {
        self.init(title: "", feeds: [])
        let text = TextDecoding.utf8(from: bytes, kind: .xml, contentType: nil)
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard feeds.count < 100_000 else { return }
            let words = Self.words(of: String(decoding: line, as: UTF8.self))
            guard let address = words.first else { continue }
            guard let parsed = WebAddress(address), parsed.isFetchable else {
                if strangers.count < 1000 { strangers.append(address) }
                continue
            }
            let tags = words.dropFirst()
            let title = tags.first { $0.hasPrefix("~") }.map { String($0.dropFirst()) } ?? ""
            let folder = tags.first { !$0.hasPrefix("~") && !$0.hasPrefix("!") && !$0.isEmpty }
            feeds.append(
                Outline(
                    title: title, feedAddress: address, siteAddress: nil,
                    path: folder.map { [$0] } ?? []))
        }
    }

    /// The words of a line: between spaces, or in quotes, in which a backslash takes the next
    /// character as it is; none after a `#` that begins a word.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var (isQuoted, isEscaped) = (false, false)
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if !isQuoted, character.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else if !isQuoted, word == nil, character == "#" {
                return words
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
