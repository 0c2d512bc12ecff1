import Almanac
import FoundationEssentials
import NewsModel
import Testing

@Suite struct ZoneRulesTests {
    /// The file of a zone with these changes, as the time zone database writes it.
    static func file(first: Int32, _ changes: [(instant: Int64, offset: Int32)]) -> [UInt8] {
        func big(_ value: some FixedWidthInteger) -> [UInt8] {
            unsafe withUnsafeBytes(of: value.bigEndian) { unsafe Array($0) }
        }
        func part(_ isLong: Bool) -> [UInt8] {
            let kinds = [first] + changes.map(\.offset)
            var bytes = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
            for count in [0, 0, 0, changes.count, kinds.count, 4] { bytes += big(Int32(count)) }
            for change in changes {
                bytes += isLong ? big(change.instant) : big(Int32(clamping: change.instant))
            }
            bytes += changes.indices.map { UInt8($0 + 1) }
            for kind in kinds { bytes += big(kind) + [0, 0] }
            return bytes + Array("ZON\0".utf8)
        }
        return part(false) + part(true)
    }

    /// A zone so many hours ahead for ever.
    static func fixed(hours: Int32) -> ZoneRules? {
        ZoneRules(file: file(first: hours * 3600, []))
    }

    /// Rome around the summer of 2026.
    private func rome() throws -> ZoneRules {
        try #require(
            ZoneRules(
                file: Self.file(
                    first: 3600,
                    [
                        (Timestamp(.init(year: 2026, month: 3, day: 29, hour: 1)).seconds, 7200),
                        (Timestamp(.init(year: 2026, month: 10, day: 25, hour: 1)).seconds, 3600),
                    ])))
    }

    @Test(arguments: [
        ("20260101T120000", "20260101T110000"), ("20260701T120000", "20260701T100000"),
        ("20260329T015959", "20260329T005959"), ("20260329T030000", "20260329T010000"),
        // Never shown: as if clocks had not been turned.
        ("20260329T023000", "20260329T013000"),
        // Shown twice: the first time.
        ("20261025T023000", "20261025T003000"), ("20261025T030000", "20261025T020000"),
    ])
    func `what clocks show is a moment`(wall: String, instant: String) throws {
        let zone = try rome()
        let expected = try RecurrenceTests.wall(instant)
        #expect(zone.instant(of: try RecurrenceTests.wall(wall)) == expected)
    }

    @Test func `every moment is shown by clocks, and comes back`() throws {
        let zone = try rome()
        let start = try RecurrenceTests.wall("20260101")
        for hour in 0..<365 * 24 {
            let instant = start + Int64(hour) * 3600
            let again = zone.instant(of: zone.wall(at: instant))
            // The hour that is shown twice is read as the first.
            #expect(again == instant || again == instant - 3600)
        }
    }

    @Test func `a file that is cut or damaged is read as far as it makes sense, or not at all`() {
        let whole = Self.file(first: 3600, [(1_000_000_000, 7200)])
        #expect(ZoneRules(file: whole)?.offset(at: 1_100_000_000) == 7200)
        for count in 0..<whole.count {
            _ = ZoneRules(file: Array(whole.prefix(count)))
            var bytes = whole
            bytes[count] = 0xFF
            _ = ZoneRules(file: bytes)
        }
        #expect(ZoneRules(file: []) == nil)
        #expect(ZoneRules(file: Array("TZif".utf8)) == nil)
    }

    @Test func `the files of this system are read`() throws {
        let path = "/usr/share/zoneinfo/Europe/Rome"
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let zone = try #require(ZoneRules(file: Array(data)))
        #expect(zone.offset(at: try RecurrenceTests.wall("20260701T100000")) == 7200)
        #expect(zone.offset(at: try RecurrenceTests.wall("20261130T100000")) == 3600)
    }
}
