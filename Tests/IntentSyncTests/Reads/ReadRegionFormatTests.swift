import IntentSync
import NewsModel
import Testing

/// The bytes themselves: what one version and one machine writes, every other reads.
@Suite struct ReadRegionFormatTests {
    private static let known = ReadRegion([
        FeedRegion(
            feed: FeedKey(rawValue: 0x0123_4567_89AB_CDEF),
            bounds: [
                1_735_689_600 << 24, 1_743_465_600 << 24, 1_751_328_001 << 24, 1_751_414_400 << 24,
            ],
            unread: HashSets(groups: [HashSets.Group(bits: 13, prefixes: [77, 4097])])),
        FeedRegion(
            feed: FeedKey(rawValue: 0xFEDC_BA98_7654_3210),
            read: HashSets(groups: [
                HashSets.Group(bits: 20, prefixes: [1, 2, 900_000]),
                HashSets.Group(bits: 32, prefixes: [0, .max]),
            ])),
    ])

    @Test func `a region has these bytes`() throws {
        let bytes = Self.known.encoded()
        let digits = bytes.map { byte in
            [byte >> 4, byte & 15].map { String($0, radix: 16) }.joined()
        }
        #expect(
            digits.joined()
                == "a053d3d7c72ebb7d226701d35041197422df9876bbf52c5e0f00f6f000824611"
                + "2ba06cace943746c6215556246f76a5e31c565a3c1fb0a77467c6081adc0f48ef3")
        #expect(try ReadRegion(decoding: bytes) == Self.known)
    }

    /// Many decisions of all kinds, summed up.
    @Test(
        arguments: [
            (seed: 1, sum: 8_738_480_025_825_147_440), (seed: 2, sum: 13_853_797_337_835_771_065),
        ] as [(seed: UInt64, sum: UInt64)])
    func `many regions have these bytes`(seed: UInt64, sum: UInt64) {
        var random = RandomStates(seed: seed)
        let feeds = (0..<40).map { _ in FeedRegion(random.state(entries: random.below(200))) }
        let bytes = ReadRegion(feeds).encoded()
        // FNV-1a.
        let found = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { sum, byte in
            (sum ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        #expect(found == sum)
    }
}
