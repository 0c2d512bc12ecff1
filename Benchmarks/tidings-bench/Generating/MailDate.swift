import NewsModel

/// A time as RSS writes it.
///
/// Source: RFC 822, section 5, with the year in four digits.
enum MailDate {
    /// Such as `Sun, 01 Nov 2026 00:00:00 GMT`.
    static func text(of time: Timestamp) -> String {
        // RFC 3339 in UTC: 2026-11-01T00:00:00Z.
        let standard = Array(time.description)
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let month = (Int(String(standard[5...6])) ?? 1) - 1
        let day = days[Int(time.seconds / 86_400) % 7]
        let date = String(standard[8...9]) + " " + months[month] + " " + String(standard[0...3])
        return day + ", " + date + " " + String(standard[11...18]) + " GMT"
    }
}
