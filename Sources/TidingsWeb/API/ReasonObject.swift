import StoryGrouping
public import TidingsEngine

/// A reason in plain words.
public enum ReasonWords {
    /// One fact a line.
    public static func lines(_ reason: StoryReason) -> [String] {
        var lines = [
            reason.isOneStory ? "They are in one story." : "They are in different stories."
        ]
        switch reason.wish {
        case .together: lines.append("You said that they belong together.")
        case .apart: lines.append("You said that they do not belong together.")
        case nil: break
        }
        guard let likeness = reason.likeness else {
            lines.append("They were not compared: too few words, or too much time between.")
            return lines
        }
        if !likeness.sharedWords.isEmpty {
            lines.append("Rare words in both: \(likeness.sharedWords.joined(separator: ", ")).")
        }
        if let meaning = likeness.meaning { lines.append("Meaning: \(hundredths(meaning)).") }
        lines.append(
            "Similarity: \(hundredths(likeness.similarity)) by \(reason.algorithm.rawValue), "
                + "where \(hundredths(reason.threshold)) joins.")
        let hours = Int(likeness.hoursApart.rounded())
        lines.append("Time between: \(hours == 1 ? "1 hour" : "\(hours) hours").")
        if reason.isOneStory {
            lines.append(
                "Right in about \(Int((likeness.confidence * 100).rounded())) of 100 cases.")
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
    /// How alike they are.
    public var similarity: Double?
    /// How close their meaning is, where a model said.
    public var meaning: Double?
    /// Rare words in both.
    public var sharedWords: [String]?
    /// The hours between them.
    public var hoursApart: Double?
    /// How likely two entries of one story that are so alike do belong together.
    public var confidence: Double?

    /// The object for `reason`.
    public init(_ reason: StoryReason) {
        oneStory = reason.isOneStory
        wish = reason.wish?.rawValue
        algorithm = reason.algorithm.rawValue
        threshold = reason.threshold
        similarity = reason.likeness?.similarity
        meaning = reason.likeness?.meaning
        sharedWords = reason.likeness?.sharedWords
        hoursApart = reason.likeness?.hoursApart
        confidence = reason.likeness?.confidence
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
    }
}
