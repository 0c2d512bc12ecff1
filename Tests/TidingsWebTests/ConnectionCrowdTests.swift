import Glibc
import Testing
import TidingsWeb

/// Many connections that ask for nothing.
@Suite struct ConnectionCrowdTests {
    @Test func `whoever has waited longest gives way where there is no room`() {
        let crowd = ConnectionCrowd(room: 3)
        // Numbers that are no sockets, which the system refuses to end.
        let sockets: [Int32] = [-11, -12, -13, -14, -15, -16]
        for socket in sockets[..<3] { #expect(crowd.join(socket) == nil) }
        crowd.beginAnswer(on: sockets[0])
        #expect(crowd.join(sockets[3]) == sockets[1])
        crowd.leave(sockets[1])
        crowd.endAnswer(on: sockets[0])
        #expect(crowd.join(sockets[4]) == sockets[2])
        crowd.leave(sockets[2])
        #expect(crowd.join(sockets[5]) == sockets[3])
    }

    @Test func `where every answer is being made nobody gives way`() {
        let crowd = ConnectionCrowd(room: 1)
        crowd.join(-11)
        crowd.beginAnswer(on: -11)
        #expect(crowd.join(-12) == nil)
        #expect(crowd.join(-13) == -12)
    }

    @Test func `hundreds of slow connections hold up nobody`() async throws {
        let server = try HTTPServer(
            socket: ListeningSocket(host: "127.0.0.1", port: 0),
            gate: { _ in .accept(bodyLimitInBytes: 0) }, handler: { .text($0.target) })
        let client = PlainClient(port: server.port)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<400 {
                // A head without an end; it is over when the server hangs up.
                let head = Array("GET /slow\(number) HTTP/1.1\r\nHost: x\r\n".utf8)
                group.addTask { _ = try? await client.send(head) }
            }
            for number in 0..<20 {
                #expect(try await client.ask("/\(number)").body == "/\(number)\n")
            }
            server.stop()
            try await group.waitForAll()
        }
    }
}
