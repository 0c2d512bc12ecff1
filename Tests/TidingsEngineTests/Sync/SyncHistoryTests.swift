import IntentSync
import NewsModel
import SyncTransports
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Random histories of three readers that meet in a folder.
@Suite struct SyncHistoryTests {
    private static let folders = [
        FolderPath.top, FolderPath(["A"]), FolderPath(["A", "B"]), FolderPath(["C"]),
    ]
    private static let feeds = ["x", "y"]

    private struct History {
        var dice: SplitMix
        var world: SyncedReaders
        /// How many entries the documents hold by now.
        var published = 20

        mutating func choose<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: elements.indices, using: &dice)]
        }

        /// A round that ends after its transaction: nothing is put.
        private func crash(_ reader: SyncedReader) async throws {
            let transport = FolderTransport(at: world.place)
            let changes = try await transport.changes(since: nil)
            var pull = SyncPull(
                account: changes.account, token: changes.token, limits: transport.limits,
                spare: ReplicaID(rawValue: 1), label: reader.name)
            for name in changes.changed {
                pull.shown += try await transport.versions(named: name).map { (name, $0) }
            }
            _ = try await reader.store.merge(pull, at: world.clock.now)
        }

        mutating func step() async throws {
            let reader = choose(world.readers)
            let feed = choose(SyncHistoryTests.feeds)
            world.clock.pass(Int64.random(in: 1...500, using: &dice))
            switch Int.random(in: 0..<15, using: &dice) {
            case 0...3: try await sync(reader)
            case 4...5:
                guard try await reader.store.feed(SyncedReader.key(feed)) != nil else { return }
                if Bool.random(using: &dice) { published += 1 }
                try await reader.refresh(feed, max(0, published - 25)..<published)
            case 6...8:
                let marks = [EntryMark.read, .read, .unread, .saved, .unsaved]
                let numbers = (0..<Int.random(in: 1...6, using: &dice)).map { _ in
                    Int.random(in: 0..<published, using: &dice)
                }
                try await reader.mark(feed, numbers, choose(marks))
            case 9: try await markAll(reader, feed)
            case 10...13: try await arrange(reader, SyncedReader.key(feed))
            default:
                guard try await reader.store.feed(SyncedReader.key(feed)) == nil else { return }
                try await reader.follow(feed, in: choose(SyncHistoryTests.folders))
            }
        }

        private mutating func sync(_ reader: SyncedReader) async throws {
            guard try await reader.keeper.report().badge != .off else { return }
            switch Int.random(in: 0..<12, using: &dice) {
            case 0, 1: _ = try await reader.restarted().keeper.syncNow()
            case 2, 3: try await crash(reader)
            case 4: _ = try await reader.keeper.rejoin()
            default: _ = try await reader.sync()
            }
        }

        private mutating func markAll(_ reader: SyncedReader, _ feed: String) async throws {
            let now = world.clock.now
            let changed = try await reader.store.markAllRead(
                in: Bool.random(using: &dice) ? .everything : .feed(SyncedReader.key(feed)),
                firstSeenBy: Timestamp(seconds: now.seconds - 300), at: now)
            guard Int.random(in: 0..<3, using: &dice) == 0 else { return }
            try await reader.store.mark(changed, .unread, at: now)
        }

        private mutating func arrange(_ reader: SyncedReader, _ key: FeedKey) async throws {
            guard try await reader.store.feed(key) != nil else { return }
            let now = world.clock.now
            let folder = choose(Array(SyncHistoryTests.folders.dropFirst()))
            switch Int.random(in: 0..<12, using: &dice) {
            case 0...2:
                try await reader.store.move(key, to: choose(SyncHistoryTests.folders), at: now)
            case 3...4:
                try await reader.store.rename(key, to: choose([nil, "One", "Two"]), at: now)
            case 5...7: try await reader.store.place(key, after: nil, at: now)
            case 8:
                try? await reader.store.renameFolder(
                    folder, to: choose(["A", "B", "C", "D"]), at: now)
            case 9: try? await reader.store.removeFolder(folder, at: now)
            case 10: _ = try await reader.store.prune(at: now)
            default: try await reader.store.unfollow(key, at: now)
            }
        }
    }

    @Test(arguments: [1, 2, 1005, 1009, 4069])
    func `everybody ends with the same`(seed: UInt64) async throws {
        var world = try SyncedReaders()
        for name in ["a", "b", "c"] { _ = try await world.add(name) }
        var history = History(dice: SplitMix(seed: seed), world: world)
        for (number, reader) in world.readers.enumerated() {
            for _ in 0..<20 { try await history.step() }
            if number < 3 { try await world.join(reader) }
        }
        for _ in 0..<120 { try await history.step() }
        try await world.settle(rounds: 4)
        // Everybody sees the documents once more.
        for reader in world.readers {
            for feed in Self.feeds where try await reader.store.feed(SyncedReader.key(feed)) != nil
            {
                try await reader.refresh(feed, 0..<history.published)
            }
        }
        try await world.settle(rounds: 3)
        // What is neither followed nor saved any more goes with retention.
        for reader in world.readers { _ = try await reader.store.prune(at: world.clock.now) }
        let sight = try await world.readers[0].sight()
        for reader in world.readers.dropFirst() {
            let other = try await reader.sight()
            #expect(other.feeds == sight.feeds)
            #expect(
                Set(other.entries).symmetricDifference(sight.entries) == [],
                "seed \(seed), reader \(reader.name)")
        }
        for reader in world.readers {
            let report = try await reader.keeper.report()
            #expect(report.badge == .upToDate, "\(report.sentence)")
            #expect(try await reader.store.examine().problems == [])
        }
    }
}
