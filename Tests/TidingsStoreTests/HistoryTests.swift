import NewsModel
import TestSupport
import Testing
import TidingsStore

/// Random histories against a plain model.
@Suite struct HistoryTests {
    private static let folders = [
        FolderPath.top, FolderPath(["A"]), FolderPath(["A", "B"]), FolderPath(["C"]),
    ]

    /// One history as it unfolds, on both sides.
    private struct History {
        var dice: SplitMix
        var model: StoreModel
        let fixture: StoreFixture
        let feeds: [FeedKey]
        var clock: Int64 = 0

        var time: Timestamp { StoreFixture.time(clock) }

        mutating func entry(_ feed: FeedKey) -> PreparedEntry {
            let number = Int.random(in: 0..<40, using: &dice)
            let edition = Int.random(in: 0..<3, using: &dice)
            let published = Int64.random(in: 0..<3_000_000, using: &dice)
            return StoreFixture.entry(
                feed, "\(number)", published: Bool.random(using: &dice) ? published : nil,
                title: "Number\(number) edition\(edition)", text: "Text \(number) 東京\(edition)")
        }

        mutating func someKeys() -> [EntryKey] {
            (0..<Int.random(in: 1...12, using: &dice)).map { _ in
                let feed = feeds[Int.random(in: feeds.indices, using: &dice)]
                return EntryKey(feed: feed, identity: "\(Int.random(in: 0..<45, using: &dice))")
            }
        }

        mutating func scope() -> EntryQuery.Scope {
            switch Int.random(in: 0..<3, using: &dice) {
            case 0: .everything
            case 1: .feed(feeds[Int.random(in: feeds.indices, using: &dice)])
            default: .folder(folders[Int.random(in: folders.indices, using: &dice)])
            }
        }

        mutating func step() async throws {
            clock += Int64.random(in: 0..<40_000, using: &dice)
            let feed = feeds[Int.random(in: feeds.indices, using: &dice)]
            switch Int.random(in: 0..<12, using: &dice) {
            case 0...4: try await save(feed)
            case 5...7: try await mark()
            case 8:
                let (scope, seen) = (scope(), StoreFixture.time(clock - 20_000))
                let changed = try await fixture.store.markAllRead(
                    in: scope, firstSeenBy: seen, at: time)
                #expect(Set(changed) == model.markAllRead(scope, by: seen))
            case 9: #expect(try await fixture.store.prune(at: time) == model.prune(at: time))
            case 10: try await move(feed)
            default:
                guard model.folders[feed] != nil, Int.random(in: 0..<4, using: &dice) == 0
                else { return try await move(feed) }
                try await fixture.store.unfollow(feed, at: time)
                model.unfollow(feed)
            }
        }

        private mutating func save(_ feed: FeedKey) async throws {
            var known: Set<EntryKey> = []
            let count = Int.random(in: 0...15, using: &dice)
            let document = (0..<count).map { _ in entry(feed) }
                .filter { known.insert($0.key).inserted }
            guard model.folders[feed] != nil else {
                await #expect(throws: StoreError.notFound) {
                    try await fixture.save(document, of: feed, at: clock)
                }
                return
            }
            let new = try await fixture.save(document, of: feed, at: clock)
            #expect(new == model.save(document, of: feed, at: time))
        }

        private mutating func mark() async throws {
            let marks = [EntryMark.read, .unread, .saved, .unsaved]
            let mark = marks[Int.random(in: 0..<4, using: &dice)]
            let keys = someKeys()
            let count = try await fixture.store.mark(keys, mark, at: time)
            #expect(count == model.mark(keys, mark))
        }

        private mutating func move(_ feed: FeedKey) async throws {
            let folder = folders[Int.random(in: folders.indices, using: &dice)]
            if model.folders[feed] == nil {
                let new = FollowedFeed(key: feed, address: "https://x.example", folder: folder)
                #expect(try await fixture.store.follow(new, at: time))
            } else {
                try await fixture.store.move(feed, to: folder, at: time)
            }
            model.folders[feed] = folder
        }

        mutating func compare() async throws {
            for scope in [scope(), .everything] {
                for filter in [EntryQuery.Filter.all, .unread, .saved] {
                    let listed = try await fixture.all(scope, filter).map { entry in
                        StoreModel.Stored(
                            key: entry.key, feed: entry.feed, title: entry.title,
                            order: entry.order, firstSeen: entry.firstSeen, isRead: entry.isRead,
                            isSaved: entry.isSaved)
                    }
                    #expect(listed == model.list(scope, filter))
                }
            }
            let unread = Dictionary(grouping: model.list(.everything, .unread), by: \.feed)
            #expect(try await fixture.store.unreadCounts() == unread.mapValues(\.count))
            #expect(try await fixture.store.savedCount() == model.list(.everything, .saved).count)
            let word = "edition\(Int.random(in: 0..<3, using: &dice))"
            let titles = model.list(.everything, .all).map(\.title)
            #expect(try await fixture.found(word) == titles.filter { $0.hasSuffix(word) })
        }

        private var folders: [FolderPath] { HistoryTests.folders }
    }

    @Test(arguments: [1, 2, 3, 4711, 20_261_130])
    func `a random history leaves what the model says`(seed: UInt64) async throws {
        var options = StoreOptions()
        options.retention.entriesPerFeed = 12
        options.retention.age = .seconds(2_000_000)
        let fixture = try await StoreFixture(options: options)
        var feeds: [FeedKey] = []
        for name in ["a", "b", "c"] { feeds.append(try StoreFixture.feedKey(name)) }
        var history = History(
            dice: SplitMix(seed: seed), model: StoreModel(retention: options.retention),
            fixture: fixture, feeds: feeds)
        for step in 0..<150 {
            try await history.step()
            if step % 5 == 0 { try await history.compare() }
        }
        try await history.compare()
        try await fixture.expectWhole()
    }
}
