import FoundationEssentials
import NewsModel

/// Why a list of headlines could not be read.
public enum HeadlineListError: Error, Hashable, Sendable {
    /// A line, counted from 1, is not what it should be, for the reason given.
    case malformed(line: Int, reason: String)
}

/// Headlines as scripts write them: one JSON object a line, `{"id", "title", "time"}` and perhaps
/// `"lang"`, `"source"`, and `"summary"`.
///
/// Identifiers are any strings without control characters; a second line with the same one is ignored. Times are RFC 3339
/// (`2026-03-01T08:00:00Z`), the same with a space and without a zone (taken as UTC), or seconds
/// since 1970.
public struct HeadlineList: Sendable {
    /// The identifiers in the order they came.
    private var ids: [String] = []
    /// The headlines, by time and then identifier, with keys that count up from 1.
    private var headlines: [(id: String, headline: Headline)] = []

    /// How many headlines are grouped between two merges of stories.
    private static let batch = 500

    /// Reads lines; empty ones are skipped.
    ///
    /// - Parameter lines: JSON lines in UTF-8.
    /// - Throws: `HeadlineListError.malformed` at the first line that is wrong.
    public init(jsonLines lines: [UInt8]) throws(HeadlineListError) {
        var known: Set<String> = []
        var number = 0
        for line in lines.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
            let written = try Self.read(line, number)
            guard known.insert(written.id).inserted else { continue }
            ids.append(written.id)
            headlines.append(written)
        }
        headlines.sort { ($0.headline.time, $0.id) < ($1.headline.time, $1.id) }
        for place in headlines.indices {
            headlines[place].headline.entry = EntryKey(rawValue: UInt64(place) + 1)
        }
    }

    /// The titles, in the order in which they are grouped.
    public var titles: [String] { headlines.map(\.headline.title) }

    /// Groups the headlines.
    ///
    /// - Parameters:
    ///   - options: How grouping is done.
    ///   - space: Where the vectors come from.
    ///   - vectors: What the `titles` mean, in their order; those past the end mean nothing.
    /// - Returns: For each identifier, in the order they came, the identifier of the headline that
    ///   founded its story.
    public func stories(
        options: GroupingOptions = GroupingOptions(), space: VectorSpace? = nil,
        vectors: [TextVector] = []
    ) -> [(id: String, story: String)] {
        var grouper = StoryGrouper(options: options, space: space)
        var stories: [StoryKey] = []
        var merged: [StoryKey: StoryKey] = [:]
        var first = 0
        for (place, written) in headlines.enumerated() {
            stories.append(
                grouper.add(
                    written.headline, vector: place < vectors.count ? vectors[place] : nil))
            guard (place + 1) % Self.batch == 0 || place + 1 == headlines.count else { continue }
            for merge in grouper.mergeStories() { merged[merge.from] = merge.into }
            _ = grouper.splitStories()
            // What has left the window only follows its story where that was merged.
            for place in first..<stories.count {
                if let story = grouper.story(of: headlines[place].headline.entry) {
                    stories[place] = story
                } else if place == first {
                    first += 1
                }
            }
        }
        var founders: [String: String] = [:]
        for (place, written) in headlines.enumerated() {
            var story = stories[place]
            while place < first, let next = merged[story] { story = next }
            let founder = Int(clamping: story.rawValue) - 1
            founders[written.id] =
                headlines.indices.contains(founder) ? headlines[founder].id : written.id
        }
        return ids.map { ($0, founders[$0] ?? $0) }
    }

    private static func read(
        _ line: ArraySlice<UInt8>, _ number: Int
    ) throws(HeadlineListError) -> (id: String, headline: Headline) {
        let written: WrittenHeadline
        do {
            written = try JSONDecoder().decode(WrittenHeadline.self, from: Data(line))
        } catch {
            throw .malformed(
                line: number, reason: #"not a JSON object with strings "id", "title", and "time""#)
        }
        let id = written.id.text.unicodeScalars
        guard id.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw .malformed(line: number, reason: "its id has a tab or another control character")
        }
        guard let time = written.time.timestamp else {
            throw .malformed(line: number, reason: "the time is not a date that can be read")
        }
        return (
            written.id.text,
            Headline(
                entry: EntryKey(rawValue: 0), title: written.title, time: time,
                publisher: written.source ?? "", language: written.lang)
        )
    }
}

/// One line of the list.
private struct WrittenHeadline: Decodable {
    var id: TextOrNumber
    var title: String
    var time: TextOrNumber
    var lang: String?
    var source: String?
}

/// A value that scripts write either way.
private enum TextOrNumber: Decodable {
    case text(String)
    case number(Int64)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int64.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        }
    }

    var timestamp: Timestamp? {
        switch self {
        case .text(let text): WrittenTime.timestamp(text)
        case .number(let seconds): Timestamp(seconds: seconds)
        }
    }
}
