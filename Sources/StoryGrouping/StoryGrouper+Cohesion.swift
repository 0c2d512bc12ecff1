/// What tells two events of one kind apart, such as two games of one evening: each is more alike in
/// itself, across languages, than the two are, and each has its own names.
extension StoryGrouper {
    /// The fewest headlines by which a story is known.
    private static let leastKnown = 3
    /// How alike two stories must be across languages, as a share of what the looser is in itself.
    ///
    /// Source: measured on headlines of our own; see Documentation/Stories.md.
    private static let shareOfCohesion: Float = 0.55
    /// The same where they have other names.
    private static let shareOfCohesionWithOtherNames: Float = 0.70
    /// How much more alike two stories must be than the halves of one, so that nothing is split and
    /// merged in turn.
    private static let patience: Float = 0.03

    /// The fewest letters of a name; shorter words are alike by chance.
    private static let leastLettersOfName = 4
    /// The fewest names by which a story is known.
    private static let leastNames = 2

    /// Whether the headlines of two stories, or of the halves of one, are about two events, as far
    /// as their languages tell.
    func standApart(_ left: [UInt32], _ right: [UInt32], areOne: Bool) -> Bool {
        guard let vectors, min(left.count, right.count) >= Self.leastKnown else { return false }
        guard let one = vectors.closenessAcrossLanguages(left, left),
            let two = vectors.closenessAcrossLanguages(right, right),
            let between = vectors.closenessAcrossLanguages(left, right)
        else { return false }
        let share = between / max(min(one, two), .leastNormalMagnitude)
        let patience = areOne ? 0 : Self.patience
        guard share < Self.shareOfCohesionWithOtherNames + patience else { return false }
        return share < Self.shareOfCohesion + patience || haveOtherNames(left, right)
    }

    /// Whether both are known by names, of which they share a third at most.
    private func haveOtherNames(_ left: [UInt32], _ right: [UInt32]) -> Bool {
        let (one, two) = (names(in: left), names(in: right))
        let fewest = min(one.count, two.count)
        return fewest >= Self.leastNames && one.intersection(two).count * 3 <= fewest
    }

    /// The digests of the words that headlines in two languages or more have, which are names for
    /// the most part.
    private func names(in slots: [UInt32]) -> Set<UInt64> {
        guard let vectors else { return [] }
        var names: Set<UInt64> = []
        var languages: [UInt64: Int] = [:]
        for slot in slots {
            let record = window[slot]
            let language = vectors.language(of: slot)
            let features = reader.features(
                of: record.title, publisher: record.publisher, language: record.language)
            for (word, source) in zip(features.words, features.sources)
            where source.count >= Self.leastLettersOfName {
                if languages[word, default: language] != language { names.insert(word) }
                languages[word] = language
            }
        }
        return names
    }
}
