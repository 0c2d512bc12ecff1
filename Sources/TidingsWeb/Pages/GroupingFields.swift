import StoryGrouping
import TidingsEngine

/// The fields of a form that say how headlines become stories.
struct GroupingFields {
    let words: Words
    /// The way that is set, or `nil` where that of somewhere else holds.
    let way: GroupingPlan.Way?
    /// What is called the way of somewhere else; `nil` where there is no such place.
    var inherited: String?

    private var say: SettingsPhrases { phrases.settings }

    @HTMLBuilder var html: HTML {
        tag("label", .with("for", "grouping")) { words(say.grouping) }
        tag("select", .id("grouping"), .name("algorithm")) {
            if let inherited {
                tag("option", .value(""), .flag("selected", if: way == nil)) { inherited }
            }
            for choice in GroupingAlgorithm.allCases {
                tag("option", .value(choice.rawValue), .flag("selected", if: algorithm == choice)) {
                    words(name(of: choice))
                }
            }
            tag("option", .value("off"), .flag("selected", if: way == .off)) {
                words(say.groupingOff)
            }
        }
        tag("label", .with("for", "level")) { words(say.level) }
        tag("select", .id("level"), .name("level")) {
            if let own = ownLevel {
                tag("option", .value("own"), .flag("selected")) {
                    words(say.ownLevel, ["value": own])
                }
            }
            for level in GroupingLevel.allCases {
                tag("option", .value(level.rawValue), .flag("selected", if: self.level == level)) {
                    words(name(of: level))
                }
            }
        }
    }

    private var algorithm: GroupingAlgorithm? {
        if case .options(let options) = way { options.algorithm } else { nil }
    }

    /// The level whose threshold is the one that is set, or `nil` where it is none of theirs.
    private var level: GroupingLevel? {
        guard case .options(let options) = way else { return .balanced }
        return GroupingLevel.allCases.first {
            GroupingOptions(algorithm: options.algorithm, level: $0).threshold == options.threshold
        }
    }

    private var ownLevel: String? {
        guard case .options(let options) = way, level == nil else { return nil }
        return String(options.threshold)
    }

    private func name(of algorithm: GroupingAlgorithm) -> Phrase {
        switch algorithm {
        case .words: say.words
        case .letters: say.letters
        case .spelling: say.spelling
        case .stories: say.meaning
        }
    }

    private func name(of level: GroupingLevel) -> Phrase {
        switch level {
        case .strict: say.strict
        case .balanced: say.balanced
        case .loose: say.loose
        }
    }

    /// Reads the way that a form says.
    ///
    /// - Parameters:
    ///   - form: The fields as they were sent.
    ///   - before: The way that was set, whose own threshold can stay.
    /// - Returns: The way from now on.
    /// - Throws: `Problem` with status 422 where a choice is none of those offered.
    static func way(
        _ form: Parameters, before: GroupingPlan.Way?
    ) throws(Problem) -> GroupingPlan.Way {
        let bad = Problem(status: 422, phrases.settings.badChoice)
        if form["algorithm"] == "off" { return .off }
        guard let algorithm = form["algorithm"].flatMap(GroupingAlgorithm.init(rawValue:)) else {
            throw bad
        }
        if form["level"] == "own", case .options(let options) = before,
            options.algorithm == algorithm
        {
            return .options(options)
        }
        let level = form["level"] == "own" ? "balanced" : form["level"] ?? ""
        guard let level = GroupingLevel(rawValue: level) else { throw bad }
        return .options(GroupingOptions(algorithm: algorithm, level: level))
    }
}
