/// One event of a calendar as it is written there, with the rule by which it comes again.
package struct CalendarEvent: Hashable, Sendable {
    /// The most times that are added or left out by hand.
    static let listLimit = 5000

    /// What the calendar calls it by; several events share it where one changes an occasion of
    /// another.
    var identifier: String?
    package var title = ""
    package var location = ""
    var start: CalendarTime
    var end: CalendarTime?
    var duration: CalendarDuration?
    var rule: Recurrence?
    /// Further beginnings.
    var additions: [CalendarTime] = []
    /// Beginnings that fall out.
    var exceptions: [CalendarTime] = []
    /// The beginning, by the rule, of the occasion that this one takes the place of.
    var replaced: CalendarTime?
    var isCancelled = false

    init(start: CalendarTime) {
        self.start = start
    }

    /// How long it lasts on the clock.
    ///
    /// - Parameter instant: Says when a clock shows a time.
    /// - Returns: The seconds, 0 or more.
    func length(instant: (CalendarTime) -> Int64) -> Int64 {
        if let end {
            let length =
                end.place == start.place
                ? end.wall - start.wall : instant(end) - instant(start)
            return min(max(length, 0), CalendarDuration.limit)
        }
        return duration?.seconds ?? (start.place == .day ? 86_400 : 0)
    }
}
