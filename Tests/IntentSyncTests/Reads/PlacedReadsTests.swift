import IntentSync
import NewsModel
import Testing

/// Entries that are read where they lie in a part of the spans they are excepted from.
@Suite struct PlacedReadsTests {
    private static let feed = FeedKey(rawValue: 1)
    private static let excepted = HashSets(groups: [.init(bits: 8, prefixes: [0x12, 0x56])])
    private static let nothing = region([])

    private static func region(
        _ bounds: [UInt64], unread: HashSets = HashSets(), read: HashSets = HashSets()
    ) -> FeedRegion {
        FeedRegion(feed: feed, bounds: bounds, unread: unread, read: read)
    }

    private static func placed(_ bounds: [UInt64], _ groups: HashSets.Group...) -> PlacedReads {
        PlacedReads(feed: feed, bounds: bounds, hashes: HashSets(groups: groups))
    }

    @Test func `what one region excepts is read where another one reaches over the same`() {
        let one = Self.region([10, 20, 30, 40, 60, 70], unread: Self.excepted)
        let other = Self.region([15, 35, 38, 50])
        let shared = Self.placed([15, 20, 30, 35, 38, 40], Self.excepted.groups[0])
        #expect(FeedRegion.placedReads(of: [one, other], and: Self.nothing) == [shared])
        #expect(FeedRegion.placedReads(of: [other, one], and: Self.nothing) == [shared])
        #expect(FeedRegion.placedReads(of: [one], and: other) == [shared])
    }

    @Test func `what both except is read by neither`() {
        let one = Self.region([10, 20], unread: Self.excepted)
        let fives = HashSets(groups: [.init(bits: 4, prefixes: [0x5])])
        let other = Self.region([15, 35], unread: fives)
        #expect(
            FeedRegion.placedReads(of: [one, other], and: Self.nothing)
                == [Self.placed([15, 20], .init(bits: 8, prefixes: [0x12]))])
    }

    @Test func `regions that share nothing say nothing together`() {
        let one = Self.region([10, 20], unread: Self.excepted)
        #expect(
            FeedRegion.placedReads(of: [one, Self.region([20, 30])], and: Self.nothing).isEmpty)
        #expect(FeedRegion.placedReads(of: [one], and: Self.nothing).isEmpty)
    }

    @Test func `what another region names as read is read wherever it is excepted`() {
        let one = Self.region([10, 20], unread: Self.excepted)
        let named = HashSets(groups: [.init(bits: 32, prefixes: [0x1234_5678, 0x9999_9999])])
        #expect(
            FeedRegion.placedReads(of: [one, Self.region([], read: named)], and: Self.nothing)
                == [Self.placed([10, 20], .init(bits: 32, prefixes: [0x1234_5678]))])
    }

    @Test func `an entry is read by its place and its hash`() {
        let placed = Self.placed([5 << 24, 7 << 24], Self.excepted.groups[0])
        #expect(placed.contains(position: 5, hash: 0x1200_0000))
        #expect(placed.contains(position: 6, hash: 0x56FF_FFFF))
        #expect(!placed.contains(position: 6, hash: 0x5700_0000))
        #expect(!placed.contains(position: 4, hash: 0x1200_0000))
        #expect(!placed.contains(position: 7, hash: 0x1200_0000))
    }

    @Test func `the bytes say the same`() throws {
        let placed = Self.placed(
            [0, 1, .max - 2, .max - 1], .init(bits: 3, prefixes: [0, 7]),
            .init(bits: 32, prefixes: [9, .max]))
        let tables = WireTables(replicas: [], feeds: [Self.feed])
        var writer = WireWriter()
        placed.write(to: &writer, tables)
        var reader = WireReader(writer.bytes)
        #expect(try PlacedReads(&reader, tables) == placed)
        #expect(reader.isAtEnd)
        for count in 0..<writer.bytes.count {
            var reader = WireReader(writer.bytes.prefix(count))
            #expect(throws: ShardError.self) { try PlacedReads(&reader, tables) }
        }
    }

    @Test(arguments: [
        [0, 1, 5, 1, 8, 1, 3],  // one bound
        [0, 2, 5, 0, 1, 8, 1, 3],  // bounds that do not ascend
        [0, 2, 5, 1, 1, 33, 1, 3],  // too many bits
        [0, 2, 5, 1, 1, 2, 1, 4],  // a prefix of more bits
        [0, 2, 5, 1, 2, 8, 1, 3, 8, 1, 3],  // the same length twice
        [0, 2, 5, 1, 1, 8, 0],  // no prefix
        [1, 2, 5, 1, 1, 8, 1, 3],  // another feed
    ])
    func `what nobody writes is refused`(bytes: [UInt8]) throws {
        let tables = WireTables(replicas: [], feeds: [Self.feed])
        var reader = WireReader(bytes)
        #expect(throws: ShardError.self) { try PlacedReads(&reader, tables) }
    }
}
