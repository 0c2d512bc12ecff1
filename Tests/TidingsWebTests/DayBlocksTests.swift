import NewsModel
import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// The weather and the events on the page of the day, and the settings about them.
@Suite struct DayBlocksTests {
    /// The day on which the clock of the tests stands: 2026-09-21.
    static let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        SUMMARY:<script>alert(1)</script> & lunch
        LOCATION:<img src=x onerror=alert(1)>
        DTSTART:20260921T120000Z
        DTEND:20260921T130000Z
        END:VEVENT
        BEGIN:VEVENT
        SUMMARY:Holiday
        DTSTART;VALUE=DATE:20260922
        END:VEVENT
        END:VCALENDAR
        """
    static let forecast = """
        {"utc_offset_seconds":0,"current":{"temperature_2m":-2.6,"weather_code":71},
        "daily_units":{"temperature_2m_max":"°C","precipitation_sum":"<b>"},
        "daily":{"time":["2026-09-20","2026-09-21","2026-09-23"],"weather_code":[0,61,95],
        "temperature_2m_max":[1,14.2,9],"temperature_2m_min":[1,7.9,null],
        "precipitation_sum":[0,1234.56,0],"precipitation_probability_max":[0,64,0]}}
        """

    /// A server that has both.
    private func server() throws -> LoopbackServer {
        try LoopbackServer { request in
            .text(request.path.hasPrefix("/a.ics") ? Self.calendar : Self.forecast)
        }
    }

    private func fill(_ reader: TestReader, from server: LoopbackServer) async throws {
        for (kind, path) in [("weather", "/w"), ("calendar", "/a.ics")] {
            let answer = try await reader.post(
                "/settings/day/add",
                [
                    ("kind", kind), ("address", server.address(path) + "?token=hush"),
                    ("private", "yes"), ("back", "/settings"),
                ])
            #expect(answer.status == 303)
        }
    }

    @Test func `there is nothing of it at first`() async throws {
        let reader = try await TestReader.filled()
        let page = try await reader.client.ask("/today")
        #expect(!page.body.contains("weather-title") && !page.body.contains("calendar-title"))
        let settings = try await reader.client.ask("/settings")
        #expect(settings.body.contains("Weather and calendars"))
        reader.stop()
    }

    @Test func `the day shows the weather and the events, made safe`() async throws {
        let server = try server()
        let reader = try await TestReader.filled()
        try await fill(reader, from: server)
        try await reader.store.set(ReaderStore.zoneSetting, to: "UTC", at: TestReader.now)
        let asked = server.requests.count
        let page = try await reader.client.ask("/today").body
        #expect(server.requests.count == asked)
        #expect(page.contains("Now: −3 °C, light snow"))
        #expect(
            page.contains(
                "light rain, 8 °C to 14 °C, 1,234.6 &lt;b&gt; of precipitation, 64 % likely"))
        #expect(page.contains("<strong>Wednesday</strong>"))
        #expect(page.contains("<strong>12:00–13:00</strong>"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; lunch"))
        #expect(page.contains("<strong>All day</strong>") && page.contains("Holiday"))
        #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
        let italian = try await reader.client.ask("/today", fields: ["Accept-Language": "it"]).body
        #expect(italian.contains("pioggia debole") && italian.contains("1234,6"))
        reader.stop()
    }

    @Test func `settings name the host alone, and what is removed is gone`() async throws {
        let server = try server()
        let reader = try await TestReader.filled()
        try await fill(reader, from: server)
        let page = try await reader.client.ask("/settings").body
        #expect(page.contains("Calendar: 127.0.0.1") && page.contains("Weather: 127.0.0.1"))
        #expect(!page.contains("token=hush") && !page.contains("a.ics"))
        for source in try await reader.store.daySources() {
            let answer = try await reader.post(
                "/settings/day/remove", [("id", String(source.id))])
            #expect(answer.status == 303)
        }
        #expect(try await reader.store.daySources().isEmpty)
        #expect(try await reader.post("/settings/day/remove", [("id", "1")]).status == 404)
        reader.stop()
    }

    @Test(arguments: [
        ("/settings/day/add", [("kind", "calendar"), ("address", "nonsense")]),
        ("/settings/day/add", [("kind", "planets"), ("address", "https://a.example/")]),
        ("/settings/day/zone", [("zone", "<script>")]),
    ])
    func `what makes no sense is refused in a sentence`(
        path: String, form: [(String, String)]
    ) async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post(path, form)
        #expect(answer.status == 422 && !answer.body.contains("<script>\""))
        #expect(try await reader.store.daySources().isEmpty)
        reader.stop()
    }

    @Test func `a failure is a sentence in the block, in the language of the page`() async throws {
        let server = try LoopbackServer { _ in .text("no", status: 404) }
        let reader = try await TestReader.filled()
        try await fill(reader, from: server)
        let page = try await reader.client.ask("/today", fields: ["Accept-Language": "de"])
        #expect(page.status == 200)
        #expect(page.body.contains("127.0.0.1 hat unter dieser Adresse nichts (404)"))
        reader.stop()
    }
}
