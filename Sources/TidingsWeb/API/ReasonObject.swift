import StoryGrouping
public import TidingsEngine

/// A reason in plain words.
public enum ReasonWords {
    /// One fact a line, in English.
    public static func lines(_ reason: StoryReason) -> [String] { lines(reason, Words(.en)) }

    /// One fact a line, in the language of `words`.
    static func lines(_ reason: StoryReason, _ words: Words) -> [String] {
        let say = phrases.reasons
        var lines = [words(reason.isOneStory ? say.sameStory : say.otherStories)]
        switch reason.wish {
        case .together: lines.append(words(say.saidTogether))
        case .apart: lines.append(words(say.saidApart))
        case nil: break
        }
        guard let likeness = reason.likeness else {
            switch reason.obstacle {
            case .off: lines.append(words(say.notGrouped))
            case .otherFolders: lines.append(words(say.groupedApart))
            case nil: lines.append(words(say.notCompared))
            }
            return lines
        }
        if !likeness.sharedWords.isEmpty {
            lines.append(words(say.rareWords, ["words": words.list(likeness.sharedWords)]))
        }
        if let meaning = likeness.meaning {
            lines.append(words(say.meaning, ["value": hundredths(meaning)]))
        }
        lines.append(
            words(
                say.similarity,
                [
                    "value": hundredths(max(likeness.similarity, 0)),
                    "algorithm": reason.algorithm.rawValue,
                    "threshold": hundredths(reason.threshold),
                ]))
        let hours = Int(likeness.hoursApart.rounded())
        if hours > 0 { lines.append(words(hours, say.timeBetween)) }
        if reason.isThroughOthers { lines.append(words(say.throughOthers)) }
        if reason.isOneStory, reason.wish == nil {
            lines.append(
                words(
                    say.rightIn,
                    ["value": String(Int((likeness.confidence * 100).rounded()))]))
        }
        return lines
    }

    /// A number with two decimals.
    public static func hundredths(_ number: Double) -> String {
        let whole = Int((abs(number) * 100).rounded())
        let digits = whole % 100 < 10 ? "0\(whole % 100)" : "\(whole % 100)"
        return "\(number < 0 && whole > 0 ? "-" : "")\(whole / 100).\(digits)"
    }
}

/// A reason in JSON.
public struct ReasonObject: Hashable, Sendable, Encodable {
    /// Whether they are in one story now.
    public var oneStory: Bool
    /// What the person said: `together` or `apart`.
    public var wish: String?
    /// How they were compared.
    public var algorithm: String
    /// How alike two headlines must be to be joined without others.
    public var threshold: Double
    /// How alike they are, from 0 to 1.
    public var similarity: Double?
    /// How close their meaning is, where a model said.
    public var meaning: Double?
    /// Rare words in both.
    public var sharedWords: [String]?
    /// The hours between them.
    public var hoursApart: Double?
    /// How likely two entries of one story that are so alike do belong together; of different stories
    /// nothing.
    public var confidence: Double?
    /// What keeps the two from being compared: `off` or `other_folders`.
    public var obstacle: String?

    /// The object for `reason`.
    public init(_ reason: StoryReason) {
        oneStory = reason.isOneStory
        wish = reason.wish?.rawValue
        algorithm = reason.algorithm.rawValue
        threshold = reason.threshold
        similarity = reason.likeness.map { max($0.similarity, 0) }
        meaning = reason.likeness?.meaning
        sharedWords = reason.likeness?.sharedWords
        hoursApart = reason.likeness?.hoursApart
        confidence = reason.isOneStory ? reason.likeness?.confidence : nil
        obstacle = reason.obstacle?.rawValue
    }

    private enum CodingKeys: String, CodingKey {
        case oneStory = "one_story"
        case wish
        case algorithm
        case threshold
        case similarity
        case meaning
        case sharedWords = "shared_words"
        case hoursApart = "hours_apart"
        case confidence
        case obstacle
    }
}
