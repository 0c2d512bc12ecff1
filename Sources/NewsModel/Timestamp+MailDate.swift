extension Timestamp {
    /// The day of the week in UTC, counted from 0 for Thursday, on which 1970 began.
    package var weekday: Int {
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        return Int((days % 7 + 7) % 7)
    }

    /// The time as mail, RSS, and OPML write it, such as `Mon, 30 Nov 2026 03:17:04 +0000`.
    ///
    /// Source: RFC 5322, section 3.3.
    package var mailDate: String {
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        // Day, year, and time stand in the RFC 3339 form with the right number of digits.
        let day = description.dropFirst(8).prefix(2)
        let month = months[parts.month - 1]
        let year = description.prefix(4)
        let clock = description.dropFirst(11).prefix(8)
        return "\(days[weekday]), \(day) \(month) \(year) \(clock) +0000"
    }
}
