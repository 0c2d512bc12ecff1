import IntentSync
import TestSupport
import Testing

@Suite struct OrderKeyTests {
    /// Moves things about, each time to the place `target` names, and returns the keys in order.
    private func keys(
        after moves: Int, of count: Int, seed: UInt64, spreading: Bool = false,
        to target: (inout SplitMix) -> Int
    ) throws -> [OrderKey] {
        var random = SplitMix(seed: seed)
        var keys = OrderKey.sequence(count)
        for _ in 0..<moves {
            keys.remove(at: Int.random(in: 0..<count, using: &random))
            let place = target(&random)
            if spreading {
                let placements = OrderKey.placements(
                    at: place, among: keys.map { $0 }, choosing: &random)
                let own = try #require(placements.first { $0.place == place })
                keys.insert(own.key, at: place)
                for placement in placements { keys[placement.place] = placement.key }
            } else {
                let lower = place > 0 ? keys[place - 1] : nil
                let upper = place < keys.count ? keys[place] : nil
                let key = try #require(OrderKey.between(lower, upper, choosing: &random))
                keys.insert(key, at: place)
            }
        }
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        return keys
    }

    private func mean(_ keys: [OrderKey]) -> Double {
        Double(keys.map(\.bytes.count).reduce(0, +)) / Double(keys.count)
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `keys stay short however things are moved`(seed: UInt64) throws {
        let keys = try keys(after: 2_000, of: 200, seed: seed) {
            Int.random(in: 0..<200, using: &$0)
        }
        #expect(mean(keys) <= 4)
        #expect(keys.map(\.bytes.count).max() ?? 0 <= 8)
    }

    @Test(arguments: [0, 199])
    func `putting things first or last for ever takes three bytes`(place: Int) throws {
        let keys = try keys(after: 4_000, of: 200, seed: 4) { _ in place }
        #expect(keys.allSatisfy { $0.bytes.count <= 3 })
    }

    @Test(arguments: [UInt64(5), 6, 7])
    func `a gap that is split again and again lasts`(seed: UInt64) throws {
        let keys = try keys(after: 200, of: 200, seed: seed) { _ in 100 }
        #expect(keys.map(\.bytes.count).max() ?? 0 <= 40)
    }

    @Test(arguments: [true, false])
    func `a gap that is split on its worse side lasts`(isLower: Bool) throws {
        var random = SplitMix(seed: 8)
        var (low, high) = (OrderKey.sequence(2)[0], OrderKey.sequence(2)[1])
        for _ in 0..<200 {
            let key = try #require(OrderKey.between(low, high, choosing: &random))
            #expect(low < key && key < high)
            if isLower { high = key } else { low = key }
        }
        #expect(max(low, high).bytes.count <= 40)
    }

    @Test(arguments: [UInt64(9), 10])
    func `a crowded neighbourhood is spread anew`(seed: UInt64) throws {
        let keys = try keys(after: 2_000, of: 60, seed: seed, spreading: true) { _ in 30 }
        #expect(keys.allSatisfy { $0.bytes.count <= OrderKey.comfortableLength })
    }

    @Test func `most moves change one key`() throws {
        var random = SplitMix(seed: 11)
        var keys: [OrderKey] = OrderKey.sequence(50)
        var writes = 0
        for _ in 0..<1_000 {
            keys.remove(at: Int.random(in: 0..<50, using: &random))
            let placements = OrderKey.placements(
                at: 25, among: keys.map { $0 }, choosing: &random)
            keys.insert(placements[0].key, at: 25)
            for placement in placements { keys[placement.place] = placement.key }
            writes += placements.count
        }
        #expect(writes < 1_500)
    }

    @Test func `what has no key or the same key as its neighbour gets one`() throws {
        var random = SplitMix(seed: 12)
        let key = OrderKey.sequence(1)[0]
        let lists: [[OrderKey?]] = [
            [nil, nil, nil], [key, key, key, key], [key, nil, nil], [key], [],
        ]
        for list in lists {
            for place in 0...list.count {
                var result = list
                result.insert(nil, at: place)
                let placements = OrderKey.placements(at: place, among: list, choosing: &random)
                for placement in placements { result[placement.place] = placement.key }
                let moved = try #require(result[place])
                #expect(result[..<place].allSatisfy { $0.map { $0 < moved } ?? false })
                #expect(result[(place + 1)...].allSatisfy { $0.map { moved < $0 } ?? true })
            }
        }
    }

    @Test(arguments: [
        [], [0x80], [0x81], [0x82, 0, 5], [0x7F, 0xFF, 0], [0x7E, 0xFF, 0x10], [0x81, 5, 3, 0],
        [0x88, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1], [0xFF],
        [0x81, 1] + [UInt8](repeating: 1, count: 63),
    ])
    func `bytes that are no key are refused`(bytes: [UInt8]) {
        #expect(OrderKey(bytes) == nil)
    }

    @Test func `any bytes are a key or none, and keys that are read can be used`() throws {
        var random = SplitMix(seed: 13)
        var known: [OrderKey] = []
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...10, using: &random)
            var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            if !bytes.isEmpty, Bool.random(using: &random) {
                bytes[0] = UInt8.random(in: 0x78...0x88, using: &random)
            }
            guard let key = OrderKey(bytes) else { continue }
            #expect(key.bytes == bytes)
            known.append(key)
        }
        #expect(known.count > 1_000)
        known.sort()
        for (low, high) in zip(known, known.dropFirst()) where low != high {
            let key = try #require(OrderKey.between(low, high, choosing: &random))
            #expect(low < key && key < high)
            #expect(OrderKey(key.bytes) == key)
        }
        let first = try #require(OrderKey.between(nil, known.first, choosing: &random))
        let last = try #require(OrderKey.between(known.last, nil, choosing: &random))
        #expect(first < known[0])
        #expect(known[known.count - 1] < last)
    }

    @Test func `the ends of all numbers leave room or say that there is none`() throws {
        var random = SplitMix(seed: 14)
        let smallest = try #require(OrderKey([0x79, 0, 0, 0, 0, 0, 0, 0]))
        let largest = try #require(OrderKey([0x87] + [UInt8](repeating: 0xFF, count: 7)))
        #expect(OrderKey.between(nil, smallest, choosing: &random) == nil)
        #expect(OrderKey.between(largest, smallest, choosing: &random) == nil)
        let beyond = try #require(OrderKey.between(largest, nil, choosing: &random))
        #expect(largest < beyond)
        let placements = OrderKey.placements(at: 0, among: [smallest], choosing: &random)
        #expect(placements.count == 2)
        #expect(OrderKey.sequence(3, after: largest).isEmpty)
    }

    @Test func `the bytes are the same on every machine and in every version`() throws {
        #expect(OrderKey.sequence(3).map(\.bytes) == [[0x81, 0], [0x81, 8], [0x81, 16]])
        let ladder: [[UInt8]] = [
            [0x79, 0, 0, 0, 0, 0, 0, 0], [0x7E, 0xFE, 0xFF], [0x7F, 0], [0x7F, 0xFF],
            [0x7F, 0xFF, 0, 1], [0x7F, 0xFF, 1], [0x81, 0], [0x81, 0xFF], [0x82, 1, 0],
        ]
        let keys = try ladder.map { try #require(OrderKey($0)) }
        #expect(keys == keys.sorted())
        #expect(Set(keys).count == ladder.count)
    }

    @Test func `a sequence comes after what is there`() {
        let first = OrderKey.sequence(1_000)
        let second = OrderKey.sequence(1_000, after: first.last)
        #expect((first + second) == (first + second).sorted())
        #expect(Set(first + second).count == 2_000)
        #expect(mean(first) <= 3)
    }
}
