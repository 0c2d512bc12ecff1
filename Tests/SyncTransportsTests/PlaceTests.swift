import Crypto
import FoundationEssentials
import IntentSync
import SyncTransports
import TestSupport
import Testing

/// The small values that places are made of.
@Suite struct PlaceTests {
    @Test func `a universe comes back from its text`() throws {
        var random = SplitMix(seed: 1)
        let key = SyncKey(using: &random)
        let salt = SyncKey.salt(using: &random)
        for universe in [
            Universe(using: &random), Universe(sealedWith: key, using: &random),
            Universe(sealedWith: key, salt: salt, using: &random),
        ] {
            #expect(Universe(text: universe.text) == universe)
            #expect(universe.text.count <= Universe.limitInBytes)
            #expect(universe.opens(with: key) == (universe.sealing != .none))
            #expect(!universe.opens(with: SyncKey(using: &random)))
            for length in 0..<universe.text.count {
                #expect(Universe(text: Array(universe.text.prefix(length))) == nil)
            }
        }
    }

    @Test(arguments: [
        "", "\n", "tidings universe 1\nend\n",
        "tidings universe 2\nid 00112233445566778899aabbccddeeff\nend\n",
        "tidings universe 1\nid 00112233445566778899aabbccddeeff\n",
        "tidings universe 1\nid 00112233445566778899aabbccddeeff\nend",
        "tidings universe 1\nid 0011\nend\n",
        "tidings universe 1\nid 00112233445566778899aabbccddeeff\nsealed later\nend\n",
        "tidings universe 1\nid 00112233445566778899aabbccddeeff\nsealed words\nend\n",
        "tidings universe 1\nid 00112233445566778899aabbccddeeff\nsealed passphrase 00\ncheck 00\nend\n",
        "tidings universe 1\nid 00112233445566778899aabbccddeeff\nnew line\nend\n",
        "tidings universe 1\nid ../../../../../../../etc/passwd00\nend\n",
    ])
    func `a text that says less or more is no universe`(text: String) {
        #expect(Universe(text: Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        ("", false), ("tidings univ", false), ("garbage\n", false),
        ("tidings universe 1\nid 00112233445566778899aabbccddeeff\n", false),
        ("tidings universe 1\nid 0011\nend\n", false),
        ("tidings universe 1\nid 00112233445566778899aabbccddeeff\nnew line\nend\n", true),
        ("tidings universe 2\nsomething\n", true), ("tidings universe 2\n\u{7F}\n", false),
    ])
    func `what a later version wrote is told from what is damaged`(text: String, isLater: Bool) {
        #expect(Universe.isOfLaterVersion(Array(text.utf8)) == isLater)
    }

    @Test func `a damaged universe is mended once it cannot be on its way any more`() async throws {
        var random = SplitMix(seed: 3)
        let universe = Universe(using: &random)
        let folder = try TemporaryFolder()
        _ = try await FolderTransport.setUp(at: folder.path, as: universe)
        let path = folder.file("tidings/v1/universe")
        func text() -> [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }
        let now = Duration.seconds(Int64(Date().timeIntervalSince1970))
        let other = Universe(using: &random)
        #expect(try await FolderTransport.mend(at: folder.path, as: other) == universe)
        try Data(universe.text.prefix(30)).write(to: URL(filePath: path))
        await #expect(throws: TransportError.incomplete) {
            try await FolderTransport.mend(at: folder.path, as: universe, now: now)
        }
        #expect(text() == Array(universe.text.prefix(30)))
        for clock in [now + .seconds(60), now - .seconds(3600)] {
            try Data(universe.text.prefix(30)).write(to: URL(filePath: path))
            let mended = try await FolderTransport.mend(
                at: folder.path, as: universe, now: clock)
            #expect(mended == universe && text() == universe.text)
        }
        let later = Array("tidings universe 2\nnew\nend\n".utf8)
        try Data(later).write(to: URL(filePath: path))
        await #expect(throws: TransportError.self) {
            try await FolderTransport.mend(
                at: folder.path, as: universe, now: now + .seconds(60))
        }
        #expect(text() == later)
    }

    @Test func `a shard comes back from its file, and a damaged one does not`() {
        var random = SplitMix(seed: 2)
        for size in [0, 1, 15, 16, 17, 1000] {
            let shard = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
            let file = ShardFile.file(holding: shard)
            #expect(file.count == size + ShardFile.headerInBytes)
            #expect(ShardFile.shard(in: file) == shard)
            for place in file.indices.prefix(64) {
                var damaged = file
                damaged[place] ^= 1
                #expect(ShardFile.shard(in: damaged) == nil)
                #expect(ShardFile.shard(in: Array(file.prefix(place))) == nil)
            }
            #expect(ShardFile.shard(in: file + [0]) == nil)
        }
    }

    @Test func `a token tells what changed, and any bytes are a token`() {
        let old = Listing(
            account: "x",
            lines: [.init(name: "b", fingerprint: 2), .init(name: "a", fingerprint: 1)])
        let new = Listing(
            account: "x",
            lines: [.init(name: "c", fingerprint: 1), .init(name: "b", fingerprint: 2)])
        #expect(Listing(token: old.token) == old)
        let changes = new.changes(since: old.token)
        #expect(changes.changed == ["c"] && changes.gone == ["a"] && !changes.isComplete)
        #expect(new.changes(since: old.token, again: ["b", "z"]).changed == ["b", "c"])
        let partial = new.changes(since: old.token, isWhole: false)
        #expect(partial.gone == [] && partial.changed == ["c"])
        #expect(!new.changes(since: nil, isWhole: false).isComplete)
        let elsewhere = Listing(account: "y", lines: new.lines).changes(since: old.token)
        #expect(elsewhere.isComplete && elsewhere.changed == ["b", "c"] && elsewhere.gone == [])

        var random = SplitMix(seed: 3)
        for _ in 0..<2000 {
            var token = old.token
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<token.count, using: &random)
                token[place] = UInt8.random(in: 0...255, using: &random)
            }
            let answer = new.changes(since: token)
            #expect(answer.token == new.token && answer.account == "x")
        }
    }
}
