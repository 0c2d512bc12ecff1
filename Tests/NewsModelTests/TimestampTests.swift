import NewsModel
import Testing

@Suite struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (-1, "1969-12-31T23:59:59Z"), (1_796_008_624, "2026-11-30T03:17:04Z"),
        (Int64.max, "9999-12-31T23:59:59Z"), (Int64.min, "0001-01-01T00:00:00Z"),
    ])
    func `is written as RFC 3339`(seconds: Int64, text: String) {
        #expect(Timestamp(seconds: seconds).description == text)
    }

    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 +0000"), (-1, "Wed, 31 Dec 1969 23:59:59 +0000"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"),
        (1_796_008_624, "Mon, 30 Nov 2026 03:17:04 +0000"),
        (Int64.min, "Mon, 01 Jan 0001 00:00:00 +0000"),
    ])
    func `is written as in mail`(seconds: Int64, text: String) {
        #expect(Timestamp(seconds: seconds).mailDate == text)
    }

    @Test func `parts lead back to the same second`() {
        for seconds in stride(from: Int64(-62_135_596_800), to: 253_402_300_799, by: 86_399 * 997) {
            let time = Timestamp(seconds: seconds)
            #expect(Timestamp(time.parts) == time)
        }
    }
}
