internal import Glibc

/// The least HTTP client there is, for asking a server on this machine.
public struct LoopbackClient: Sendable {
    /// What a server answered.
    public struct Answer: Sendable {
        /// The status.
        public var status: Int
        /// What follows the header fields, as it came.
        public var body: String
    }

    /// The port of the server.
    public var port: UInt16

    /// A client of the server on `port` of 127.0.0.1.
    public init(port: UInt16) {
        self.port = port
    }

    /// Sends a GET, and reads until the server closes, within a minute.
    ///
    /// It never blocks the threads that tests run on.
    ///
    /// - Returns: The answer, or `nil` where none came.
    public func get(_ target: String) async throws -> Answer? {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_INET, type, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard connect(descriptor) else { return nil }
        let head = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
        var request = Array(head.utf8)[...]
        var reply: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var patience = 12_000
        while patience > 0 {
            if !request.isEmpty {
                let sent = unsafe request.withUnsafeBytes {
                    unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if sent > 0 { request = request.dropFirst(sent) }
            }
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                reply += buffer[..<count]
            } else if count < 0, errno == EAGAIN || errno == ENOTCONN {
                patience -= 1
                try await Task.sleep(for: .milliseconds(5))
            } else {
                break
            }
        }
        return Self.answer(in: String(decoding: reply, as: UTF8.self))
    }

    private func connect(_ descriptor: Int32) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(descriptor, $0, length)
            }
        }
        return code == 0 || errno == EINPROGRESS
    }

    private static func answer(in reply: String) -> Answer? {
        // Swift counts "\r\n" as one character.
        let parts = reply.split(
            separator: "\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let words = (parts.first ?? "").split(separator: " ")
        guard words.count > 1, let status = Int(words[1]), parts.count == 2 else { return nil }
        var rest = parts[1]
        while let end = rest.firstIndex(of: "\r\n") {
            let isLast = end == rest.startIndex
            rest = rest[rest.index(after: end)...]
            if isLast { break }
        }
        return Answer(status: status, body: String(rest))
    }
}
