import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// Sync as a person does it from the command line.
@Suite struct SyncTests {
    let folder: TemporaryFolder
    let site: FeedSite

    init() throws {
        folder = try TemporaryFolder()
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        site = try FeedSite(OwnFeed.all(count: 3, from: 1, now: now).map(\.served))
    }

    /// A device that follows the feeds and has fetched them.
    private func reader(_ name: String) async throws -> SyncedDevice {
        let device = try SyncedDevice(name)
        try await device.program.done("import", "-", "--allow-private", input: site.opml)
        try await device.program.done("refresh")
        return device
    }

    @Test func `sync is off until it is set up, and says how`() async throws {
        let device = try SyncedDevice("Desk")
        let status = try await device.program.json(PrintedSync.self, ["sync", "status"])
        #expect(status.badge == "off" && status.place == nil && status.device == nil)
        for words in [["now"], ["devices"], ["words"], ["off"], ["join"], ["rejoin"]] {
            let result = try await device.program.start(["sync"] + words).result()
            #expect(result.isPlainFailure(), "\(words): \(result)")
            #expect(result.errorText.contains("sync setup folder PATH"), "\(words): \(result)")
        }
        let nowhere = try await device.program.run(
            "sync", "setup", "folder", "/no/such/place/at/all")
        #expect(nowhere.isPlainFailure(), "\(nowhere)")
        let wrong = try await device.program.run("sync", "setup", "cloud", folder.path)
        #expect(wrong.isPlainFailure(status: 2), "\(wrong)")
        let both = try await device.program.run(
            "sync", "setup", "folder", folder.path, "--open", "--sealed")
        #expect(both.isPlainFailure(status: 2), "\(both)")
    }

    @Test func `the status never says up to date while something waits`() async throws {
        let device = try await reader("Desk")
        try await device.setUp("folder", folder.path)
        #expect(try await device.status().badge == "up_to_date")
        let key = try await device.program.pages(["list"])[0].key
        for word in ["save", "read", "unread"] {
            try await device.program.done("mark", word, key)
            let status = try await device.status()
            #expect(status.pending > 0 && status.badge == "waiting", "\(status)")
        }
        let away = folder.path + "-away"
        try FileManager.default.moveItem(atPath: folder.path, toPath: away)
        let result = try await device.program.run("sync", "now")
        #expect(result.isPlainFailure(), "\(result)")
        let lost = try await device.status()
        #expect(lost.badge == "offline" || lost.badge == "needs_attention", "\(lost)")
        #expect(lost.pending > 0 || lost.unsent > 0)
        try FileManager.default.moveItem(atPath: away, toPath: folder.path)
        try await device.program.done("sync", "now")
        #expect(try await device.status().badge == "up_to_date")
    }

    @Test func `what is said about a story is followed by the sync that brings it`() async throws {
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        // Every third feed reports the same event.
        let site = try FeedSite([3, 6].map { OwnFeed(kind: .rss2, number: $0, now: now).served })
        func device(_ name: String) async throws -> SyncedDevice {
            let device = try SyncedDevice(name)
            try await device.program.done("import", "-", "--allow-private", input: site.opml)
            try await device.program.done("refresh")
            try await device.setUp("folder", folder.path)
            return device
        }
        func stories(_ device: SyncedDevice) async throws -> [String?] {
            try await device.program.pages(["list"]).filter { $0.title.hasPrefix(OwnFeed.event) }
                .map(\.story)
        }
        let (desk, phone) = (try await device("Desk"), try await device("Phone"))
        for device in [desk, phone] {
            let told = try await stories(device)
            #expect(told.count == 2 && Set(told).count == 1, "\(told)")
        }
        let entries = try await desk.program.pages(["list"]).filter {
            $0.title.hasPrefix(OwnFeed.event)
        }
        try await desk.program.done("story", "apart", entries[0].key)
        for device in [desk, phone] { try await device.program.done("sync", "now") }
        #expect(Set(try await stories(phone)).count == 2)
    }

    @Test func `a copied store goes on under a new name`() async throws {
        let place = folder.file("store")
        let desk = try await reader("Desk")
        let words = try await desk.setUp("keyvalue", place)
        try await desk.program.done("sync", "now")
        let name = try await desk.status().device

        let copy = try SyncedDevice("Copy")
        for end in ["", "-wal", "-shm"] {
            let source = desk.program.storePath + end
            guard FileManager.default.fileExists(atPath: source) else { continue }
            try FileManager.default.copyItem(atPath: source, toPath: copy.program.storePath + end)
        }
        // The key is no part of the store, so a copy alone opens nothing.
        let locked = try await copy.program.run("sync", "now")
        #expect(locked.isPlainFailure() && locked.errorText.contains("recovery words"), "\(locked)")
        let wrong = try await copy.program.run("sync", "words", "these are not the words")
        #expect(wrong.isPlainFailure(), "\(wrong)")
        try await copy.program.done("sync", "words", "-", input: Array(words.utf8))
        let status = try await copy.status()
        #expect(status.device != nil && status.device != name, "\(status)")
        #expect(try await desk.status().device == name)
        try await desk.program.done("sync", "now")
        // The original goes on, under a name that the copy has not.
        let original = try await desk.status()
        #expect(original.device != status.device)
        let others = original.devices.filter { !$0.retired }.map(\.device)
        #expect(others == [status.device], "\(original)")
        #expect(try await desk.program.done("sync", "words").text == words + "\n")
    }

    @Test func `what was decided by itself is listed and undone`() async throws {
        let (desk, lap) = try await pair()
        let address = site.address(site.feeds[0])
        try await desk.program.done("rename", address, "Desk title")
        try await lap.program.done("rename", address, "Lap title")
        try await desk.program.done("sync", "now")
        try await lap.program.done("sync", "now")
        try await desk.program.done("sync", "now")
        let journal = try await desk.program.json(PrintedHistory.self, ["history"]).outcomes
        let outcome = try #require(journal.first)
        #expect(outcome.canUndo && outcome.sentence.contains("Lap title"), "\(outcome)")
        let before = try await desk.view().feeds.first { $0.address == address }?.title
        try await desk.program.done("sync", "undo", String(outcome.number))
        try await desk.program.done("sync", "now")
        try await lap.program.done("sync", "now")
        let after = try await desk.view().feeds.first { $0.address == address }?.title
        #expect(Set([before, after]) == ["Desk title", "Lap title"])
        #expect(try await lap.view().feeds == desk.view().feeds)
        let again = try await desk.program.run("sync", "undo", String(outcome.number))
        #expect(again.isPlainFailure(), "\(again)")
        #expect(
            try await desk.program.json(PrintedHistory.self, ["sync", "undo"]).outcomes[0].undone)
    }

    @Test func `a device is retired, but only after a yes`() async throws {
        let (desk, _) = try await pair()
        let unasked = try await desk.program.run("sync", "retire", "lap")
        #expect(unasked.isPlainFailure() && unasked.errorText.contains("--yes"), "\(unasked)")
        let unknown = try await desk.program.run("sync", "retire", "telephone", "--yes")
        #expect(unknown.isPlainFailure(), "\(unknown)")
        try await desk.program.done("sync", "retire", "lap", "--yes")
        let devices = try await desk.program.json(PrintedDevices.self, ["sync", "devices"]).devices
        #expect(devices.map(\.retired) == [true] && devices.map(\.label) == ["Lap"])
    }

    @Test func `what was decided travels in a file, without sync`() async throws {
        let desk = try await reader("Desk")
        let keys = try await desk.program.pages(["list"]).map(\.key)
        try await desk.program.done("mark", "save", keys[0])
        try await desk.program.done("mark", "read", keys[1])
        try await desk.program.done("move", site.address(site.feeds[0]), "Kept/Deep")
        try await desk.program.done("tag", "Later", keys[2])
        let file = folder.file("decisions.json")
        try await desk.program.done("sync", "export", file)

        let other = try SyncedDevice("Other")
        let restored = try await other.program.done("sync", "restore", file)
        #expect(
            restored.text.contains("Restored 3 feeds, 1 read mark, 1 saved entry"), "\(restored)")
        try await other.program.done("import", "-", "--allow-private", input: site.opml)
        #expect(try await other.program.pages(["list", "--saved"]).map(\.key) == [keys[0]])
        let none = try await other.program.run("sync", "restore", "-", input: Array("{}".utf8))
        #expect(none.isPlainFailure(), "\(none)")
    }

    /// Two devices that share the feeds over the folder.
    private func pair() async throws -> (SyncedDevice, SyncedDevice) {
        let (desk, lap) = (try await reader("Desk"), try await reader("Lap"))
        try await desk.setUp("folder", folder.path)
        try await lap.setUp("folder", folder.path)
        async let first = desk.program.done("sync", "now")
        async let second = lap.program.done("sync", "now")
        _ = try await (first, second)
        return (desk, lap)
    }
}
