public import NewsModel

extension StoryGrouper {
    /// The headline that speaks for a story: the one most like the others, without the name of its
    /// publisher.
    ///
    /// Questions, live tickers, opinions, and lists stand back, as do headlines that are very
    /// short or long. Of equals the earliest is taken. The last 32 headlines are looked at.
    ///
    /// - Parameters:
    ///   - story: The story.
    ///   - shown: The title the reader sees now. It stays while it is one of the story's and no
    ///     other is clearly better, so that titles do not flicker.
    ///   - language: The reader's language tag; headlines in it come first.
    /// - Returns: A title, or `nil` where no headline of the story is in the window.
    public func title(
        of story: StoryKey, shown: String? = nil, language: String? = nil
    ) -> String? {
        guard let place = stories.place(of: story) else { return nil }
        let members = Array(stories[place].members.suffix(32))
        let preferred = members.filter {
            Self.isSameLanguage(window[$0].language, language)
        }
        var best: (score: Float, title: String)?
        var shownScore: Float?
        for member in (preferred.isEmpty ? members : preferred).sorted(by: isEarlier) {
            let record = window[member]
            let title = reader.title(record.title, publisher: record.publisher)
            let comparison = Comparison(member, in: window, by: options.algorithm)
            var score = -TitlePenalty.of(title)
            for other in members where other != member {
                score += similarity(of: comparison, to: other) / Float(members.count - 1)
            }
            if title == shown { shownScore = max(score, shownScore ?? score) }
            if score > best?.score ?? -.infinity { best = (score, title) }
        }
        if let shown, let shownScore, let best, best.score < shownScore + 0.05 { return shown }
        return best?.title
    }

    private func isEarlier(_ left: UInt32, _ right: UInt32) -> Bool {
        (window[left].seconds, window[left].entry) < (window[right].seconds, window[right].entry)
    }

    private static func isSameLanguage(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return false }
        let first = left.lowercased().prefix { $0 != "-" && $0 != "_" }
        return first == right.lowercased().prefix { $0 != "-" && $0 != "_" }
    }
}

/// What makes a headline a poor title for a whole story.
enum TitlePenalty {
    /// What is taken off the headline's mean similarity.
    static func of(_ title: String) -> Float {
        let scalars = FoldedTitle.scalars(of: title)
        let folded = FoldedTitle(scalars, in: 0..<scalars.count)
        let isUnspaced = folded.words.contains(where: \.isUnspaced)
        let lengths = isUnspaced ? 12...40 : 30...95
        var penalty: Float = lengths.contains(scalars.count) ? 0 : 0.1
        if isQuestion(scalars) || hasTellingStart(folded) { penalty += 0.15 }
        return penalty
    }

    private static func isQuestion(_ scalars: [UInt32]) -> Bool {
        let last = scalars.last { $0 > 0x20 && $0 != 0x22 && $0 != 0x201D && $0 != 0xBB }
        return last == 0x3F || last == 0xFF1F || last == 0x061F || scalars.first == 0xBF
    }

    /// Whether the first word announces a ticker, an opinion, or a list.
    private static func hasTellingStart(_ folded: FoldedTitle) -> Bool {
        guard let first = folded.words.first else { return false }
        if starts.contains(first.hash) { return true }
        guard folded.words.count > 1, first.letters.count <= 2 else { return false }
        let isNumber = folded.letters[first.letters].allSatisfy { (0x30...0x39).contains($0) }
        return isNumber && lists.contains(folded.words[1].hash)
    }

    private static let starts = hashes(
        """
        live liveblog ticker newsticker liveticker opinion analysis explainer watch video podcast
        editorial review kommentar meinung analyse interview direct vidéo tribune opinión análisis
        directo vivo opinione analisi diretta opinião análise
        """)
    private static let lists = hashes(
        """
        things ways reasons takeaways facts tips dinge gründe tipps fakten choses raisons conseils
        cosas razones claves consejos cose motivi consigli coisas razões dicas
        """)

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(FoldedTitle(words).words.map(\.hash))
    }
}
