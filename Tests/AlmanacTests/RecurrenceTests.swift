import Almanac
import NewsModel
import Testing

@Suite struct RecurrenceTests {
    /// A rule, when it begins, and the first days on which it comes.
    struct Case: CustomTestStringConvertible {
        let rule: String
        let start: String
        let days: [String]
        var testDescription: String { rule }

        init(_ rule: String, _ start: String, _ days: String) {
            self.rule = rule
            self.start = start
            self.days = days.split(separator: " ").map(String.init)
        }
    }

    static func wall(_ text: String) throws -> Int64 {
        try #require(CalendarTime(text, zone: nil)).wall
    }

    static func text(_ wall: Int64) -> String {
        Timestamp(seconds: wall).description.prefix(10).filter { $0 != "-" }
    }

    static let cases = [
        Case("FREQ=DAILY", "20261130", "20261130 20261201 20261202 20261203"),
        Case("FREQ=DAILY;INTERVAL=10;COUNT=3", "20261130", "20261130 20261210 20261220"),
        Case("FREQ=DAILY;UNTIL=20261202", "20261130", "20261130 20261201 20261202"),
        Case("FREQ=DAILY;BYMONTH=1;BYDAY=MO", "20270104", "20270104 20270111 20270118 20270125"),
        Case("FREQ=WEEKLY", "20261130", "20261130 20261207 20261214"),
        Case(
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=5", "20261130",
            "20261130 20261204 20261214 20261218 20261228"),
        // RFC 5545: the day on which weeks begin makes a difference.
        Case(
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "19970805",
            "19970805 19970810 19970819 19970824"),
        Case(
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "19970805",
            "19970805 19970817 19970819 19970831"),
        Case("FREQ=MONTHLY;COUNT=3", "20260131", "20260131 20260331 20260531"),
        Case("FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3", "20260131", "20260131 20260228 20260331"),
        Case("FREQ=MONTHLY;BYDAY=1FR;COUNT=3", "20261204", "20261204 20270101 20270205"),
        Case("FREQ=MONTHLY;BYDAY=-1MO;COUNT=3", "20261130", "20261130 20261228 20270125"),
        Case(
            "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3", "20260213",
            "20260213 20260313 20261113"),
        Case(
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3", "20261130",
            "20261130 20261231 20270129"),
        Case("FREQ=YEARLY;COUNT=3", "20240229", "20240229 20280229 20320229"),
        Case(
            "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3", "20261126", "20261126 20271125 20281123"),
        Case("FREQ=YEARLY;BYDAY=20MO;COUNT=3", "19970519", "19970519 19980518 19990517"),
        Case(
            "FREQ=YEARLY;BYMONTH=1,6;BYMONTHDAY=1,-1;COUNT=4", "20260101",
            "20260101 20260131 20260601 20260630"),
        // What does not fit its own rule is there all the same, once.
        Case("FREQ=WEEKLY;BYDAY=TU;COUNT=2", "20261130", "20261130 20261201"),
        Case("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "20260101", "20260101"),
        Case("FREQ=DAILY;COUNT=1;X-OWN=1", "20261130", "20261130"),
    ]

    @Test(arguments: cases)
    func `comes on the days that its rule names`(tested: Case) throws {
        let rule = try #require(Recurrence(tested.rule))
        let start = try Self.wall(tested.start)
        var effort = Effort()
        let last = tested.rule.contains("UNTIL=20261202") ? try Self.wall("20261202") : nil
        let found = rule.beginnings(
            from: start, until: last, within: start..<start + 10 * 366 * 86_400, effort: &effort)
        #expect(found.prefix(tested.days.count).map(Self.text) == tested.days)
        let isEnded = tested.rule.contains("COUNT") || tested.rule.contains("UNTIL")
        #expect(!isEnded || found.count == tested.days.count)
    }

    @Test(arguments: cases)
    func `is the same whether its window begins early or late`(tested: Case) throws {
        let rule = try #require(Recurrence(tested.rule))
        let start = try Self.wall(tested.start)
        let end = start + 30 * 366 * 86_400
        var effort = Effort()
        let all = rule.beginnings(from: start, until: nil, within: start..<end, effort: &effort)
        for years in [1, 7, 23] {
            let later = start + Int64(years) * 365 * 86_400
            let found = rule.beginnings(
                from: start, until: nil, within: later..<end, effort: &effort)
            #expect(found == all.filter { $0 >= later })
        }
    }

    @Test(arguments: RuleTable.cases)
    func `agrees with another implementation`(words: [String]) throws {
        let rule = try #require(Recurrence(words[0]))
        let (start, late) = (try Self.wall(words[1]), try Self.wall(words[2]))
        var effort = Effort()
        let found = rule.beginnings(
            from: start, until: nil, within: late..<late + 60 * 366 * 86_400, effort: &effort)
        #expect(found.prefix(5).map(Self.text) == Array(words[3...]))
    }

    @Test(arguments: [
        "", "FREQ=", "FREQ=HOURLY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=-1",
        "FREQ=DAILY;INTERVAL=99999999999999999999", "FREQ=DAILY;COUNT=0", "FREQ=WEEKLY;BYDAY=XX",
        "FREQ=YEARLY;BYWEEKNO=20", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTH=13",
        "FREQ=MONTHLY;BYDAY=99MO", "FREQ=DAILY;UNTIL=soon", "FREQ", "RRULE:FREQ=DAILY",
        "FREQ=DAILY;RSCALE=CHINESE",
    ])
    func `a rule that is not read is none`(rule: String) {
        #expect(Recurrence(rule) == nil)
    }

    @Test func `never computes more than it may`() throws {
        let rule = try #require(Recurrence("FREQ=DAILY;COUNT=999999999"))
        var effort = Effort(steps: 1000)
        let found = rule.beginnings(
            from: try Self.wall("00010101"), until: nil,
            within: try Self.wall("20261130")..<(try Self.wall("20261202")), effort: &effort)
        #expect(found.isEmpty)
    }
}
