package import NewsModel

/// Numbers and times in words.
package enum Wording {
    /// `count` with the right form of a noun, such as `1 entry` and `1,204 entries`.
    package static func count(_ count: Int, _ one: String, _ many: String) -> String {
        number(count) + " " + (count == 1 ? one : many)
    }

    /// `value` with commas between thousands.
    package static func number(_ value: Int) -> String {
        var digits = String(value.magnitude)
        var groups: [String] = []
        while digits.utf8.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// How long ago `time` is, or how far ahead.
    package static func relative(_ time: Timestamp, now: Timestamp) -> String {
        let seconds = now.seconds - time.seconds
        let size = seconds.magnitude
        if size < 60 { return seconds >= 0 ? "just now" : "in a moment" }
        let amount: String
        switch size {
        case ..<3600: amount = count(Int(size / 60), "minute", "minutes")
        case ..<86_400: amount = count(Int(size / 3600), "hour", "hours")
        case ..<(86_400 * 2): return seconds > 0 ? "yesterday" : "tomorrow"
        case ..<(86_400 * 7): amount = count(Int(size / 86_400), "day", "days")
        default: return day(time)
        }
        return seconds > 0 ? amount + " ago" : "in " + amount
    }

    /// The day of `time` in UTC, such as `30 November 2026`.
    package static func day(_ time: Timestamp) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        let parts = time.parts
        return "\(parts.day) \(months[min(max(parts.month, 1), 12) - 1]) \(parts.year)"
    }

    /// `time` to the minute in UTC, such as `30 November 2026, 03:17 UTC`.
    package static func exact(_ time: Timestamp) -> String {
        let parts = time.parts
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return day(time) + ", " + two(parts.hour) + ":" + two(parts.minute) + " UTC"
    }

    /// A size as people say it, such as `12 MB`.
    package static func size(inBytes bytes: Int) -> String {
        switch bytes {
        case ..<1000: "\(bytes) bytes"
        case ..<1_000_000: "\(bytes / 1000) kB"
        case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
        default: "\(bytes / 1_000_000_000) GB"
        }
    }

    /// The English name of a language, or the tag where it is not known here.
    package static func language(_ tag: String) -> String {
        let names = [
            "ar": "Arabic", "bn": "Bengali", "cs": "Czech", "da": "Danish", "de": "German",
            "el": "Greek", "en": "English", "es": "Spanish", "fa": "Persian", "fi": "Finnish",
            "fr": "French", "he": "Hebrew", "hi": "Hindi", "hu": "Hungarian", "id": "Indonesian",
            "it": "Italian", "ja": "Japanese", "ko": "Korean", "nl": "Dutch", "no": "Norwegian",
            "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
            "sv": "Swedish", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
            "vi": "Vietnamese", "zh": "Chinese",
        ]
        return names[tag.lowercased().prefix { $0 != "-" }.description] ?? tag
    }

    /// `time` as an element that says both how long ago it is and when exactly.
    package static func time(_ time: Timestamp, now: Timestamp) -> HTML {
        tag("time", .with("datetime", time.description), .with("title", exact(time))) {
            relative(time, now: now)
        }
    }
}
