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
