import Almanac
import NewsModel
import TestSupport
import Testing

/// What of a calendar is shown on a day.
@Suite struct OccasionSearchTests {
    /// A calendar of these lines, each event between its own `BEGIN` and `END`.
    static func calendar(_ events: String..., zone: String = "") -> [UInt8] {
        let parts = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
        let text =
            "BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Family\n\(zone)\(parts)END:VCALENDAR\n"
        return Array(text.split(separator: "\n").joined(separator: "\r\n").utf8)
    }

    /// Rome, with the summer time of the European Union, as a calendar writes it.
    static let rome = """
        BEGIN:VTIMEZONE
        TZID:Rome
        BEGIN:DAYLIGHT
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        DTSTART:19810329T020000
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        END:DAYLIGHT
        BEGIN:STANDARD
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        DTSTART:19961027T030000
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        END:STANDARD
        END:VTIMEZONE

        """

    /// What takes place on a day, as `from-until title`.
    private func day(
        _ bytes: [UInt8], _ day: String = "20261130", home: ZoneRules = .universal,
        effort: Effort = Effort(), known: @escaping (String) -> ZoneRules? = { _ in nil }
    ) throws -> [String] {
        let document = try #require(CalendarDocument(bytes))
        let start = try RecurrenceTests.wall(day)
        var search = OccasionSearch(
            document, span: start..<start + 86_400, home: home, effort: effort, known: known)
        return search.occasions().map { occasion in
            func clock(_ wall: Int64) -> String {
                let text = Timestamp(seconds: wall).description
                let isOther = CalendarTime.day(of: wall) != CalendarTime.day(of: start)
                return (isOther ? text.dropFirst(5).prefix(5) + " " : "")
                    + text.dropFirst(11).prefix(5)
            }
            let time =
                occasion.isWholeDay ? "day" : clock(occasion.start) + "-" + clock(occasion.end)
            return "\(time) \(occasion.title)"
        }
    }

    @Test func `an event is there on its day, at its time, with its length`() throws {
        let bytes = Self.calendar(
            "SUMMARY:Lunch\nDTSTART:20261130T120000Z\nDURATION:PT1H30M\nLOCATION:Bar\\, corner",
            "SUMMARY:Call\nDTSTART:20261130T090000\nDTEND:20261130T091500",
            "SUMMARY:Bell\nDTSTART:20261130T080000Z",
            "SUMMARY:Holiday\nDTSTART;VALUE=DATE:20261130",
            "SUMMARY:Trip\nDTSTART;VALUE=DATE:20261128\nDTEND;VALUE=DATE:20261201",
            "SUMMARY:Over\nDTSTART;VALUE=DATE:20261129\nDTEND;VALUE=DATE:20261130",
            "SUMMARY:Night\nDTSTART:20261129T220000Z\nDTEND:20261130T060000Z",
            "SUMMARY:Tomorrow\nDTSTART:20261201T000000Z")
        #expect(
            try day(bytes) == [
                "day Trip", "day Holiday", "11-29 22:00-06:00 Night", "08:00-08:00 Bell",
                "09:00-09:15 Call", "12:00-13:30 Lunch",
            ])
        let document = try #require(CalendarDocument(bytes))
        #expect(document.name == "Family")
        #expect(document.events.first?.location == "Bar, corner")
    }

    @Test func `lines are unfolded, and texts are what they stand for`() throws {
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261130T10\r\n 0000Z\r\n"
            + "SUMMARY;LANGUAGE=\"e:n\":Tea\\, b\r\n\tiscuits\\; \\\\ and\\n more\r\n"
            + "BEGIN:VALARM\r\nSUMMARY:Wake\r\nDTSTART:20261130T000000Z\r\nEND:VALARM\r\n"
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        #expect(try day(Array(text.utf8)) == ["10:00-10:00 Tea, biscuits; \\ and more"])
        // With the line ends of one system or another.
        let unix = text.split(separator: "\r\n").joined(separator: "\n")
        #expect(try day(Array(unix.utf8)) == ["10:00-10:00 Tea, biscuits; \\ and more"])
    }

    @Test func `a time zone of the calendar counts, in summer and in winter`() throws {
        let bytes = Self.calendar(
            "SUMMARY:Daily\nDTSTART;TZID=Rome:20260101T120000\nRRULE:FREQ=DAILY",
            zone: Self.rome)
        #expect(try day(bytes, "20260701") == ["10:00-10:00 Daily"])
        #expect(try day(bytes, "20261130") == ["11:00-11:00 Daily"])
        // The day on which clocks are turned, and one before any rule.
        #expect(try day(bytes, "20261025") == ["11:00-11:00 Daily"])
    }

    @Test func `a time zone that the calendar does not explain is asked for by name`() throws {
        let bytes = Self.calendar(
            "SUMMARY:Call\nDTSTART;TZID=Asia/Tokyo:20261130T090000\nDTEND;TZID=UTC0:20261130T010000"
        )
        let tokyo = try #require(ZoneRulesTests.fixed(hours: 9))
        let known = { (name: String) in name == "Asia/Tokyo" ? tokyo : nil }
        #expect(try day(bytes, known: known) == ["00:00-01:00 Call"])
        // Who lives there sees what was written.
        #expect(try day(bytes, home: tokyo, known: known) == ["09:00-09:00 Call"])
        // One that nobody knows hangs where the person is.
        #expect(try day(bytes).first == "09:00-09:00 Call")
    }

    @Test func `occasions fall out, are added, and are changed`() throws {
        let series = """
            UID:1
            SUMMARY:Class
            DTSTART;TZID=Rome:20261102T100000
            DTEND;TZID=Rome:20261102T110000
            RRULE:FREQ=WEEKLY;BYDAY=MO
            EXDATE;TZID=Rome:20261109T100000,20261116T100000
            EXDATE:20261214T090000Z
            EXDATE;VALUE=DATE:20261221
            RDATE;TZID=Rome:20261203T150000
            """
        let bytes = Self.calendar(
            series,
            "UID:1\nRECURRENCE-ID;TZID=Rome:20261130T100000\nSUMMARY:Class, later\n"
                + "DTSTART;TZID=Rome:20261130T160000\nDTEND;TZID=Rome:20261130T170000",
            "UID:1\nRECURRENCE-ID:20261207T090000Z\nSTATUS:CANCELLED\nSUMMARY:Class\n"
                + "DTSTART;TZID=Rome:20261207T100000",
            "UID:2\nSTATUS:CANCELLED\nSUMMARY:Never\nDTSTART:20261130T100000Z",
            zone: Self.rome)
        let expected: [(String, [String])] = [
            ("20261102", ["09:00-10:00 Class"]), ("20261109", []), ("20261116", []),
            ("20261123", ["09:00-10:00 Class"]), ("20261130", ["15:00-16:00 Class, later"]),
            ("20261203", ["14:00-15:00 Class"]),
            ("20261207", []), ("20261214", []), ("20261221", []),
            ("20261228", ["09:00-10:00 Class"]),
        ]
        for (day, events) in expected {
            #expect(try self.day(bytes, day) == events, "\(day)")
        }
    }

    @Test func `a whole day is the person's own, wherever that is`() throws {
        let bytes = Self.calendar(
            "SUMMARY:Birthday\nDTSTART;VALUE=DATE:19801130\nRRULE:FREQ=YEARLY",
            "SUMMARY:Until\nDTSTART;VALUE=DATE:20261125\nRRULE:FREQ=DAILY;UNTIL=20261129")
        let honolulu = try #require(ZoneRulesTests.fixed(hours: -10))
        #expect(try day(bytes, home: honolulu) == ["day Birthday"])
        #expect(try day(bytes, "20261129", home: honolulu) == ["day Until"])
        #expect(try day(bytes, "20261201", home: honolulu) == [])
    }

    @Test(arguments: ["", "hello", "<html>", "BEGIN:VEVENT\nDTSTART:20261130\nEND:VEVENT"])
    func `what is no calendar is none`(text: String) {
        #expect(CalendarDocument(Array(text.utf8)) == nil)
    }

    @Test func `broken parts are left out, and the others stay`() throws {
        let bytes = Self.calendar(
            "SUMMARY:No time", "SUMMARY:Bad\nDTSTART:20261399T000000Z",
            "SUMMARY:Backwards\nDTSTART:20261130T100000Z\nDTEND:20261130T090000Z",
            "SUMMARY:Unknown rule\nDTSTART:20261130T110000Z\nRRULE:FREQ=SECONDLY",
            "SUMMARY:Long\nDTSTART:20261130T120000Z\nDURATION:P99999999999999W",
            "SUMMARY\nDTSTART;X=:20261130T130000Z\nDURATION:PT", ":::",
            "SUMMARY;X=\"never ends:Quoted\nDTSTART;TZID=\"", "DTSTART;TZID=\"\";=\":20261130")
        #expect(
            try day(bytes) == [
                "10:00-10:00 Backwards", "11:00-11:00 Unknown rule", "12:00-12-07 12:00 Long",
                "13:00-13:00 ",
            ])
    }

    @Test func `a hostile calendar costs no more than a large one`() throws {
        let events = (0..<3000).map {
            "UID:\($0)\nSUMMARY:Rule \($0)\nDTSTART:00010101T000000Z\n"
                + "RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=2147483647\nDURATION:P9999W"
        }
        let parts = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
        let bytes = Array("BEGIN:VCALENDAR\n\(parts)END:VCALENDAR".utf8)
        // Whatever the rules say, the effort ends; what is left is shown once at most.
        #expect(try day(bytes, effort: Effort(steps: 20_000)).isEmpty)
    }

    @Test func `random damage breaks nothing`() throws {
        var random = SplitMix(seed: 2611)
        let whole = Self.calendar(
            "UID:1\nSUMMARY:A\\nB\nDTSTART;TZID=\"Rome\":20261102T100000\nDTEND;TZID=Rome:20261102T110000\n"
                + "RRULE:FREQ=MONTHLY;BYDAY=-1MO;INTERVAL=1;COUNT=30\nEXDATE;TZID=Rome:20261109T100000",
            zone: Self.rome)
        let marks = Array(":;=,-+\\\"\r\n TZ09".utf8)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = marks[Int.random(in: 0..<marks.count, using: &random)]
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                }
            }
            guard let document = CalendarDocument(bytes) else { continue }
            let start = try RecurrenceTests.wall("20261130")
            var search = OccasionSearch(
                document, span: start..<start + 86_400, home: .universal,
                effort: Effort(steps: 5000), known: { _ in nil })
            for occasion in search.occasions() { #expect(occasion.start <= occasion.end) }
        }
    }
}
