import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// Real processes that sync and are killed.
@Suite struct SyncKillTests {
    private static func seed(_ name: String) -> UInt64 {
        let text = ProcessInfo.processInfo.environment["TIDINGS_TEST_SEED"]
        let seed = text.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
        print("SyncKillTests, \(name): TIDINGS_TEST_SEED=\(seed)")
        return seed
    }

    @Test func `two devices that die at any moment agree over a folder, and a third joins them`()
        async throws
    {
        let seed = Self.seed("folder")
        let folder = try TemporaryFolder()
        var crowd = try await SyncCrowd(2, at: folder.path, kind: "folder", seed: seed)
        for _ in 0..<6 { try await crowd.liveOn() }
        try await crowd.meet("seed \(seed)")
        #expect(crowd.acknowledgedCount > 5 && crowd.killedCount > 5)

        let third = try SyncedDevice("Third")
        try await third.setUp("folder", folder.path)
        try await third.fetchWhatArrives(of: crowd.site)
        let view = try await third.view()
        crowd.agree(view, "seed \(seed): the third")
        #expect(try await view.feeds == crowd.devices[0].view().feeds, "seed \(seed)")
    }

    @Test func `three devices that die at any moment agree over a sealed key-value store`()
        async throws
    {
        let seed = Self.seed("key-value")
        let folder = try TemporaryFolder()
        let place = folder.file("store")
        var crowd = try await SyncCrowd(3, at: place, kind: "keyvalue", seed: seed)
        for _ in 0..<4 { try await crowd.liveOn() }
        try await crowd.meet("seed \(seed)")
        #expect(crowd.acknowledgedCount > 5 && crowd.killedCount > 5)
        #expect(try await crowd.devices[0].status().place?.sealed == true)
    }

    @Test func `a device that dies while sync is set up can be set up after that`() async throws {
        let seed = Self.seed("setup")
        var generator = SplitMix(seed: seed)
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        let site = try FeedSite(OwnFeed.all(count: 2, from: 1, now: now).map(\.served))
        for kind in ["folder", "keyvalue"] {
            let folder = try TemporaryFolder()
            let place = kind == "folder" ? folder.path : folder.file("store")
            let first = try SyncedDevice("First")
            try await first.program.done("import", "-", "--allow-private", input: site.opml)
            try await first.program.done("refresh")
            let setup = ["sync", "setup", kind, place, "--name", "First"]
            for _ in 0..<6 {
                let program = try first.program.start(setup)
                try await Task.sleep(for: .milliseconds(Int.random(in: 0..<250, using: &generator)))
                program.kill()
                _ = await program.result()
                _ = try await first.status()
            }
            if try await first.status().badge == "off" { try await first.setUp(kind, place) }
            try await first.program.done("sync", "now")
            #expect(try await first.view().feeds.count == 2, "seed \(seed)")

            let second = try SyncedDevice("Second")
            if kind == "folder" {
                try await second.setUp(kind, place)
            } else {
                let words = try await first.program.done("sync", "words").lines.last ?? ""
                try await second.setUp(kind, place, "--words", words)
            }
            try await second.fetchWhatArrives(of: site)
            #expect(
                try await second.view().feeds == first.view().feeds, "seed \(seed), \(kind)")
        }
    }
}
