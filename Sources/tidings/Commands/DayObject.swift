import Almanac
import NewsModel
import TidingsEngine
import TidingsStore
import TidingsWeb

/// The weather and the events of the day, as `today --json` prints them.
struct DayObject: Encodable {
    /// The weather; its words are English, its numbers in the units of the forecast.
    struct Weather: Encodable {
        /// One day of it.
        struct Day: Encodable {
            /// The day at the place.
            var date: String
            /// What it brings, in words.
            var forecast: String
        }

        /// The present weather in words, where the forecast says.
        var now: String?
        var days: [Day]
    }

    /// An event; its times are those of the person's clock, without a zone.
    struct Event: Encodable {
        var title: String
        var location: String?
        /// The name of its calendar, where there are several.
        var calendar: String?
        /// Whether it is there the whole day.
        var isWholeDay: Bool
        var start: String
        var end: String

        enum CodingKeys: String, CodingKey {
            case title, location, calendar, start, end
            case isWholeDay = "all_day"
        }
    }

    /// Where something comes from.
    struct Source: Encodable {
        var id: Int64
        /// `weather` or `calendar`.
        var kind: String
        /// The host; the rest of the address may be a secret.
        var host: String
        /// Why it could not be asked last.
        var failure: String?
    }

    var weather: Weather?
    var today: [Event]?
    var tomorrow: [Event]?
    var sources: [Source]

    init(_ look: DayLook, _ sources: [DaySource]) {
        weather = look.weather?.forecast.map(Self.weather)
        today = look.agenda?.today.map(Self.event)
        tomorrow = look.agenda?.tomorrow.map(Self.event)
        self.sources = sources.map {
            Source(id: $0.id, kind: $0.kind.rawValue, host: $0.host, failure: $0.failure)
        }
    }

    private static func weather(_ forecast: Forecast) -> Weather {
        let words = Words(.en)
        let say = WeatherWords(words: words, forecast: forecast)
        let now = forecast.current.map { current in
            let temperature = current.temperature.map(say.temperature)
            return [temperature, current.sky.map { words($0.name) }].compactMap { $0 }
                .joined(separator: ", ")
        }
        let today = CalendarTime.day(of: Session.clock().seconds + forecast.offset)
        return Weather(
            now: now,
            days: forecast.days.filter { $0.day >= today }.map { day in
                Weather.Day(
                    date: String(time(day.day * 86_400).prefix(10)),
                    forecast: say.parts(of: day).joined(separator: ", "))
            })
    }

    private static func event(_ event: DayLook.Event) -> Event {
        let occasion = event.occasion
        return Event(
            title: occasion.title, location: occasion.location.isEmpty ? nil : occasion.location,
            calendar: event.calendar, isWholeDay: occasion.isWholeDay,
            start: time(occasion.start), end: time(occasion.end))
    }

    /// What a clock shows, such as `2026-11-30T09:30`.
    private static func time(_ wall: Int64) -> String {
        String(Timestamp(seconds: wall).description.prefix(16))
    }
}
