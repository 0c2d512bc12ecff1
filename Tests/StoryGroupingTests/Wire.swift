import NewsModel
import StoryGrouping

/// Headlines for tests, numbered from 1.
struct Wire {
    private var next: UInt64 = 0

    /// A headline `hours` after the start.
    mutating func headline(
        _ title: String, hours: Double = 0, publisher: String = "", language: String? = nil
    ) -> Headline {
        next += 1
        return Headline(
            entry: EntryKey(rawValue: next), title: title,
            time: Timestamp(seconds: 1_700_000_000 + Int64(hours * 3600)), publisher: publisher,
            language: language)
    }
}

/// Random numbers that come again with the same seed.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension StoryGrouper {
    /// Whether two titles an hour apart come into one story.
    static func joins(
        _ first: String, _ second: String, options: GroupingOptions = GroupingOptions(),
        language: String? = nil
    ) -> Bool {
        var wire = Wire()
        var grouper = StoryGrouper(options: options)
        let story = grouper.add(wire.headline(first, language: language))
        return grouper.add(wire.headline(second, hours: 1, language: language)) == story
    }
}
