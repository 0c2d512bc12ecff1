import NewsModel

extension Timestamp {
    /// The time as RSS writes it, such as `Mon, 30 Nov 2026 03:17:04 +0000`.
    ///
    /// Source: RFC 5322, section 3.3.
    var mailDate: String {
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let parts = parts
        let midnight = Timestamp(.init(year: parts.year, month: parts.month, day: parts.day))
        // 1970 began on a Thursday.
        let day = Int(((midnight.seconds / 86_400) % 7 + 7) % 7)
        // Hours, minutes, and seconds stand at a fixed place in the RFC 3339 form.
        let clock = description.dropFirst(11).prefix(8)
        return "\(days[day]), \(parts.day) \(months[parts.month - 1]) \(parts.year) \(clock) +0000"
    }
}
