import FoundationEssentials
package import NewsModel

/// The weather of one place, now and for some days, as a forecast service gives it out.
///
/// Source: the JSON of Open-Meteo's forecast interface, present and older names.
package struct Forecast: Hashable, Sendable {
    /// The most bytes of an answer.
    package static let limitInBytes = 500_000
    /// The most days that are kept.
    static let dayLimit = 16

    /// The weather at one moment.
    package struct Moment: Hashable, Sendable {
        /// When, on the clock of the place; `nil` where the answer does not say.
        package var wall: Int64?
        package var temperature: Double?
        package var sky: Sky?
    }

    /// The weather of one day.
    package struct Day: Hashable, Sendable {
        /// The day at the place, counted from 1970-01-01.
        package var day: Int64
        package var sky: Sky?
        package var lowest: Double?
        package var highest: Double?
        /// How much falls, or `nil` where the answer does not say.
        package var precipitation: Double?
        /// How probable it is that something falls, in percent.
        package var probability: Double?
    }

    /// The weather when the forecast was made.
    package private(set) var current: Moment?
    /// The days in order, those left out of which nothing is said.
    package private(set) var days: [Day] = []
    /// What temperatures are counted in, such as `°C`.
    package private(set) var temperatureUnit = "°C"
    /// What precipitation is counted in, such as `mm`.
    package private(set) var precipitationUnit = "mm"
    /// How many seconds the clock of the place is ahead of UTC.
    package private(set) var offset: Int64 = 0

    /// Reads the answer of a server; `nil` where it is no JSON or says nothing of the weather.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.limitInBytes, !Self.isDeep(bytes),
            let value = try? JSONDecoder().decode(ForecastValue.self, from: Data(bytes))
        else { return nil }
        if let seconds = value["utc_offset_seconds"]?.number, abs(seconds) <= 93_600 {
            offset = Int64(seconds)
        }
        readUnits(value)
        readCurrent(value)
        readDays(value)
        guard current != nil || !days.isEmpty else { return nil }
    }

    /// Whether brackets nest deeper than in any forecast, so that nothing is read by recursion.
    private static func isDeep(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: continue
            }
            if depth > 64 { return true }
        }
        return false
    }

    private mutating func readUnits(_ value: ForecastValue) {
        func unit(_ names: [(String, String)]) -> String? {
            names.lazy.compactMap { value[$0.0]?[$0.1]?.text?.printable }
                .first { !$0.isEmpty && $0.count <= 8 }
        }
        temperatureUnit =
            unit([
                ("daily_units", "temperature_2m_max"), ("current_units", "temperature_2m"),
                ("daily_units", "temperature_2m_min"), ("current_weather_units", "temperature"),
            ]) ?? temperatureUnit
        precipitationUnit =
            unit([("daily_units", "precipitation_sum"), ("daily_units", "rain_sum")])
            ?? precipitationUnit
    }

    private mutating func readCurrent(_ value: ForecastValue) {
        guard let part = value["current"] ?? value["current_weather"] else { return }
        let temperature = (part["temperature_2m"] ?? part["temperature"])?.measure
        let sky = Self.sky(part["weather_code"] ?? part["weathercode"])
        guard temperature != nil || sky != nil else { return }
        current = Moment(
            wall: part["time"].flatMap(wall), temperature: temperature, sky: sky)
    }

    private mutating func readDays(_ value: ForecastValue) {
        guard let daily = value["daily"], let times = daily["time"] else { return }
        for index in 0..<Self.dayLimit {
            guard let time = times[index] else { break }
            guard let wall = wall(time) else { continue }
            func value(_ names: String...) -> ForecastValue? {
                names.lazy.compactMap { daily[$0]?[index] }.first
            }
            let day = Day(
                day: CalendarTime.day(of: wall),
                sky: Self.sky(value("weather_code", "weathercode")),
                lowest: value("temperature_2m_min")?.measure,
                highest: value("temperature_2m_max")?.measure,
                precipitation: value("precipitation_sum", "rain_sum")?.measure,
                probability: value("precipitation_probability_max")?.measure)
            if day.sky != nil || day.lowest != nil || day.highest != nil { days.append(day) }
        }
        days.sort { $0.day < $1.day }
    }

    private static func sky(_ value: ForecastValue?) -> Sky? {
        value?.measure.flatMap { Sky(code: Int($0)) }
    }

    /// What the clock of the place shows, from `2026-11-30`, `2026-11-30T22:15`, or seconds in UTC.
    private func wall(_ value: ForecastValue) -> Int64? {
        if let seconds = value.number { return Int64(seconds) + offset }
        guard let text = value.text else { return nil }
        let digits = text.filter { $0 != "-" && $0 != ":" }
        let isMoment = digits.contains("T") && digits.utf8.count == 13
        return CalendarTime(isMoment ? digits + "00" : digits, zone: nil)?.wall
    }
}

extension Forecast {
    /// The address that asks for what is shown here: where `address` asks for no part, each is.
    ///
    /// So the place alone is enough: `…/v1/forecast?latitude=41.9&longitude=12.5`.
    package static func completed(_ address: WebAddress) -> WebAddress {
        let fields = (address.query ?? "").split(separator: "&").map {
            String($0.prefix { $0 != "=" })
        }
        guard fields.contains("latitude"), !fields.contains("current"),
            !fields.contains("current_weather"), !fields.contains("daily")
        else { return address }
        var parts = [
            "current=temperature_2m,weather_code",
            "daily=weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,"
                + "precipitation_probability_max",
        ]
        if !fields.contains("timezone") { parts.append("timezone=auto") }
        var address = address
        address.query = ([address.query ?? ""] + parts).joined(separator: "&")
        return address
    }
}
