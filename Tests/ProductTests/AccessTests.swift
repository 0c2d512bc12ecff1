import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// Serving other machines: what it takes, and what is kept of it.
@Suite struct AccessTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    private static let password = "correct horse battery"

    private func setPassword() async throws {
        try await program.done("password", "set", input: Array((Self.password + "\n").utf8))
    }

    @Test(arguments: [
        ["--listen", "0.0.0.0:0"], ["--listen", "[::]:0"], ["--host", "news.example"],
        ["--base-path", "/tidings"], ["--trusted-proxy", "10.0.0.1"],
    ])
    func `nothing is served to others without a password`(words: [String]) async throws {
        let result = try await program.start(["serve", "--port", "0"] + words).result()
        #expect(result.isPlainFailure(), "\(result)")
        #expect(result.errorText.contains("tidings password set"))
    }

    @Test(arguments: [
        ["--listen", "7878"], ["--listen", "unix:"], ["--listen", "::1:80"],
        ["--listen", "127.0.0.1:99999"], ["--host", "a b"], ["--host", "x/y"],
    ])
    func `what names no place is wrong usage`(words: [String]) async throws {
        let result = try await program.start(["serve"] + words).result()
        #expect(result.ending == .exited(2), "\(result)")
    }

    @Test(arguments: ["", "\n", "short\n", "123456789\n"])
    func `a password is long enough`(input: String) async throws {
        let result = try await program.run("password", "set", input: Array(input.utf8))
        #expect(result.isPlainFailure(), "\(result)")
        let status = try await program.done("password", "status")
        #expect(status.text.contains("No password is set."))
    }

    @Test func `a password is no argument`() async throws {
        let result = try await program.run("password", "set", Self.password)
        #expect(result.ending == .exited(2), "\(result)")
    }

    @Test func `the password is kept nowhere as it is`() async throws {
        try await setPassword()
        #expect(try await program.done("password", "status").text.contains("A password is set"))
        let copy = program.folder.file("copy.json")
        try await program.done("sync", "export", copy)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
        for path in paths.map({ program.folder.file($0) }) {
            let text = FileManager.default.contents(atPath: path).map {
                String(decoding: $0, as: UTF8.self)
            }
            #expect(text?.contains(Self.password) != true, "\(path)")
            #expect(path != copy || text?.contains("argon2") == false)
        }
        try await program.done("password", "remove")
        #expect(
            try await program.done("password", "status").text.contains("No password is set"))
    }

    @Test func `a socket in the file system is served, to the person and their group`() async throws
    {
        try await setPassword()
        let path = program.folder.file("t.sock")
        let daemon = try program.start(["serve", "--listen", "unix:" + path])
        #expect(await daemon.firstLine() == "unix:" + path)
        var status = stat()
        #expect(unsafe lstat(path, &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFSOCK)
        #expect(status.st_mode & 0o777 == 0o660)
        daemon.terminate()
        #expect(await daemon.result().ending == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
