import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// A place that somebody damages, or empties, behind the devices' backs.
@Suite struct SyncPlaceDamageTests {
    let folder: TemporaryFolder
    let site: FeedSite

    init() throws {
        folder = try TemporaryFolder()
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        site = try FeedSite(OwnFeed.all(count: 2, from: 1, now: now).map(\.served))
    }

    private func reader() async throws -> SyncedDevice {
        let device = try SyncedDevice("Desk")
        try await device.program.done("import", "-", "--allow-private", input: site.opml)
        try await device.program.done("refresh")
        try await device.setUp("folder", folder.path)
        return device
    }

    /// The paths of all shards at the place.
    private func shards() throws -> [String] {
        let place = folder.path + "/tidings/v1"
        return try FileManager.default.contentsOfDirectory(atPath: place)
            .filter { $0.hasSuffix(".shard") }.map { place + "/" + $0 }
    }

    @Test(arguments: [0, 20, 50])
    func `a file that is damaged is put again by whoever wrote it`(length: Int) async throws {
        let first = try await reader()
        #expect(try !shards().isEmpty)
        for path in try shards() {
            let bytes = try #require(FileManager.default.contents(atPath: path))
            try bytes.prefix(length).write(to: URL(filePath: path))
        }
        try await first.program.done("sync", "now")

        let second = try SyncedDevice("Phone")
        try await second.setUp("folder", folder.path)
        try await second.fetchWhatArrives(of: site)
        #expect(try await second.view().feeds == first.view().feeds)
    }

    @Test func `another's damaged file is named, and nothing is up to date`() async throws {
        let first = try await reader()
        let second = try SyncedDevice("Phone")
        try await second.setUp("folder", folder.path)
        for device in [first, second, first] { try await device.program.done("sync", "now") }
        let own = try await second.status().device ?? ""
        let path = try #require(try shards().first { $0.contains("l.\(own)") })
        try Data([1, 2, 3]).write(to: URL(filePath: path))
        let result = try await first.program.run("sync", "now")
        #expect(result.ending == .exited(0) && result.text.contains("A file of “Phone”"))
        #expect(try await first.status().badge == "waiting")
        try await second.program.done("sync", "now")
        try await first.program.done("sync", "now")
        #expect(try await first.status().badge == "up_to_date")
    }

    @Test func `a place that was emptied is said to be so, and set up again`() async throws {
        let device = try await reader()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
        let result = try await device.program.run("sync", "now")
        #expect(result.isPlainFailure() && result.errorText.contains("tidings sync join"))
        #expect(try await device.status().badge == "needs_attention")
        let joined = try await device.program.run("sync", "join")
        #expect(joined.ending == .exited(0) && joined.text.contains("set up again"))
        #expect(try await device.status().badge == "up_to_date")
        let second = try SyncedDevice("Phone")
        try await second.setUp("folder", folder.path)
        #expect(try await second.view().feeds.count == 2)
    }

    @Test func `the later of two titles wins, whoever syncs first`() async throws {
        let first = try await reader()
        let second = try SyncedDevice("Phone")
        try await second.setUp("folder", folder.path)
        try await second.fetchWhatArrives(of: site)
        try await first.program.done("sync", "now")
        let address = try await first.view().feeds[0].address
        try await first.program.done("rename", address, "Early")
        try await Task.sleep(for: .milliseconds(2100))
        try await second.program.done("rename", address, "Late")
        for device in [second, first, second] { try await device.program.done("sync", "now") }
        for device in [first, second] {
            #expect(try await device.view().feeds.contains { $0.title == "Late" })
        }
    }
}
