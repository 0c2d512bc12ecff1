import IntentSync
import NewsModel
import Testing

@Suite struct ReadRegionBytesTests {
    private static func region(seed: UInt64, feeds: Int) -> ReadRegion {
        var random = RandomStates(seed: seed)
        return ReadRegion(
            (0..<feeds).map { _ in
                random.once(in: 4)
                    ? random.region(bounds: random.below(12))
                    : FeedRegion(random.state(entries: random.below(60)))
            })
    }

    @Test(arguments: 0..<60)
    func `regions come back`(seed: UInt64) throws {
        let region = Self.region(seed: seed, feeds: Int(seed % 9))
        let bytes = region.encoded()
        let again = try ReadRegion(decoding: bytes)
        #expect(again == region, "seed \(seed)")
        #expect(again.encoded() == bytes)
    }

    @Test func `the empty region comes back`() throws {
        #expect(try ReadRegion(decoding: ReadRegion().encoded()) == ReadRegion())
    }

    private static let top: UInt64 = 1 << 63
    private static let extremes: [[UInt64]] = [
        [0, 1], [0, .max], [.max - 1, .max], [top, .max], [5, 6, 7, 8], [0, top],
        [top - 1, top, top + 1, top + 2],
    ]

    @Test(arguments: extremes)
    func `bounds at the ends of the axis come back`(bounds: [UInt64]) throws {
        for count in [1, 2] {
            let feeds = (0..<count).map {
                FeedRegion(feed: FeedKey(rawValue: .max - UInt64($0)), bounds: bounds)
            }
            let region = ReadRegion(feeds)
            #expect(try ReadRegion(decoding: region.encoded()) == region)
        }
    }

    @Test func `sets that are full come back`() throws {
        let full = HashSets(groups: [
            HashSets.Group(bits: 1, prefixes: [0, 1]),
            HashSets.Group(bits: 2, prefixes: [0, 1, 2, 3]),
            HashSets.Group(bits: 32, prefixes: [0, .max]),
        ])
        let region = ReadRegion([
            FeedRegion(feed: FeedKey(rawValue: 0), bounds: [1, 2], unread: full, read: full)
        ])
        #expect(try ReadRegion(decoding: region.encoded()) == region)
    }

    @Test func `spans of great regularity come back`() throws {
        let bounds = (0..<50_000).map { UInt64($0) << 30 }
        let region = ReadRegion([FeedRegion(feed: FeedKey(rawValue: 9), bounds: bounds)])
        #expect(try ReadRegion(decoding: region.encoded()) == region)
    }

    @Test(arguments: 0..<20)
    func `feeds that the reader knows cost next to nothing`(seed: UInt64) throws {
        var random = RandomStates(seed: seed)
        let region = Self.region(seed: seed, feeds: 12)
        var known = region.feeds.map(\.feed).filter { _ in !random.once(in: 5) }
        known += (0..<5).map { _ in FeedKey(rawValue: random.number()) }
        let bytes = region.encoded(knowing: known)
        #expect(bytes.count < region.encoded().count)
        #expect(bytes == region.encoded(knowing: known.shuffled(seed: seed) + known))
        #expect(try ReadRegion(decoding: bytes, knowing: known.reversed()) == region)
    }

    @Test(arguments: 0..<20)
    func `the order of feeds makes no difference`(seed: UInt64) {
        let region = Self.region(seed: seed, feeds: 8)
        let other = ReadRegion(region.feeds.shuffled(seed: seed))
        #expect(region.encoded() == other.encoded())
    }

    @Test func `bytes that are cut short or go on are refused`() {
        let bytes = Self.region(seed: 3, feeds: 9).encoded()
        for count in 0..<bytes.count {
            #expect(throws: ShardError.self) { try ReadRegion(decoding: Array(bytes[..<count])) }
        }
        #expect(throws: ShardError.self) { try ReadRegion(decoding: bytes + [0]) }
    }

    /// Whatever is read can be written and read again.
    @Test(arguments: 0..<20)
    func `damaged bytes are refused or make a region`(seed: UInt64) throws {
        var random = RandomStates(seed: seed &+ 1000)
        let bytes = Self.region(seed: seed, feeds: 1 + Int(seed % 5)).encoded()
        for round in 0..<1000 {
            var damaged = bytes
            if round % 4 == 0 {
                damaged = (0..<random.below(64)).map { _ in UInt8(random.below(256)) }
            } else {
                for _ in 0...random.below(4) {
                    damaged[random.below(damaged.count)] = UInt8(random.below(256))
                }
            }
            guard let region = try? ReadRegion(decoding: damaged) else { continue }
            #expect(try ReadRegion(decoding: region.encoded()) == region)
        }
    }
}
