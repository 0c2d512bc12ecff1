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
}
