import Almanac
import Fetching
import NewsModel
import Synchronization
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// The weather and the calendars are asked for rarely, and never by whoever looks.
@Suite struct DayKeeperTests {
    /// 2026-11-30, 10:00 UTC.
    static let start = Timestamp(Timestamp.Parts(year: 2026, month: 11, day: 30, hour: 10))

    static let calendar = """
        BEGIN:VCALENDAR
        X-WR-CALNAME:Family
        BEGIN:VEVENT
        UID:1
        SUMMARY:Lunch
        DTSTART:20261130T120000Z
        DTEND:20261130T130000Z
        END:VEVENT
        BEGIN:VEVENT
        UID:2
        SUMMARY:Market
        DTSTART;VALUE=DATE:20261201
        END:VEVENT
        END:VCALENDAR
        """
    static let forecast =
        "{\"utc_offset_seconds\":0,\"current\":{\"temperature_2m\":11.6,\"weather_code\":3}}"

    /// A clock that a test turns.
    final class Clock: Sendable {
        private let time = Mutex(DayKeeperTests.start)
        var now: Timestamp { time.withLock { $0 } }
        func advance(_ duration: Duration) { time.withLock { $0 = $0 + duration } }
    }

    struct Fixture {
        let folder: TemporaryFolder
        let store: ReaderStore
        let server: LoopbackServer
        let clock = Clock()

        init(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) async throws {
            folder = try TemporaryFolder()
            store = try await ReaderStore(path: folder.file("test.store"))
            server = try LoopbackServer(handler: answer)
        }

        /// The reader as after a start.
        func day() -> DayKeeper {
            var limits = FetchLimits()
            limits.pausePerHost = .zero
            let clock = clock
            return ReaderEngine(
                store: store, fetcher: Fetcher(limits: limits), clock: { clock.now }
            ).day
        }
    }

    private static func answer(_ request: LoopbackRequest) -> LoopbackReply {
        if request["If-None-Match"] == "\"a\"" { return .answer(status: 304) }
        let body = request.path.hasPrefix("/weather") ? forecast : calendar
        return .answer(headers: ["ETag": "\"a\""], body: .whole(Array(body.utf8)))
    }

    @Test func `nobody is asked before an address is given`() async throws {
        let fixture = try await Fixture(Self.answer)
        let day = fixture.day()
        try await day.refresh()
        let look = try await day.look()
        #expect(look.weather == nil && look.agenda == nil)
        #expect(fixture.server.requests.isEmpty)
    }

    @Test func `what is there is shown, and asked for again when it is time`() async throws {
        let fixture = try await Fixture(Self.answer)
        let day = fixture.day()
        let added = try await day.add(
            .calendar, fixture.server.address("/a.ics"), allowsPrivateNetwork: true)
        #expect(added.failure == nil)
        _ = try await day.add(
            .weather, fixture.server.address("/weather"), allowsPrivateNetwork: true)
        for _ in 0..<3 {
            let look = try await day.look()
            #expect(look.weather?.forecast?.current?.temperature == 11.6)
            #expect(look.agenda?.today.map(\.occasion.title) == ["Lunch"])
            #expect(look.agenda?.tomorrow.map(\.occasion.title) == ["Market"])
            #expect(look.agenda?.today.first?.calendar == nil)
        }
        try await day.refresh()
        #expect(fixture.server.requests.map(\.path) == ["/a.ics", "/weather"])
        fixture.clock.advance(.seconds(1800))
        try await day.refresh()
        #expect(fixture.server.requests.map(\.path).last == "/weather")
        fixture.clock.advance(.seconds(1799))
        // After a restart, too.
        try await fixture.day().refresh()
        #expect(fixture.server.requests.count == 3)
        fixture.clock.advance(.seconds(1))
        try await day.refresh()
        #expect(fixture.server.requests.count == 5)
        #expect(fixture.server.requests.last?["If-None-Match"] == "\"a\"")
        #expect(fixture.server.requests.allSatisfy { $0["Cookie"] == nil && $0["Referer"] == nil })
        #expect(try await day.look().agenda?.today.count == 1)
        // The next day is another.
        fixture.clock.advance(.seconds(86_400))
        #expect(try await day.look().agenda?.today.map(\.occasion.title) == ["Market"])
    }

    @Test func `who does not look for days is not asked for`() async throws {
        let fixture = try await Fixture(Self.answer)
        let day = fixture.day()
        _ = try await day.add(
            .calendar, fixture.server.address("/a.ics"), allowsPrivateNetwork: true)
        fixture.clock.advance(DayPace.patience + .seconds(1))
        try await day.refresh()
        #expect(fixture.server.requests.count == 1)
        _ = try await day.look()
        try await day.refresh()
        #expect(fixture.server.requests.count == 2)
    }

    @Test func `a failure says a sentence, keeps what was there, and waits`() async throws {
        let isAway = Mutex(false)
        let fixture = try await Fixture { request in
            isAway.withLock { $0 }
                ? .answer(status: 503, headers: ["Retry-After": "7200"]) : Self.answer(request)
        }
        let day = fixture.day()
        _ = try await day.add(
            .calendar, fixture.server.address("/a.ics"), allowsPrivateNetwork: true)
        isAway.withLock { $0 = true }
        fixture.clock.advance(.seconds(3600))
        try await day.refresh()
        let agenda = try #require(try await day.look().agenda)
        #expect(agenda.today.count == 1)
        #expect(agenda.failures.count == 1 && agenda.failures.first?.contains("503") == true)
        fixture.clock.advance(.seconds(7199))
        try await day.refresh()
        #expect(fixture.server.requests.count == 2)
        isAway.withLock { $0 = false }
        fixture.clock.advance(.seconds(1))
        try await day.refresh()
        #expect(fixture.server.requests.count == 3)
        #expect(try await day.look().agenda?.failures == [])
    }

    @Test(arguments: [
        ("<html>Sign in", "sent no calendar"), ("", "sent no calendar"),
        (forecast, "sent no calendar"),
    ])
    func `what is no calendar is not shown`(body: String, sentence: String) async throws {
        let fixture = try await Fixture { _ in .text(body) }
        let added = try await fixture.day().add(
            .calendar, fixture.server.address("/"), allowsPrivateNetwork: true)
        #expect(added.failure?.contains(sentence) == true && added.confirmed == nil)
    }

    @Test func `a body without end is not kept`() async throws {
        let fixture = try await Fixture { _ in
            .answer(body: .endless(Array("BEGIN:VCALENDAR\r\n".utf8)))
        }
        let added = try await fixture.day().add(
            .calendar, fixture.server.address("/"), allowsPrivateNetwork: true)
        #expect(added.failure?.contains("too large") == true)
        #expect(try await fixture.store.dayBody(of: added.id) == nil)
    }

    @Test func `a private network is asked where that is allowed only`() async throws {
        let fixture = try await Fixture(Self.answer)
        let added = try await fixture.day().add(
            .weather, fixture.server.address("/weather"), allowsPrivateNetwork: false)
        #expect(added.failure?.contains("allow private networks") == true)
        #expect(fixture.server.requests.isEmpty)
    }

    @Test func `a password goes to the host of the address, and into no sentence`() async throws {
        let fixture = try await Fixture { request in
            request["Authorization"] == "Basic bWU6b3Blbi1zZXNhbWU="
                ? Self.answer(request) : .answer(status: 401)
        }
        let address = fixture.server.address("/private-5f3a.ics")
        let secret = address.split(separator: "://").joined(separator: "://me:open-sesame@")
        let day = fixture.day()
        #expect(
            try await day.add(.calendar, secret, allowsPrivateNetwork: true).failure == nil)
        let refused = try await day.add(.calendar, address, allowsPrivateNetwork: true)
        #expect(refused.failure == "127.0.0.1 asks for a password, or refuses (401).")
    }

    @Test(arguments: ["", "calendar", "javascript:alert(1)", "file:///etc/passwd", "webcal://"])
    func `what is no address is refused`(text: String) async throws {
        let fixture = try await Fixture(Self.answer)
        await #expect(throws: DayRefusal.notAnAddress) {
            _ = try await fixture.day().add(.calendar, text, allowsPrivateNetwork: true)
        }
        #expect(try await fixture.store.daySources().isEmpty)
    }

    @Test func `a calendar's own scheme means https`() async throws {
        let fixture = try await Fixture(Self.answer)
        let server = fixture.server.address("/a.ics").dropFirst("http://".count)
        let added = try await fixture.day().add(
            .calendar, " webcal://\(server) ", allowsPrivateNetwork: false)
        #expect(added.address == "https://\(server)")
    }

    @Test func `the person's time zone decides what today is`() async throws {
        let fixture = try await Fixture(Self.answer)
        let day = fixture.day()
        _ = try await day.add(
            .calendar, fixture.server.address("/a.ics"), allowsPrivateNetwork: true)
        await #expect(throws: DayRefusal.unknownZone("../../etc/passwd")) {
            try await day.setZone("../../etc/passwd")
        }
        await #expect(throws: DayRefusal.unknownZone("Mars/Base")) {
            try await day.setZone("Mars/Base")
        }
        try await day.setZone("Pacific/Kiritimati")
        // 14 hours ahead it is December already.
        #expect(try await day.look().agenda?.today.map(\.occasion.title) == ["Market", "Lunch"])
        try await day.setZone("")
        #expect(try await day.zoneName() == nil)
    }
}
