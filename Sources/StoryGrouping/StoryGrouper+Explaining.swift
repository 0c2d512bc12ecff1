public import NewsModel

extension StoryGrouper {
    /// Why two headlines belong together or do not, or `nil` where one has left the window.
    public func explanation(of a: EntryKey, and b: EntryKey) -> Likeness? {
        guard let one = window.slot(of: a), let two = window.slot(of: b) else { return nil }
        let comparison = Comparison(one, in: window, by: options.algorithm)
        let shared = comparison.sharedWords(two, in: window).sorted {
            ($1.weight, $0.number) < ($0.weight, $1.number)
        }
        let record = window[one]
        let features = reader.features(
            of: record.title, publisher: record.publisher, language: record.language)
        var found: [String] = []
        for word in shared.prefix(5) {
            let hash = words.hash(word.number)
            guard let place = features.words.firstIndex(of: hash) else { continue }
            found.append(HeadlineReader.text(of: record.title, in: features.sources[place]))
        }
        let seconds = (record.seconds &- window[two].seconds).magnitude
        let likeness = Double(similarity(of: comparison, to: two))
        return Likeness(
            similarity: likeness, meaning: vectors?.closeness(one, two).map(Double.init),
            sharedWords: found, hoursApart: Double(seconds) / 3600,
            confidence: options.algorithm.confidence(of: likeness))
    }
}
