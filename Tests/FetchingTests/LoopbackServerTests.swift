import Glibc
import TestSupport
import Testing

@Suite struct LoopbackServerTests {
    @Test func `keeps requests as they came`() throws {
        let server = try LoopbackServer { _ in .text("hello") }
        let answer = try exchange(server, "GET /a?b HTTP/1.1\r\nHost: x\r\neTag:  y \r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 Status\r\n"))
        #expect(answer.hasSuffix("\r\nContent-Length: 5\r\n\r\nhello"))
        let request = try #require(server.requests.first)
        #expect(request.method == "GET")
        #expect(request.target == "/a?b")
        #expect(request.path == "/a")
        #expect(request.fields.map(\.name) == ["Host", "eTag"])
        #expect(request["etag"] == "y")
    }

    @Test func `takes no connection after it was stopped`() throws {
        let server = try LoopbackServer { _ in .text("hello") }
        server.stop()
        #expect(try exchange(server, "GET / HTTP/1.1\r\n\r\n") == "")
    }

    /// Sends `request` with one connection, and reads until the first pause.
    private func exchange(_ server: LoopbackServer, _ request: String) throws -> String {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(server.port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F01_0203).bigEndian
        let code = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else { return "" }
        var text = request
        let sent = text.withUTF8 { unsafe send(connection, $0.baseAddress, $0.count, 0x4000) }
        #expect(sent == request.utf8.count)
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = unsafe buffer.withUnsafeMutableBytes {
            unsafe recv(connection, $0.baseAddress, $0.count, 0)
        }
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
}
