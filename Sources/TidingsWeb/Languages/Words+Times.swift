package import NewsModel

/// Numbers, times, and sizes as the language writes them.
extension Words {
    /// `value` with its thousands kept apart.
    ///
    /// Source: Unicode CLDR; Italian and Spanish begin with five digits.
    package func number(_ value: Int) -> String {
        let digits = String(value.magnitude)
        let sign = value < 0 ? "-" : ""
        let shortest = language == .it || language == .es ? 5 : 4
        guard digits.utf8.count >= shortest else { return sign + digits }
        let separator =
            switch language {
            case .en, .ja, .ko, .zh: ","
            case .it, .de, .es: "."
            case .fr: "\u{202F}"
            }
        var groups: [Substring] = []
        var rest = digits[...]
        while rest.utf8.count > 3 {
            groups.insert(rest.suffix(3), at: 0)
            rest = rest.dropLast(3)
        }
        return sign + ([rest] + groups).joined(separator: separator)
    }

    /// How long ago `time` is, or how far ahead.
    package func relative(_ time: Timestamp, now: Timestamp) -> String {
        let times = phrases.times
        let seconds = now.seconds - time.seconds
        let size = seconds.magnitude
        let isPast = seconds > 0
        switch size {
        case ..<60:
            return self(seconds >= 0 ? times.justNow : times.inAMoment)
        case ..<3600:
            return self(Int(size / 60), isPast ? times.minutesAgo : times.inMinutes)
        case ..<86_400:
            return self(Int(size / 3600), isPast ? times.hoursAgo : times.inHours)
        case ..<(86_400 * 2):
            return self(isPast ? times.yesterday : times.tomorrow)
        case ..<(86_400 * 7):
            return self(Int(size / 86_400), isPast ? times.daysAgo : times.inDays)
        default:
            return day(time)
        }
    }

    /// The names of the months in each language, from January on.
    private static let months = Dictionary(
        uniqueKeysWithValues: InterfaceLanguage.allCases.map { language in
            (language, Words(language)(phrases.times.months).split(separator: " ").map(String.init))
        })

    /// The day of `time` in UTC, such as `30 November 2026`.
    package func day(_ time: Timestamp) -> String {
        let parts = time.parts
        let months = Self.months[language] ?? []
        let month = months[min(max(parts.month, 1), months.count) - 1]
        return self(
            phrases.times.day,
            ["day": String(parts.day), "month": month, "year": String(parts.year)])
    }

    /// `time` to the minute in UTC, such as `30 November 2026, 03:17 UTC`.
    package func exact(_ time: Timestamp) -> String {
        let parts = time.parts
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return self(
            phrases.times.exact,
            ["day": day(time), "time": two(parts.hour) + ":" + two(parts.minute)])
    }

    /// How long something lasts, in its largest whole unit, such as `2 hours`.
    package func duration(inSeconds seconds: Int64) -> String {
        let times = phrases.times
        switch seconds {
        case ..<3600: return self(Int(max(1, seconds / 60)), times.minutes)
        case ..<172_800: return self(Int(seconds / 3600), times.hours)
        default: return self(Int(seconds / 86_400), times.days)
        }
    }

    /// A size as people say it, such as `12 MB`.
    package func size(inBytes bytes: Int) -> String {
        switch bytes {
        case ..<1000: self(bytes, phrases.shared.bytes)
        case ..<1_000_000: "\(bytes / 1000) kB"
        case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
        default: "\(bytes / 1_000_000_000) GB"
        }
    }

    /// `time` as an element that says both how long ago it is and when exactly.
    package func time(_ time: Timestamp, now: Timestamp) -> HTML {
        tag("time", .with("datetime", time.description), .with("title", exact(time))) {
            relative(time, now: now)
        }
    }
}
