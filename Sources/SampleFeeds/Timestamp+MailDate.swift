import NewsModel

extension Timestamp {
    /// The day of the week in UTC, counted from 0 for Thursday, on which 1970 began.
    var weekday: Int {
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        return Int((days % 7 + 7) % 7)
    }

    /// The time as RSS writes it, such as `Mon, 30 Nov 2026 03:17:04 +0000`.
    ///
    /// Source: RFC 5322, section 3.3.
    var mailDate: String {
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let parts = parts
        // Hours, minutes, and seconds stand at a fixed place in the RFC 3339 form.
        let clock = description.dropFirst(11).prefix(8)
        let date = "\(parts.day) \(months[parts.month - 1]) \(parts.year)"
        return "\(days[weekday]), \(date) \(clock) +0000"
    }
}
