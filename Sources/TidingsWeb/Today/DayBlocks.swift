import Almanac
import NewsModel
import TidingsEngine

/// The weather and the events on the page of the day.
struct DayBlocks {
    /// The most events of one day that are shown.
    private static let eventLimit = 12
    /// How many days of weather are shown.
    private static let dayCount = 4
    /// How old a forecast may be whose present weather is called so.
    private static let longestPresent = Duration.seconds(3 * 3600)

    let frame: PageFrame
    let look: DayLook

    private var words: Words { frame.words }
    private var say: DayPhrases { phrases.day }

    @HTMLBuilder var html: HTML {
        if let weather = look.weather { block(weather) }
        if let agenda = look.agenda { block(agenda) }
    }

    private func section(
        _ id: String, _ title: Phrase, @HTMLBuilder inside: () -> HTML
    ) -> HTML {
        tag("section", .class("day-block"), .with("aria-labelledby", "\(id)-title")) {
            tag("h2", .id("\(id)-title")) { words(title) }
            inside()
        }
    }

    /// Why something is not there, or not newer.
    private func problem(_ sentence: String) -> HTML {
        tag("p", .class("hint")) { words.told(sentence) }
    }

    // MARK: Weather

    private func block(_ weather: DayLook.Weather) -> HTML {
        section("weather", phrases.weather.title) {
            if let forecast = weather.forecast, let confirmed = weather.confirmed {
                present(forecast, confirmed)
                days(forecast)
                tag("p", .class("about")) {
                    tag("span") {
                        words.html(
                            phrases.weather.asOf, ["time": words.time(confirmed, now: frame.now)])
                    }
                }
            } else if weather.failure == nil {
                tag("p") { words(say.notYet) }
            }
            if let failure = weather.failure { problem(failure) }
        }
    }

    /// The weather as it is, unless that is too long ago.
    @HTMLBuilder private func present(_ forecast: Forecast, _ confirmed: Timestamp) -> HTML {
        if let current = forecast.current, frame.now - confirmed <= Self.longestPresent {
            let temperature = current.temperature.map {
                WeatherWords(words: words, forecast: forecast).temperature($0)
            }
            let parts = [temperature, current.sky.map { words($0.name) }].compactMap { $0 }
            tag("p", .class("present")) {
                symbol(current.sky)
                words(phrases.weather.now, ["temperature": words.list(parts)])
            }
        }
    }

    @HTMLBuilder private func days(_ forecast: Forecast) -> HTML {
        let today = CalendarTime.day(of: frame.now.seconds + forecast.offset)
        let days = forecast.days.filter { $0.day >= today }.prefix(Self.dayCount)
        if !days.isEmpty {
            tag("ul", .class("forecast")) {
                for day in days {
                    tag("li") {
                        tag("strong") { name(of: day.day, from: today) }
                        tag("span") {
                            symbol(day.sky)
                            words.list(
                                WeatherWords(words: words, forecast: forecast).parts(of: day))
                        }
                    }
                }
            }
        }
    }

    private func name(of day: Int64, from today: Int64) -> String {
        switch day - today {
        case 0: return words(say.today)
        case 1: return words(say.tomorrow)
        default:
            let names = words(phrases.weather.weekdays).split(separator: " ")
            // 1970 began on a Thursday.
            let index = Int(((day + 3) % 7 + 7) % 7)
            return names.indices.contains(index) ? String(names[index]) : ""
        }
    }

    @HTMLBuilder private func symbol(_ sky: Sky?) -> HTML {
        if let sky {
            tag("span", .with("aria-hidden", "true")) { sky.symbol }
            " "
        }
    }

    // MARK: Calendar

    private func block(_ agenda: DayLook.Agenda) -> HTML {
        section("calendar", say.calendar) {
            let isEmpty = agenda.today.isEmpty && agenda.tomorrow.isEmpty
            if isEmpty, agenda.isWaiting {
                tag("p") { words(say.notYet) }
            } else if isEmpty, agenda.failures.isEmpty {
                tag("p") { words(say.nothingPlanned) }
            }
            day(say.today, agenda.today, from: agenda.day)
            day(say.tomorrow, agenda.tomorrow, from: agenda.day + 86_400)
            for failure in agenda.failures { problem(failure) }
        }
    }

    @HTMLBuilder private func day(
        _ title: Phrase, _ events: [DayLook.Event], from start: Int64
    ) -> HTML {
        if !events.isEmpty {
            tag("h3") { words(title) }
            tag("ul", .class("events")) {
                for event in events.prefix(Self.eventLimit) {
                    tag("li") {
                        tag("strong") { time(of: event.occasion, from: start) }
                        tag("span") { text(of: event) }
                    }
                }
                if events.count > Self.eventLimit {
                    tag("li") { words(events.count - Self.eventLimit, phrases.shared.andMore) }
                }
            }
        }
    }

    @HTMLBuilder private func text(of event: DayLook.Event) -> HTML {
        let title = event.occasion.title
        tag("span", .anyDirection) { title.isEmpty ? words(phrases.lists.untitled) : title }
        for detail in [event.occasion.location, event.calendar ?? ""] where !detail.isEmpty {
            " "
            tag("span", .class("detail"), .anyDirection) { detail.printable }
        }
    }

    private func time(of occasion: Occasion, from start: Int64) -> String {
        let end = start + 86_400
        let beginsHere = occasion.start >= start
        let endsHere = occasion.end <= end
        if occasion.isWholeDay || (!beginsHere && !endsHere) { return words(say.wholeDay) }
        let (from, until) = (Self.clock(occasion.start), Self.clock(occasion.end))
        if !beginsHere { return words(say.until, ["time": until]) }
        if !endsHere { return words(say.from, ["time": from]) }
        return occasion.start == occasion.end ? from : from + "–" + until
    }

    /// What a clock shows, such as `09:30`.
    private static func clock(_ wall: Int64) -> String {
        let parts = Timestamp(seconds: wall).parts
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return two(parts.hour) + ":" + two(parts.minute)
    }
}
