import FoundationEssentials
import Glibc
import NewsModel
import TestSupport
import Testing

/// What the program says to a store that it cannot use, and that it leaves it alone.
@Suite struct StoreDamageTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    /// Commands that read, change, and examine.
    static let commands = [
        ["list"], ["refresh"], ["mark", "read", "--all"], ["doctor"], ["export"],
        ["serve", "--port", "0"],
    ]

    /// Makes a real store with something in it, folded into its one file.
    private func makeStore() async throws {
        let feed = OwnFeed(kind: .rss2, number: 1, now: Timestamp(seconds: 1_750_000_000)).served
        let site = try FeedSite([feed])
        try await program.done("add", site.address(feed), "--allow-private")
        #expect(try #require(StoreBytes(program.storePath).bytes).count > 8192)
    }

    /// Every command must fail with a sentence that has `word`, and change nothing.
    private func expectRefusal(_ word: String) async throws {
        let before = StoreBytes(program.storePath)
        for words in Self.commands {
            let result = try await program.start(words).result()
            #expect(result.isPlainFailure(), "\(words): \(result)")
            #expect(result.errorText.contains(word), "\(words): \(result)")
            #expect(StoreBytes(program.storePath) == before, "\(words)")
        }
    }

    @Test func `a file of other bytes is refused and left alone`() async throws {
        var generator = SplitMix(seed: 1)
        let noise = (0..<40_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        try StoreBytes.write(noise, to: program.storePath)
        try await expectRefusal("damaged or not a Tidings store")
    }

    @Test func `a text file is refused and left alone`() async throws {
        let text = String(repeating: "Dear diary, this is no store.\n", count: 100)
        try StoreBytes.write(Array(text.utf8), to: program.storePath)
        try await expectRefusal("damaged or not a Tidings store")
    }

    @Test func `a store that is cut off is refused and left alone`() async throws {
        try await makeStore()
        let whole = try #require(StoreBytes(program.storePath).bytes)
        try StoreBytes.write(Array(whole.prefix(whole.count / 2 + 100)), to: program.storePath)
        let before = StoreBytes(program.storePath)
        let doctor = try await program.run("doctor")
        #expect(doctor.ending == .exited(1), "\(doctor)")
        #expect(doctor.errorText.contains("damaged"), "\(doctor)")
        let list = try await program.run("list")
        #expect(list.ending == .exited(1) || list.ending == .exited(0), "\(list)")
        #expect(StoreBytes(program.storePath) == before)
    }

    @Test func `a store with a broken page is found by doctor`() async throws {
        try await makeStore()
        var bytes = try #require(StoreBytes(program.storePath).bytes)
        for index in (bytes.count - 20 * 8192)..<(bytes.count - 4 * 8192) { bytes[index] = 0xA5 }
        try StoreBytes.write(bytes, to: program.storePath)
        let doctor = try await program.run("doctor")
        #expect(doctor.ending == .exited(1), "\(doctor)")
        #expect(doctor.errorText.contains("damaged"), "\(doctor)")
    }

    @Test func `a store of a newer program is refused and left alone`() async throws {
        try await makeStore()
        var bytes = try #require(StoreBytes(program.storePath).bytes)
        // The header keeps `user_version` here, highest byte first.
        bytes.replaceSubrange(60..<64, with: [0, 0, 3, 0xE7])
        try StoreBytes.write(bytes, to: program.storePath)
        try await expectRefusal("schema 999")
    }

    @Test func `a database of another program is refused and left alone`() async throws {
        try await makeStore()
        var bytes = try #require(StoreBytes(program.storePath).bytes)
        // The header keeps `application_id` here.
        bytes.replaceSubrange(68..<72, with: [0, 0, 0, 0])
        try StoreBytes.write(bytes, to: program.storePath)
        try await expectRefusal("database of another program")
    }

    /// Runs the program as somebody who may write only where everybody may: as itself, or where
    /// the tests run as root, for whom nothing is read-only, as nobody.
    private func runUnprivileged(_ words: [String]) async throws -> ProgramResult {
        guard geteuid() == 0 else { return try await program.start(words).result() }
        let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", TidingsProgram.path]
        return try await RunningProgram(
            "/usr/bin/setpriv", arguments: nobody + words,
            environment: ["HOME": program.folder.path, "TIDINGS_STORE": program.storePath]
        ).result()
    }

    @Test func `a store that cannot be written is refused and left alone`() async throws {
        // Nobody may not reach the program at all, where it was built in a private folder.
        guard try await runUnprivileged(["--version"]).ending == .exited(0) else { return }
        try await makeStore()
        try permit(0o555, program.folder.path)
        defer { try? permit(0o755, program.folder.path) }
        for mode in [0o666, 0o444] {
            try permit(mode, program.storePath)
            let before = StoreBytes(program.storePath)
            for words in Self.commands {
                let result = try await runUnprivileged(words)
                #expect(result.isPlainFailure(), "\(words): \(result)")
                #expect(result.errorText.contains("check its folder and permissions"))
            }
            #expect(StoreBytes(program.storePath) == before)
        }
        for name in ["new.store", "new/folder/new.store"] {
            let result = try await runUnprivileged(["list", "--store", program.folder.file(name)])
            #expect(result.isPlainFailure(), "\(name): \(result)")
        }
    }

    private func permit(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test func `a path that is no file is refused`() async throws {
        let folder = program.folder.file("folder")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        for path in [folder, "/proc/version/store", "/dev/null/store"] {
            let result = try await program.run("list", "--store", path)
            #expect(result.isPlainFailure(), "\(path): \(result)")
        }
    }
}
