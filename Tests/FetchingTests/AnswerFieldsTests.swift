import Fetching
import NewsModel
import Testing

@Suite struct AnswerFieldsTests {
    private let now = Timestamp(seconds: 784_111_777)

    private func fields(_ lines: [String]) -> AnswerFields {
        var fields = AnswerFields()
        for line in ["HTTP/1.1 200 OK"] + lines + [""] { fields.take(line: bytes(line + "\r\n")) }
        return fields
    }

    @Test(arguments: [
        ("0", 0), ("120", 120), ("1.5", 1), ("99999999999999999999999", 1_000_000_000),
        ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sunday, 06-Nov-94 08:50:37 GMT", 60),
        ("Sun Nov  6 08:50:37 1994", 60), ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("soon", nil),
        ("-5", nil), ("5 s", nil), ("Sun, 99 Nov 1994 08:50:37 GMT", nil),
        ("Sun, 06 Nov 1994 25:50:37 GMT", nil), ("", nil), (".", nil),
    ])
    func `reads both forms of Retry-After`(value: String, seconds: Int?) {
        let wait = fields(["Retry-After: " + value]).retryAfter(now: now)
        #expect(wait == seconds.map { .seconds($0) })
    }

    @Test func `compares a date with the date of the answer`() {
        let fields = fields([
            "date: Sun, 06 Nov 1994 00:00:00 GMT", "retry-after: Sun, 06 Nov 1994 00:10:00 GMT",
            "expires: Sun, 06 Nov 1994 01:00:00 GMT",
        ])
        #expect(fields.retryAfter(now: now) == .seconds(600))
        #expect(fields.freshFor(now: now) == .seconds(3600))
    }

    @Test(arguments: [
        (["Cache-Control: max-age=60"], 60), (["cache-control: public, MAX-AGE=\"60\""], 60),
        (["Cache-Control: max-age=60", "Age: 20"], 40),
        (["Cache-Control: max-age=60", "Age: 90"], 0),
        (["Cache-Control: max-age=60, no-cache"], 0), (["Cache-Control: no-store"], 0),
        (["Cache-Control: public", "Cache-Control: max-age=5"], 5),
        (["Cache-Control: max-age=x"], 0), (["Cache-Control: max-age=7, max-age=9"], 7),
        (["Cache-Control: max-age=99999999999999999999"], 1_000_000_000),
        (["Cache-Control: public", "Expires: Sun, 06 Nov 1994 08:50:37 GMT"], 60),
        (["Cache-Control: max-age=5", "Expires: Sun, 06 Nov 1994 08:50:37 GMT"], 5),
        (["Expires: 0"], 0), (["Expires: Sun, 06 Nov 1984 08:50:37 GMT"], 0),
        (["Cache-Control: s-maxage=60, x"], nil), ([], nil),
    ])
    func `knows how long an answer is fresh`(lines: [String], seconds: Int?) {
        #expect(fields(lines).freshFor(now: now) == seconds.map { .seconds($0) })
    }

    @Test func `takes the last answer, and no trailer`() {
        var fields = AnswerFields()
        for line in [
            "HTTP/1.1 103 Early", "ETag: \"early\"", "", "HTTP/2 200", "Content-Type: a/b", "",
            "ETag: \"late\"", "",
        ] {
            fields.take(line: bytes(line + "\r\n"))
        }
        #expect(fields.status == 200)
        #expect(fields.validators.isEmpty)
        #expect(fields.contentType == "a/b")
    }

    @Test(arguments: ["", "HTTP/1.1", "HTTP/1.1 x", "HTTP/1.1 99999999999999999999 x"])
    func `makes no status of nonsense`(line: String) {
        var fields = AnswerFields()
        fields.take(line: bytes(line))
        #expect(fields.status == 0)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `survives any bytes`(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        // Digits, signs, and letters of dates come often.
        let usual = bytes("0123456789:,.-+ GMTJanFeb\"=")
        let names = [
            "Retry-After:", "Cache-Control: max-age=", "Expires:", "Date:", "Age:", "Location:",
        ]
        for _ in 0..<200 {
            var fields = AnswerFields()
            fields.take(line: bytes("HTTP/1.1 200"))
            for name in names {
                let value = (0..<Int(next() % 40)).map { _ in
                    next() % 4 == 0 ? next() : usual[Int(next()) % usual.count]
                }
                fields.take(line: bytes(name) + value)
            }
            #expect(fields.retryAfter(now: now).map { $0 >= .zero } != false)
            #expect(fields.freshFor(now: now).map { $0 >= .zero } != false)
            _ = fields.location
        }
    }
}
