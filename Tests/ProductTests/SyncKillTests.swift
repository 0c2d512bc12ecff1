import FoundationEssentials
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
}
