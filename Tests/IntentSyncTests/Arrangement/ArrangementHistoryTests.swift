import IntentSync
import NewsModel
import TestSupport
import Testing

/// Whole histories: replicas that decide at random, and registers that hold nonsense.
@Suite struct ArrangementHistoryTests {
    private typealias Acts = ArrangementIntents<MergedIntents>

    private let addresses = (1...6).compactMap { WebAddress("https://example.org/\($0)") }

    /// One act at random, of which some are refused.
    private func act(
        on acts: Acts, _ random: inout SplitMix
    ) throws(ArrangementRefusal) -> [Intent] {
        let keys = addresses.map { FeedKey(following: $0) }
        let names = ["A", "B", "C", "D"]
        let name = names[Int.random(in: 0..<4, using: &random)]
        let other = names[Int.random(in: 0..<4, using: &random)]
        let place = Int.random(in: 0..<6, using: &random)
        let folder = acts.arrangement.folders.randomElement(using: &random)?.id
        let all = acts.arrangement.members(inside: nil)
        let path = FolderPath(Bool.random(using: &random) ? [name] : [name, other])
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            return try acts.follow([.init(addresses[place], folder: path)], choosing: &random)
        case 2: return try acts.unfollow(keys[place])
        case 3: return try acts.move([keys[place]], to: path, choosing: &random)
        case 4: return try acts.createFolder(name, inside: folder, choosing: &random).intents
        case 5:
            return try folder.map { (id) throws(ArrangementRefusal) in try acts.delete(id) } ?? []
        case 6:
            return try folder.map { (id) throws(ArrangementRefusal) in
                try acts.rename(id, to: other)
            } ?? []
        case 7: return try acts.unite(keys[place], keys[(place + 1) % 6])
        default:
            guard let member = all.randomElement(using: &random),
                let target = all.randomElement(using: &random)
            else { return [] }
            return try acts.move(member, to: .after(target), choosing: &random)
        }
    }

    private func expectSound(_ arrangement: Arrangement, seed: UInt64) {
        let all = arrangement.members(inside: nil)
        #expect(all.count == arrangement.feeds.count + arrangement.folders.count, "seed \(seed)")
        #expect(Set(all).count == all.count, "seed \(seed)")
        for feed in arrangement.feeds {
            #expect(feed.address != nil, "seed \(seed)")
            #expect(arrangement.survivor(of: feed.key) == feed.key, "seed \(seed)")
        }
        let standing = Set(arrangement.feeds.flatMap { [$0.key] + $0.aliases })
        #expect(arrangement.removed.feeds.allSatisfy { !standing.contains($0.key) })
    }

    @Test(arguments: UInt64(1)...12)
    func `replicas that know the same show the same`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var replicas = (1...3).map { MergedIntents($0) }
        for _ in 0..<40 {
            let turn = Int.random(in: 0..<3, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                replicas[turn].merge(replicas[Int.random(in: 0..<3, using: &random)])
            }
            do {
                let intents = try act(on: Acts(replicas[turn]), &random)
                replicas[turn].decide(intents, skippingAhead: .random(in: 0...3, using: &random))
            } catch {
                continue
            }
        }
        let arrangement = Arrangement(MergedIntents.merged(replicas))
        expectSound(arrangement, seed: seed)
        #expect(
            Arrangement(MergedIntents.merged(replicas.reversed())) == arrangement, "seed \(seed)")
    }

    @Test(arguments: UInt64(1)...20)
    func `any flags and registers make an arrangement`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var view = StoredIntents()
        for _ in 0..<400 {
            let kind = Subject.Kind(rawValue: .random(in: 0...13, using: &random))
            let name = (0..<[0, 1, 8, 8, 8, 16, 24, 30].randomElement(using: &random, or: 8)).map {
                // Few different names, so that things meet.
                UInt8($0 % 8 == 7 ? Int.random(in: 0...5, using: &random) : 0)
            }
            let subject = Subject(kind, name)
            view.flags.insert(
                Flag(subject, Flag.Trait(rawValue: .random(in: 0...5, using: &random))))
            let field = Register.Field(rawValue: .random(in: 0...11, using: &random))
            let value: RegisterValue =
                switch Int.random(in: 0..<6, using: &random) {
                case 0: .text("\u{0}\u{202E}")
                case 1: .text("https://me:pw@example.org/\(Int.random(in: 0...3, using: &random))")
                case 2: .bytes((0..<9).map { _ in UInt8.random(in: 0...255, using: &random) })
                case 3: .unknown([9, 9])
                default: .number(.random(in: 0...5, using: &random))
                }
            view.write(
                Register(subject, field), value, .random(in: 0...9, using: &random), by: 1)
        }
        let arrangement = Arrangement(view)
        let all = arrangement.members(inside: nil)
        #expect(all.count == arrangement.feeds.count + arrangement.folders.count, "seed \(seed)")
        #expect(arrangement.folders.allSatisfy { !$0.name.isEmpty })
        #expect(arrangement.feeds.allSatisfy { $0.address?.contains("pw") != true })
        view.isShuffled = true
        #expect(Arrangement(view) == arrangement, "seed \(seed)")
    }
}

extension Array {
    fileprivate func randomElement(
        using generator: inout SplitMix, or substitute: Element
    ) -> Element {
        randomElement(using: &generator) ?? substitute
    }
}
