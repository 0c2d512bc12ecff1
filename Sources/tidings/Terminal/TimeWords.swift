import NewsModel

/// Times as people say them.
enum TimeWords {
    /// How long ago, or until: `now`, `5 min`, `3 h`, `2 d`, else the date.
    static func short(_ time: Timestamp, now: Timestamp) -> String {
        let distance = (now - time).components.seconds
        let text = span(abs(distance))
        guard let text else { return String(time.description.prefix(10)) }
        return distance < -59 ? "in " + text : text
    }

    private static func span(_ seconds: Int64) -> String? {
        switch seconds {
        case ..<60: "now"
        case ..<3600: "\(seconds / 60) min"
        case ..<86_400: "\(seconds / 3600) h"
        case ..<(14 * 86_400): "\(seconds / 86_400) d"
        default: nil
        }
    }
}
