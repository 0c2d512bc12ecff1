import FoundationEssentials
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Setting up where it cannot work: each says why and what to do, and leaves nothing behind.
@Suite struct SyncSetupTests {
    private func refusal(
        _ reader: SyncedReader, _ kind: SyncPlace.Kind, _ path: String,
        _ sealing: SyncKeeper.Sealing = .standard
    ) async -> SyncError? {
        do throws(SyncError) {
            _ = try await reader.keeper.setUp(kind, path: path, sealing: sealing)
            return nil
        } catch {
            return error
        }
    }

    private func records(of reader: SyncedReader) -> [String] {
        let state = reader.folder.file("state")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []
        return names.filter { $0.hasPrefix("replica-") }
    }

    @Test func `a place that cannot work is refused in words that help`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        let file = world.meeting.file("file")
        try Data([1]).write(to: URL(filePath: file))
        let store = String(
            a.store.path[..<(a.store.path.lastIndex(of: "/") ?? a.store.path.startIndex)])
        let cases: [(SyncPlace.Kind, String, String)] = [
            (.folder, file, "is a file"), (.folder, file + "/x", "is a file"),
            (.folder, world.meeting.file("none/x"), "there is no folder"),
            (.keyValue, world.meeting.file("none/x"), "there is no folder"),
            (.keyValue, world.meeting.path, "is a folder"),
            (.folder, "~/Sync", "“~”"), (.folder, store, "where your store is kept"),
            (.folder, store + "/../" + (store.split(separator: "/").last ?? ""), "your store"),
            (.folder, "/", "where your store is kept"),
            (.folder, a.folder.file("state") + "/x", "there is no folder"),
            (.keyValue, "/", "is a folder"),
        ]
        for (kind, path, words) in cases {
            for sealing in [SyncKeeper.Sealing.standard, .newKey] {
                let error = await refusal(a, kind, path, sealing)
                #expect(
                    error?.explanation.contains(words) == true,
                    "\(path): \(String(describing: error))")
            }
        }
        #expect(try await a.keeper.report().badge == .off)
        #expect(records(of: a).isEmpty)
    }

    @Test func `words and passphrases that cannot be are told apart from wrong ones`() async throws
    {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        #expect(await refusal(a, .folder, world.place, .words("bado gifu")) == .noWords)
        #expect(
            await refusal(a, .folder, world.place, .passphrase("short"))
                == .shortPassphrase(minimum: 10))
        #expect(records(of: a).isEmpty)
        _ = try await a.keeper.setUp(.folder, path: world.place, sealing: .newKey)
        #expect(await refusal(b, .folder, world.place, .words("bado gifu")) == .wrongWords)
        #expect(records(of: b).isEmpty)
    }

    @Test(arguments: SyncPlace.Kind.allCases)
    func `words found no place of their own`(kind: SyncPlace.Kind) async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        let setup = try await a.keeper.setUp(kind, path: world.place, sealing: .newKey)
        let words = SyncKeeper.Sealing.words(try #require(setup.recoveryWords))
        let path = world.meeting.file("later")
        let place = SyncPlace(kind, path: path, isSealed: false)
        #expect(await refusal(b, kind, path, words) == .nothingThere(place))
        #expect(SyncError.nothingThere(place).explanation.contains("wait"))
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(records(of: b).isEmpty)
        // Now it has been carried there.
        try FileManager.default.moveItem(atPath: world.place, toPath: path)
        #expect(await refusal(b, kind, path, words) == nil)
    }

    @Test(arguments: ["", "/tidings", "/tidings/v1"])
    func `a folder inside a place means the place`(inside: String) async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        let setup = try await b.keeper.setUp(.folder, path: world.place + inside)
        #expect(setup.report.place?.path == world.place)
        #expect(setup.report.peers.map(\.label) == ["a"])
    }

    @Test func `a folder inside a place that came under another name is refused`() async throws {
        var world = try SyncedReaders()
        let (a, b) = (try await world.add("a"), try await world.add("b"))
        try await world.join(a)
        let other = world.meeting.file("other")
        try FileManager.default.copyItem(atPath: world.place + "/tidings", toPath: other)
        for path in [other, other + "/v1"] {
            let error = await refusal(b, .folder, path)
            #expect(error?.explanation.contains("folder inside a place") == true)
        }
        // One that is called so, and is a place itself, is no folder inside one.
        let own = world.meeting.file("tidings")
        for reader in [b, try await world.add("c")] {
            let setup = try await reader.keeper.setUp(.folder, path: own)
            #expect(setup.report.place?.path == own)
        }
    }

    @Test func `a path is kept whole and plain`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        let odd = world.meeting.path + "/./none/..//place/"
        let setup = try await a.keeper.setUp(.folder, path: odd)
        #expect(setup.report.place?.path == world.place)
        let again = await refusal(a, .folder, world.place)
        #expect(again?.explanation.contains("set up already, at \(world.place)") == true)
    }

    @Test func `a key that sealed nothing is forgotten`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        // A file where the folder inside has to be.
        try FileManager.default.createDirectory(
            atPath: world.place, withIntermediateDirectories: false)
        try Data([1]).write(to: URL(filePath: world.place + "/tidings"))
        #expect(await refusal(a, .folder, world.place, .newKey) != nil)
        #expect(records(of: a).isEmpty)
    }

    @Test func `ending sync clears every record of the store`() async throws {
        var world = try SyncedReaders()
        let a = try await world.add("a")
        _ = try await a.keeper.setUp(.folder, path: world.place, sealing: .newKey)
        try await a.keeper.turnOff()
        #expect(records(of: a).isEmpty)
    }
}
