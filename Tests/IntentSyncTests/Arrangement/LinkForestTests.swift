import IntentSync
import TestSupport
import Testing

@Suite struct LinkForestTests {
    /// 20,000 cases in all.
    @Test(arguments: UInt64(1)...8)
    func `every circle is cut once, where it is oldest, in any order`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var circleCount = 0
        for _ in 0..<2_500 {
            let moves = ConcurrentMoves(&random)
            var links: [LinkForest<UInt64>.Link] = []
            for folder in 1...moves.count {
                guard let place = moves.merged[folder], let target = place.target else { continue }
                links.append(LinkForest.Link(folder, to: target, stamp: place.stamp))
            }
            let weakest = moves.weakest
            circleCount += weakest.count
            let forest = LinkForest(links)
            let expected = links.filter { !weakest.contains($0.name) }
            if forest.targets
                != Dictionary(uniqueKeysWithValues: expected.map { ($0.name, $0.target) })
                || forest.targets != LinkForest(links.shuffled(using: &random)).targets
                || !isAcyclic(forest.targets)
            {
                Issue.record("seed \(seed): \(moves)")
            }
        }
        #expect(circleCount > 100)
    }

    private func isAcyclic(_ targets: [UInt64: UInt64]) -> Bool {
        targets.keys.allSatisfy { start in
            var next: UInt64? = start
            for _ in 0...targets.count { next = next.flatMap { targets[$0] } }
            return next == nil
        }
    }

    @Test func `links without a stamp are the first to be cut, then the smaller name`() {
        let stamp = Stamp(time: 1, replica: ReplicaID(rawValue: 1))
        let links: [LinkForest<Int>.Link] = [
            .init(1, to: 2, stamp: stamp), .init(2, to: 1, stamp: nil),
            .init(5, to: 5, stamp: stamp),
            .init(3, to: 4, stamp: stamp), .init(4, to: 3, stamp: stamp),
            .init(9, to: 3, stamp: nil),
        ]
        let forest = LinkForest(links)
        #expect(forest.targets == [1: 2, 4: 3, 9: 3])
        #expect(forest.roots == [1: 2, 4: 3, 9: 3])
    }

    @Test func `a long chain has one root`() {
        let links = (0..<10_000).map { LinkForest<Int>.Link($0, to: $0 + 1, stamp: nil) }
        #expect(Set(LinkForest(links).roots.values) == [10_000])
    }
}
