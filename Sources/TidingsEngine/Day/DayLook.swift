package import Almanac
package import NewsModel

/// What can be shown of the weather and the events of the day, without asking anybody.
package struct DayLook: Sendable {
    /// The weather, as far as it is known.
    package struct Weather: Sendable {
        /// The forecast, or `nil` where there is none yet.
        package var forecast: Forecast?
        /// When it was last known to be good.
        package var confirmed: Timestamp?
        /// Why there is none, or no newer one; one plain sentence in English.
        package var failure: String?
    }

    /// The events of two days.
    package struct Agenda: Sendable {
        /// What takes place on the first day and on the second.
        package var today: [Event] = []
        package var tomorrow: [Event] = []
        /// Whether a calendar was never asked yet.
        package var isWaiting = false
        /// Why calendars could not be asked; one plain sentence in English each.
        package var failures: [String] = []
        /// The beginning of the first day, on the person's clock.
        package var day: Int64 = 0
    }

    /// Something that takes place.
    package struct Event: Hashable, Sendable {
        /// What and when.
        package var occasion: Occasion
        /// The name of its calendar, where there are several.
        package var calendar: String?
    }

    /// The weather, or `nil` where nobody wants it.
    package var weather: Weather?
    /// The events, or `nil` where nobody wants them.
    package var agenda: Agenda?

    /// Nothing, as long as nobody wants anything.
    package init() {}
}
