import IntentSync
import NewsModel
import TestSupport
import Testing

@Suite struct FolderTreeTests {
    private func place(_ folder: UInt64) -> Register {
        Register(Subject(.folder, folder), .folder)
    }

    @Test(arguments: UInt64(1)...4)
    func `folders moved at once make a tree, the same in any order`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<200 {
            let moves = ConcurrentMoves(&random)
            var view = StoredIntents()
            for folder in 1...moves.count {
                view.flags.insert(Flag(Subject(.folder, folder), .exists))
                guard let (target, stamp) = moves.merged[folder] else { continue }
                let value = target.map { RegisterValue.number($0) } ?? .nothing
                view.write(place(folder), value, stamp.time, by: stamp.replica.rawValue)
            }
            let arrangement = Arrangement(view)
            let all = arrangement.members(inside: nil)
            // A tree is what reaches every folder from the top exactly once.
            guard all.count == moves.count, Set(all).count == moves.count else {
                Issue.record("seed \(seed): \(moves)")
                return
            }
            view.isShuffled = true
            if Arrangement(view) != arrangement { Issue.record("seed \(seed): \(moves)") }
        }
    }

    @Test func `a chain is no deeper than folders nest, and nothing of it is lost`() throws {
        var view = StoredIntents()
        for folder in UInt64(1)...100 {
            view.flags.insert(Flag(Subject(.folder, folder), .exists))
            if folder > 1 { view.write(place(folder), .number(folder - 1), 1, by: 0) }
        }
        let arrangement = Arrangement(view)
        #expect(arrangement.members(inside: nil).count == 100)
        for folder in arrangement.folders {
            let depth = arrangement.folders(around: folder.id).count
            #expect(depth == min(Int(folder.id.rawValue), ArrangementLimits.folderDepth))
        }
    }

    @Test func `a circle of thousands is cut once, and quickly`() throws {
        var view = StoredIntents()
        let count = UInt64(ArrangementLimits.folderCount)
        for folder in 1...count {
            view.flags.insert(Flag(Subject(.folder, folder), .exists))
            view.write(place(folder), .number(folder % count + 1), 1_000 - folder % 7, by: folder)
        }
        let arrangement = Arrangement(view)
        #expect(arrangement.members(inside: nil).count == ArrangementLimits.folderCount)
        #expect(arrangement.members(of: nil) == [.folder(FolderID(rawValue: 6))])
    }

    @Test func `what is beyond the limits is counted, not forgotten silently`() {
        var view = StoredIntents()
        for folder in 0..<UInt64(ArrangementLimits.folderCount + 3) {
            view.flags.insert(Flag(Subject(.folder, folder), .exists))
        }
        let arrangement = Arrangement(view)
        #expect(arrangement.folders.count == ArrangementLimits.folderCount)
        #expect(arrangement.leftOutCount == 3)
    }

    @Test func `siblings stand in one order, ties by identifier, those without a place last`() {
        var view = StoredIntents()
        let keys = OrderKey.sequence(3)
        let orders: [UInt64: [UInt8]] = [
            1: keys[2].bytes, 2: keys[0].bytes, 3: keys[0].bytes, 4: [0xFF, 0xFF], 6: keys[1].bytes,
        ]
        for folder in UInt64(1)...6 {
            let subject = Subject(.folder, folder)
            view.flags.insert(Flag(subject, .exists))
            if let order = orders[folder] {
                view.write(Register(subject, .order), .bytes(order), 1, by: 0)
            }
        }
        view.flags.insert(Flag(Subject(.feed, 2), .exists))
        view.write(Register(Subject(.feed, 2), .order), .bytes(keys[0].bytes), 1, by: 0)
        let folders = [2, 3, 6, 1, 4, 5].map { Arrangement.Member.folder(FolderID(rawValue: $0)) }
        let feed = Arrangement.Member.feed(FeedKey(rawValue: 2))
        #expect(Arrangement(view).members(of: nil) == folders[..<2] + [feed] + folders[2...])
    }
}
