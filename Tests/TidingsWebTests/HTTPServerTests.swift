import FoundationEssentials
import TestSupport
import Testing
import TidingsWeb

@Suite struct HTTPServerTests {
    private func server(
        bodyLimitInBytes: Int = 100, handler: @escaping HTTPServer.Handler
    ) throws -> HTTPServer {
        try HTTPServer(
            socket: ListeningSocket(host: "127.0.0.1", port: 0),
            gate: {
                $0.isSafe
                    ? .accept(bodyLimitInBytes: 0) : .accept(bodyLimitInBytes: bodyLimitInBytes)
            },
            handler: handler)
    }

    @Test func `a request comes in whole and an answer goes out`() async throws {
        let server = try server { request in
            var response = Response.text(
                [request.method, request.target, String(decoding: request.body, as: UTF8.self)]
                    .joined(separator: " "), status: 201)
            response.set("X-Test", "a\r\nb: c")
            return response
        }
        let answer = try await PlainClient(port: server.port).ask("/a%20b?c=d", form: "body")
        #expect(answer.status == 201)
        #expect(answer.body == "POST /a%20b?c=d body\n")
        #expect(answer.fields["x-test"] == "ab: c")
        server.stop()
    }

    @Test func `HEAD has the head and no body`() async throws {
        let server = try server { _ in .text("hello") }
        let answer = try await PlainClient(port: server.port).ask("/", method: "HEAD")
        #expect(answer.status == 200)
        #expect(answer.fields["content-length"] == "6")
        #expect(answer.body.isEmpty)
        server.stop()
    }

    @Test func `two requests share a connection`() async throws {
        let server = try server { .text($0.target) }
        let one = "GET /1 HTTP/1.1\r\nHost: x\r\n\r\n"
        let two = "GET /2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        let answer = try await PlainClient(port: server.port).send(Array((one + two).utf8))
        #expect(answer.body.contains("/1\n"))
        #expect(answer.body.hasSuffix("/2\n"))
        server.stop()
    }

    @Test func `a body in chunks is read up to its limit`() async throws {
        let server = try server { .text(String($0.body.count)) }
        let client = PlainClient(port: server.port)
        let head =
            "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        let chunk = "a\r\n0123456789\r\n"
        func body(_ count: Int) -> [UInt8] {
            Array((head + String(repeating: chunk, count: count) + "0\r\n\r\n").utf8)
        }
        #expect(try await client.send(body(10)).body == "100\n")
        await #expect(throws: PlainClient.Failure.self) { try await client.send(body(11)) }
        server.stop()
    }

    @Test(arguments: ["GET http://localhost/ HTTP/1.1", "OPTIONS * HTTP/1.1"])
    func `a target that is no path is refused`(line: String) async throws {
        let server = try server { _ in .text("never") }
        let bytes = Array((line + "\r\nHost: x\r\nConnection: close\r\n\r\n").utf8)
        #expect(try await PlainClient(port: server.port).send(bytes).status == 400)
        server.stop()
    }

    @Test func `a head without end is refused`() async throws {
        let server = try server { _ in .text("never") }
        let client = PlainClient(port: server.port)
        let long = String(repeating: "a", count: 40_000)
        #expect(try await client.ask("/" + long).status == 414)
        #expect(try await client.ask("/", fields: ["X-Long": long]).status == 431)
        server.stop()
    }

    @Test func `many slow answers are given side by side`() async throws {
        let gate = Rendezvous(count: 40)
        let server = try server { request in
            await gate.arrive()
            return .text(request.target)
        }
        let client = PlainClient(port: server.port)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<40 {
                group.addTask { try await client.ask("/\(number)").body == "/\(number)\n" }
            }
            for try await isRight in group { #expect(isRight) }
        }
        server.stop()
    }

    @Test func `stopping lets an answer under way finish`() async throws {
        let started = Rendezvous(count: 2)
        let server = try server { _ in
            await started.arrive()
            return .text("done")
        }
        async let answer = PlainClient(port: server.port).ask("/")
        await started.arrive()
        server.stop()
        #expect(try await answer.body == "done\n")
        let port = server.port
        await #expect(throws: PlainClient.Failure.self) {
            try await PlainClient(port: port).ask("/")
        }
    }

    @Test func `a taken port is said to be taken`() throws {
        let first = try ListeningSocket(host: "127.0.0.1", port: 0)
        let port = first.port
        let expected = WebServer.StartError.cannotListen(
            detail: "Port \(port) is taken by another program.")
        #expect(throws: expected) { _ = try ListeningSocket(host: "localhost", port: port) }
        _ = first.descriptor
    }

    @Test(arguments: ["example.org", "127.0.0", "127.0.0.256", ""])
    func `names are not looked up`(host: String) {
        #expect(throws: WebServer.StartError.notAnAddress(host)) {
            _ = try ListeningSocket(host: host, port: 0)
        }
    }

    @Test func `an address of another machine is said to be none of this one`() {
        let expected = WebServer.StartError.cannotListen(
            detail: "“192.0.2.1” is not an address of this machine.")
        #expect(throws: expected) { _ = try ListeningSocket(host: "192.0.2.1", port: 0) }
    }

    @Test
    func `a socket in the file system goes with the server, and takes the place of a dead one`()
        throws
    {
        let folder = try TemporaryFolder()
        let path = folder.file("tidings.sock")
        func listen() throws {
            let socket = try ListeningSocket(path: path)
            #expect(throws: WebServer.StartError.self) { _ = try ListeningSocket(path: path) }
            _ = socket.descriptor
        }
        try listen()
        #expect(!FileManager.default.fileExists(atPath: path))
        try listen()
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        #expect(throws: WebServer.StartError.self) { _ = try ListeningSocket(path: path) }
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(throws: WebServer.StartError.self) {
            _ = try ListeningSocket(path: String(repeating: "x", count: 101))
        }
    }
}

/// A place where tasks wait until so many have come.
private actor Rendezvous {
    private var missing: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) {
        missing = count
    }

    func arrive() async {
        missing -= 1
        guard missing > 0 else {
            for continuation in waiting { continuation.resume() }
            waiting = []
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }
}
