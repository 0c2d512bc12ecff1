import IntentSync
import NewsModel
import Testing

/// What becomes of the entries that regions except from their spans, where nobody here knows them.
@Suite struct FeedRegionJoiningTests {
    private static let feed = FeedKey(rawValue: 1)

    private static func region(_ zone: Range<UInt64>, unread: [HashSets.Group]) -> FeedRegion {
        FeedRegion(
            feed: feed, bounds: [zone.lowerBound, zone.upperBound],
            unread: HashSets(groups: unread))
    }

    private static let narrow = region(10..<20, unread: [.init(bits: 8, prefixes: [0x12, 0x56])])

    @Test func `an exception falls where a region that reaches further does not make it`() {
        let wide = Self.region(5..<20, unread: [])
        #expect(
            FeedRegion.exceptions(of: [Self.narrow, wide]) == [HashSets(), HashSets()])
        #expect(
            FeedRegion.exceptions(of: [wide, Self.narrow]) == [HashSets(), HashSets()])
    }

    @Test func `an exception stays where no other region reaches as far`() {
        for zone: Range<UInt64> in [5..<19, 11..<30, 40..<50] {
            let other = Self.region(zone, unread: [])
            #expect(
                FeedRegion.exceptions(of: [Self.narrow, other]) == [Self.narrow.unread, HashSets()])
        }
    }

    @Test func `an exception stays where both make it, with however many bits`() {
        for group in [
            HashSets.Group(bits: 4, prefixes: [0x1]), .init(bits: 8, prefixes: [0x12]),
            .init(bits: 12, prefixes: [0x0FF, 0x123]),
        ] {
            let wide = Self.region(0..<100, unread: [group])
            let left = HashSets(groups: [.init(bits: 8, prefixes: [0x12])])
            #expect(FeedRegion.exceptions(of: [Self.narrow, wide]) == [left, wide.unread])
        }
    }
}
