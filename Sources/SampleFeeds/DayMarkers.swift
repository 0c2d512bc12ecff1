import NewsModel

/// Writes the days of the week into the texts of a site.
///
/// Data files say when something happened by its distance from now, in hours: `on {day 10}` is
/// `on Sunday` when ten hours ago was a Sunday, and `{day -36}` lies ahead. So whatever day the
/// samples are read on, every publisher names the same day for the same event.
struct DayMarkers {
    private let anchor: Timestamp
    private let names: [String]

    /// Counts from `anchor` and names the days in `language`.
    init(anchor: Timestamp, language: String) {
        self.anchor = anchor
        // 1970 began on a Thursday.
        let text =
            switch language.prefix(2) {
            case "de": "Donnerstag Freitag Samstag Sonntag Montag Dienstag Mittwoch"
            case "fr": "jeudi vendredi samedi dimanche lundi mardi mercredi"
            case "it": "giovedì venerdì sabato domenica lunedì martedì mercoledì"
            case "ja": "木曜日 金曜日 土曜日 日曜日 月曜日 火曜日 水曜日"
            default: "Thursday Friday Saturday Sunday Monday Tuesday Wednesday"
            }
        names = text.split(separator: " ").map(String.init)
    }

    /// `text` with a day in place of each marker.
    func resolving(_ text: String) -> String {
        var parts = text.split(separator: "{day ", omittingEmptySubsequences: false)[...]
        guard let first = parts.popFirst(), !parts.isEmpty else { return text }
        var output = String(first)
        for part in parts {
            guard let end = part.firstIndex(of: "}"), let hours = Double(part[..<end]) else {
                output += "{day " + part
                continue
            }
            let moment = anchor - .seconds(Int64(hours * 3600))
            output += names[moment.weekday] + part[part.index(after: end)...]
        }
        return output
    }

    /// `entry` with a day in place of each marker.
    func resolving(_ entry: SampleEntry) -> SampleEntry {
        var entry = entry
        entry.title = resolving(entry.title)
        entry.summary = entry.summary.map(resolving)
        entry.body = entry.body.map(resolving)
        return entry
    }
}
