import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// Several devices of one person that decide, sync, and die at any moment, and what must come of
/// it.
///
/// Each entry and feed is decided about on one device only, so that what it was told last is what
/// all must show in the end.
struct SyncCrowd {
    let devices: [SyncedDevice]
    let site: FeedSite
    private var generator: SplitMix
    /// What all must show in the end; the order of feeds is only ever the same.
    private(set) var expected = SyncedDevice.View()
    /// About how long an act and a sync take; learned as it goes.
    private var actTime = Duration.milliseconds(100)
    private var syncTime = Duration.milliseconds(200)
    private var actCount = 0
    /// How many acts were acknowledged.
    private(set) var acknowledgedCount = 0
    /// How many programs were killed before they were done.
    private(set) var killedCount = 0

    /// So many devices that meet at a place.
    init(_ count: Int, at place: String, kind: String, seed: UInt64) async throws {
        generator = SplitMix(seed: seed)
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        site = try FeedSite(OwnFeed.all(count: 6, from: 1, now: now).map(\.served))
        devices = try (0..<count).map { try SyncedDevice("Device \($0)") }
        let first = devices[0]
        try await first.program.done("import", "-", "--allow-private", input: site.opml)
        try await first.program.done("refresh")
        let words = try await first.setUp(kind, place)
        for device in devices.dropFirst() {
            if words.isEmpty {
                try await device.setUp(kind, place)
            } else {
                try await device.setUp(kind, place, "--words", words)
            }
            try await device.fetchWhatArrives(of: site)
        }
        expected = try await first.view()
        #expect(expected.entries.count == 18 && expected.feeds.count == 6)
    }

    /// Lets every device decide once or twice, and some sync, while death comes at any moment.
    mutating func liveOn() async throws {
        let served = Int.random(in: 0..<devices.count, using: &generator)
        let server = try devices[served].program.start(["serve", "--port", "0"])
        for index in devices.indices {
            for _ in 0..<Int.random(in: 1...2, using: &generator) { try await act(on: index) }
            _ = try await devices[index].status()
        }
        try await syncSome()
        server.kill()
        killedCount += await server.result().ending == .signalled(9) ? 1 : 0
    }

    /// Some devices sync at once; half of them are killed meanwhile.
    private mutating func syncSome() async throws {
        var running: [RunningProgram] = []
        for device in devices where Bool.random(using: &generator) {
            running.append(try device.program.start(["sync", "now"]))
        }
        for program in running where Bool.random(using: &generator) {
            try await Task.sleep(for: syncTime * Double.random(in: 0...1, using: &generator))
            program.kill()
            killedCount += await program.result().ending == .signalled(9) ? 1 : 0
        }
        for program in running {
            // A receipt may not come as long as nobody is there; that is no reason to wait here.
            try await Task.sleep(for: syncTime)
            program.kill()
            _ = await program.result()
        }
    }

    // MARK: Acts

    /// What one act is to change.
    private struct Act {
        var words: [String]
        var answer: String
        var entries: [String: SyncedDevice.View.Entry] = [:]
        var feed: SyncedDevice.View.Feed?
    }

    private mutating func act(on index: Int) async throws {
        let act = nextAct(on: index)
        let isKilled = Int.random(in: 0..<3, using: &generator) == 0
        let clock = ContinuousClock()
        let start = clock.now
        let program = try devices[index].program.start(act.words)
        if isKilled {
            try await Task.sleep(for: actTime * Double.random(in: 0...1.2, using: &generator))
            program.kill()
        }
        let result = await program.result()
        if result.ending == .exited(0) { actTime = (actTime + (clock.now - start)) / 2 }
        killedCount += result.ending == .signalled(9) ? 1 : 0
        if result.text.contains(act.answer), result.text.hasSuffix("\n") {
            acknowledgedCount += 1
            expect(act)
        } else {
            #expect(isKilled, "\(act.words): \(result)")
            try await settleDoubt(about: act, on: devices[index])
        }
    }

    private mutating func nextAct(on index: Int) -> Act {
        actCount += 1
        let own = expected.feeds.map(\.address).sorted().enumerated()
            .filter { $0.offset % devices.count == index }.map(\.element)
        let address = own.randomElement(using: &generator) ?? ""
        var feed = expected.feeds.first { $0.address == address }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            feed?.title = "Title \(actCount)"
            return Act(
                words: ["rename", address, "Title \(actCount)"], answer: "is called", feed: feed)
        case 1:
            let folder = [["News"], ["News", "Deep \(index)"], ["Own \(index)"], []]
                .randomElement(using: &generator)
            feed?.folder = folder ?? []
            return Act(
                words: ["move", address, (folder ?? []).joined(separator: "/")], answer: "is in",
                feed: feed)
        case 2:
            return Act(
                words: ["order", address, Bool.random(using: &generator) ? "--first" : "--last"],
                answer: "stands")
        default: return nextMark(on: index)
        }
    }

    private mutating func nextMark(on index: Int) -> Act {
        let own = expected.entries.keys.sorted().enumerated()
            .filter { $0.offset % devices.count == index }.map(\.element)
        let keys = Set(
            (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
                own.randomElement(using: &generator)
            })
        let word = ["read", "read", "unread", "save", "unsave"].randomElement(using: &generator)
        let entries = keys.map { key in
            var entry = expected.entries[key] ?? SyncedDevice.View.Entry()
            switch word {
            case "read": entry.isRead = true
            case "unread": entry.isRead = false
            case "save": entry.isSaved = true
            default: entry.isSaved = false
            }
            return (key, entry)
        }
        return Act(
            words: ["mark", word ?? "read"] + keys.sorted(), answer: "Marked",
            entries: Dictionary(uniqueKeysWithValues: entries))
    }

    private mutating func expect(_ act: Act) {
        expected.entries.merge(act.entries) { $1 }
        guard let feed = act.feed,
            let index = expected.feeds.firstIndex(where: { $0.address == feed.address })
        else { return }
        expected.feeds[index] = feed
    }

    /// An act that was not acknowledged is done or not, and nothing between.
    private mutating func settleDoubt(about act: Act, on device: SyncedDevice) async throws {
        let view = try await device.view()
        let isDone =
            act.entries.allSatisfy { view.entries[$0.key] == $0.value }
            && (act.feed.map(view.feeds.contains) ?? true)
        if isDone { return expect(act) }
        let isUndone =
            act.entries.allSatisfy { view.entries[$0.key] == expected.entries[$0.key] }
            && expected.feeds.filter { $0.address == act.feed?.address }
                .allSatisfy(view.feeds.contains)
        #expect(isUndone, "\(act.words) is done by half")
    }

    // MARK: The end

    /// All sync until nothing waits; then all show what was decided, in one order.
    func meet(_ moment: String) async throws {
        for _ in 0..<8 {
            let programs = try devices.map { try $0.program.start(["sync", "now"]) }
            for program in programs {
                let result = await program.result()
                #expect(result.ending == .exited(0), "\(moment): \(result)")
            }
            var badges: [String] = []
            for device in devices { badges.append(try await device.status().badge) }
            if badges.allSatisfy({ $0 == "up_to_date" }) { break }
        }
        var views: [SyncedDevice.View] = []
        for device in devices {
            let status = try await device.status()
            #expect(status.pending == 0 && status.unsent == 0, "\(moment): \(status)")
            #expect(status.badge == "up_to_date", "\(moment): \(status)")
            views.append(try await device.view())
        }
        for (device, view) in zip(devices, views) {
            agree(view, "\(moment): \(device.name)")
            #expect(view.feeds == views[0].feeds, "\(moment): \(device.name)")
        }
    }

    /// A view shows what was decided.
    func agree(_ view: SyncedDevice.View, _ moment: String) {
        #expect(view.entries.count == expected.entries.count, "\(moment)")
        for (key, entry) in expected.entries {
            #expect(view.entries[key] == entry, "\(moment): \(key)")
        }
        #expect(Set(view.feeds) == Set(expected.feeds), "\(moment)")
    }
}
