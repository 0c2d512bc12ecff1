public import NewsModel

/// Puts headlines about one event into one story, as they come.
///
/// The same headlines in the same order give the same stories. A story is known by the entry that
/// founded it. Headlines that are further than the window before the newest one are forgotten, so
/// memory stays bounded however long it runs; their stories take nothing in any more.
///
/// Source: Documentation/Stories.md, for the algorithm and what it measured.
public struct StoryGrouper: Sendable {
    /// How grouping is done.
    public let options: GroupingOptions

    var reader: HeadlineReader
    var words = WordIndex()
    var window = HeadlineWindow()
    var stories = StoryTable()
    var candidates = CandidateSearch()
    /// What the headlines mean; `nil` where no model says so.
    var vectors: VectorTable?
    /// What the person says about entries, which new headlines follow at once.
    public var corrections = StoryCorrections()
    /// The stories that took something in since they were last looked at for a split.
    var touched: [StoryKey] = []
    /// Pairs of stories that came near each other since the last merge.
    var nearStories: [StoryPair] = []
    private var newest = Int64.min
    let windowInSeconds: Int64
    private let capacity: Int

    /// The most pairs of near stories that are remembered.
    static let limitOfNearStories = 100_000

    /// A grouper that has seen nothing.
    ///
    /// - Parameters:
    ///   - options: How grouping is done.
    ///   - space: Where the vectors come from that Stories gets; they are never compared with
    ///     those of another model.
    public init(options: GroupingOptions = GroupingOptions(), space: VectorSpace? = nil) {
        self.options = options
        vectors = options.algorithm == .stories ? space.map(VectorTable.init) : nil
        reader = HeadlineReader(algorithm: options.algorithm)
        capacity = min(max(options.capacity, 1), 1_000_000)
        windowInSeconds = min(max(options.window.components.seconds, 0), 10 * 366 * 86_400)
    }

    /// How many headlines are in the window.
    public var count: Int { window.count }

    /// The story of an entry, or `nil` where the entry is not in the window.
    public func story(of entry: EntryKey) -> StoryKey? {
        window.slot(of: entry).map { stories[window[$0].story].key }
    }

    /// Takes in a headline whose story was decided before, without deciding again.
    ///
    /// To carry on where a grouper left off, restore the headlines of the window by time. An entry
    /// that is there already stays where it is, and one older than the window is ignored.
    public mutating func restore(
        _ headline: Headline, vector: TextVector? = nil, story: StoryKey
    ) {
        guard window.slot(of: headline.entry) == nil, makeRoom(for: headline.time) else { return }
        let (slot, isTelling) = insert(headline, vector)
        put(slot, into: story, headline, isListed: isTelling)
    }

    /// Decides the story of a headline: one of those in the window, or a new one.
    ///
    /// An entry that is there already keeps its story and is not counted twice. A headline older
    /// than the window founds a story of its own and is not remembered; one that says too little to
    /// tell an event (“Untitled”, “Weekly links”) founds one that nothing joins.
    ///
    /// - Parameters:
    ///   - headline: The headline.
    ///   - vector: What it means, in the space of the grouper; `nil` compares its words alone.
    /// - Returns: The story, which the entry founded where its key is the entry's.
    /// - Complexity: A constant number of lookups and comparisons, whatever the window holds.
    public mutating func add(_ headline: Headline, vector: TextVector? = nil) -> StoryKey {
        if let story = story(of: headline.entry) { return story }
        let own = StoryKey(founder: headline.entry)
        guard makeRoom(for: headline.time) else { return own }
        let (slot, isTelling) = insert(headline, vector)
        guard isTelling else {
            put(slot, into: own, headline, isListed: false)
            return own
        }
        candidates.search(for: slot, words: words, window: window, reach: windowInSeconds)
        let choice = choose(for: slot)
        let story = choice.story ?? own
        put(slot, into: story, headline, isListed: true)
        if story != own, touched.count < Self.limitOfNearStories { touched.append(story) }
        for near in choice.near where near != story {
            guard nearStories.count < Self.limitOfNearStories else { break }
            nearStories.append(StoryPair(story, near))
        }
        return story
    }

    /// The size of what is kept in bytes, roughly: buffers at their capacity and titles.
    package var sizeInBytes: Int {
        words.sizeInBytes + window.sizeInBytes + stories.sizeInBytes + candidates.sizeInBytes
            + nearStories.capacity * MemoryLayout<StoryPair>.stride + (vectors?.sizeInBytes ?? 0)
    }

    /// The most words, headlines, and stories there ever were at once.
    package var capacities: (words: Int, headlines: Int, stories: Int) {
        (words.capacity, window.capacity, stories.capacity)
    }

    /// Moves the window on, and says whether `time` lies in it.
    private mutating func makeRoom(for time: Timestamp) -> Bool {
        newest = max(newest, time.seconds)
        let horizon = newest - windowInSeconds
        while let earliest = window.earliest, earliest < horizon { forgetEarliest() }
        guard time.seconds >= horizon else { return false }
        while window.count >= capacity { forgetEarliest() }
        return true
    }

    private mutating func forgetEarliest() {
        guard let slot = window.popEarliest() else { return }
        let record = window[slot]
        let range = window.arena.range(of: record.words)
        for place in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            words.forget(window.arena.cells[place], slot: slot)
        }
        stories.remove(slot, from: record.story)
        vectors?.remove(slot)
        window.remove(slot)
    }

    /// Puts a headline into the window and counts its words, but lists it under none of them yet.
    private mutating func insert(
        _ headline: Headline, _ vector: TextVector?
    ) -> (slot: UInt32, isTelling: Bool) {
        let features = reader.read(headline)
        var counted: [(number: UInt32, weight: Float, isNumber: Bool)] = []
        counted.reserveCapacity(features.words.count)
        var sum: Float = 0
        for (hash, isNumber) in zip(features.words, features.areNumbers) {
            let number = words.count(hash)
            let weight = Self.weight(
                frequency: words.frequency(number), headlines: window.count + 1)
            counted.append((number, weight, isNumber))
            sum += weight * weight
        }
        counted.sort { $0.number < $1.number }
        var cells: [UInt32] = []
        cells.reserveCapacity(counted.count * 2)
        for word in counted {
            cells.append(word.number)
            let weight = word.weight / sum.squareRoot()
            cells.append((word.isNumber ? -weight : weight).bitPattern)
        }
        let slot = window.insert(headline, words: cells, text: features.text)
        let isTelling = features.isTelling
        vectors?.insert(
            isTelling ? vector : nil, slot: slot, title: headline.title,
            language: headline.language)
        return (slot, isTelling)
    }

    /// Puts a headline into a story and, where others may join it, lists it under its words.
    private mutating func put(
        _ slot: UInt32, into story: StoryKey, _ headline: Headline, isListed: Bool
    ) {
        let isFounder = story == StoryKey(founder: headline.entry)
        let place = stories.insert(slot, into: story, time: headline.time, isFounder: isFounder)
        window.setStory(place, of: slot)
        guard isListed else { return }
        let range = window.arena.range(of: window[slot].words)
        for cell in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            words.post(window.arena.cells[cell], slot: slot)
        }
    }

    /// What a word weighs that `frequency` of `headlines` have.
    ///
    /// Source: Spärck Jones, "A Statistical Interpretation of Term Specificity and Its Application
    /// in Retrieval" (1972), smoothed.
    static func weight(frequency: UInt32, headlines: Int) -> Float {
        Logarithm.natural(of: Float(headlines + 1) / Float(frequency + 1)) + 1
    }
}
