import Almanac
import NewsModel
import Testing

@Suite struct ForecastTests {
    /// An answer as the forecast service gives it today.
    static let present = """
        {"latitude":41.9,"longitude":12.5,"utc_offset_seconds":3600,"timezone":"Europe/Rome",
        "current_units":{"time":"iso8601","temperature_2m":"°C","weather_code":"wmo code"},
        "current":{"time":"2026-11-30T09:15","interval":900,"temperature_2m":11.6,"weather_code":3},
        "daily_units":{"time":"iso8601","temperature_2m_max":"°C","precipitation_sum":"mm"},
        "daily":{"time":["2026-11-30","2026-12-01","2026-12-02"],"weather_code":[61,0,null],
        "temperature_2m_max":[14.2,15.0,null],"temperature_2m_min":[7.9,-1.4,null],
        "precipitation_sum":[3.25,0.0,null],"precipitation_probability_max":[64,2,null]}}
        """

    private func read(_ text: String) -> Forecast? { Forecast(Array(text.utf8)) }

    @Test func `the present weather and the days are read`() throws {
        let forecast = try #require(read(Self.present))
        let today = try RecurrenceTests.wall("20261130")
        #expect(forecast.offset == 3600)
        #expect(forecast.current?.temperature == 11.6 && forecast.current?.sky == .overcast)
        #expect(forecast.current?.wall == today + 9 * 3600 + 900)
        #expect(forecast.days.count == 2)
        let first = try #require(forecast.days.first)
        #expect(first.day == today / 86_400 && first.sky == .lightRain)
        #expect(first.lowest == 7.9 && first.highest == 14.2)
        #expect(first.precipitation == 3.25 && first.probability == 64)
        #expect(forecast.days.last?.lowest == -1.4)
    }

    @Test func `older names, other units, and seconds are read`() throws {
        let forecast = try #require(
            read(
                """
                {"utc_offset_seconds":-18000,"current_weather":{"temperature":52.1,"weathercode":95,
                "time":1796031000},"daily_units":{"temperature_2m_max":"°F"},
                "daily":{"time":[1796014800],"weathercode":[71],"temperature_2m_max":[55]}}
                """))
        #expect(forecast.temperatureUnit == "°F")
        #expect(forecast.current?.sky == .thunderstorm)
        #expect(forecast.current?.wall == 1_796_013_000)
        #expect(forecast.days.first?.sky == .lightSnow && forecast.days.first?.lowest == nil)
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "<html>", "{\"error\":true,\"reason\":\"no\"}",
        "{\"current\":{\"temperature_2m\":\"warm\"}}", "{\"current\":{\"temperature_2m\":1e300}}",
        "{\"daily\":{\"time\":\"2026-11-30\",\"temperature_2m_max\":[1]}}",
        "{\"daily\":{\"time\":[\"soon\"],\"temperature_2m_max\":[1]}}",
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 50_000),
        String(repeating: " ", count: 600_000) + "{\"current\":{\"temperature_2m\":1}}",
    ])
    func `what says nothing of the weather is no forecast`(text: String) {
        #expect(read(text) == nil)
    }

    @Test func `only so many days and so long a unit are kept`() throws {
        let days = (0..<1000).map { "\(1_796_014_800 + $0 * 86_400)" }.joined(separator: ",")
        let ones = [String](repeating: "1", count: 1000).joined(separator: ",")
        let text = """
            {"daily_units":{"temperature_2m_max":"\(String(repeating: "x", count: 99))"},
            "daily":{"time":[\(days)],"temperature_2m_max":[\(ones)]}}
            """
        let forecast = try #require(read(text))
        #expect(forecast.days.count == 16 && forecast.temperatureUnit == "°C")
    }

    @Test func `every code that is known has words of its own kind`() {
        #expect(Set((0...99).compactMap { Sky(code: $0) }) == Set(Sky.allCases))
        #expect(Sky(code: 4) == nil && Sky(code: -1) == nil)
    }

    @Test(arguments: [
        ("https://a.example/v1/forecast?latitude=1&longitude=2", true),
        ("https://a.example/v1/forecast?latitude=1&longitude=2&daily=weather_code", false),
        ("https://a.example/v1/forecast?latitude=1&current_weather=true", false),
        ("https://a.example/weather.json", false),
    ])
    func `an address that names the place alone is completed`(text: String, isIt: Bool) throws {
        let address = try #require(WebAddress(text))
        let completed = Forecast.completed(address)
        #expect((completed != address) == isIt)
        #expect(!isIt || completed.description.contains("&timezone=auto"))
        #expect(completed.description.hasPrefix(text))
    }
}
