internal import Glibc
internal import Synchronization

/// One connection of a `LoopbackServer`, served on a thread of its own.
struct LoopbackConnection {
    private let core: LoopbackCore
    private let socket: Int32
    private let number: Int
    private var received: [UInt8] = []

    init(_ core: LoopbackCore, _ socket: Int32, number: Int) {
        self.core = core
        self.socket = socket
        self.number = number
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        unsafe setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        var yes: Int32 = 1
        unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
    }

    /// Answers requests until either side has enough.
    mutating func serve() {
        while !core.isStopped, let request = next() {
            core.state.withLock { $0.requests.append(request) }
            guard send(core.handler(request), to: request) else { break }
        }
        core.end(socket)
    }

    /// The next request; `nil` where none comes, or none that can be read.
    private mutating func next() -> LoopbackRequest? {
        var searched = 0
        while true {
            if let end = Self.endOfHead(received, from: searched) {
                let head = Array(received[..<end])
                received.removeFirst(end)
                guard var request = LoopbackRequest(head: head, connection: number, port: core.port)
                else {
                    return nil
                }
                let count = request["Content-Length"].flatMap { Int($0) } ?? 0
                while received.count < min(count, 16_000_000) {
                    guard receive() else { return nil }
                }
                request.body = Array(received.prefix(count))
                received.removeFirst(request.body.count)
                return request
            }
            searched = max(0, received.count - 3)
            guard received.count < 256_000, receive() else { return nil }
            // A request begins with a letter; a client that begins otherwise speaks TLS.
            if let first = received.first, !(0x41...0x5A ~= first) {
                _ = send(Array("HTTP/1.1 400 Status\r\nConnection: close\r\n\r\n".utf8))
                return nil
            }
        }
    }

    private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 4 <= bytes.count {
            if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13,
                bytes[index + 3] == 10
            {
                return index + 4
            }
            index += 1
        }
        return nil
    }

    private mutating func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = unsafe buffer.withUnsafeMutableBytes {
            unsafe recv(socket, $0.baseAddress, $0.count, 0)
        }
        guard count > 0 else { return false }
        received += buffer[..<count]
        return true
    }

    /// Sends a reply; `false` where the connection is of no more use.
    private func send(_ reply: LoopbackReply, to request: LoopbackRequest) -> Bool {
        guard reply.delay == .zero || pause(reply.delay) else { return false }
        switch reply.wire {
        case .raw(let bytes):
            _ = send(bytes)
            return false
        case .reset:
            // Closing with bytes still to linger for zero seconds sends RST.
            var now = linger(l_onoff: 1, l_linger: 0)
            let size = socklen_t(MemoryLayout<linger>.size)
            unsafe setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, size)
            return false
        case .answer(let status, let headers, let body):
            var head = "HTTP/1.1 \(status) Status\r\n"
            for (name, value) in headers { head += name + ": " + value + "\r\n" }
            let wantsClose = headers.contains {
                $0.key.lowercased() == "connection" && $0.value.lowercased() == "close"
            }
            let hasBody = request.method != "HEAD" && status != 304 && status != 204
            return send(head, body, hasBody: hasBody) && !wantsClose
        }
    }

    private func send(_ head: String, _ body: LoopbackReply.Body, hasBody: Bool) -> Bool {
        switch body {
        case .whole(let bytes):
            // A 304 or a reply to HEAD that claims a length would be waited for by some clients.
            let length = hasBody ? "Content-Length: \(bytes.count)\r\n" : ""
            return send(Array((head + length + "\r\n").utf8) + (hasBody ? bytes : []))
        case .chunked(let pieces):
            var wire = Array((head + "Transfer-Encoding: chunked\r\n\r\n").utf8)
            for piece in pieces where !piece.isEmpty {
                wire += Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + [13, 10]
            }
            return send(wire + Array("0\r\n\r\n".utf8))
        case .trickle(let bytes, let wait):
            guard send(Array((head + "Connection: close\r\n\r\n").utf8)) else { return false }
            for byte in bytes {
                guard send([byte]), pause(wait) else { return false }
            }
        case .endless(let bytes):
            guard send(Array((head + "Connection: close\r\n\r\n").utf8)) else { return false }
            var sent = 0
            while sent < 1_000_000_000, !bytes.isEmpty, !core.isStopped, send(bytes) {
                sent += bytes.count
            }
        case .truncated(let bytes, let count):
            _ = send(Array((head + "Content-Length: \(count)\r\n\r\n").utf8) + bytes)
        }
        return false
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[sent...])
                return unsafe Glibc.send(
                    socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Waits, half a minute at most; `false` where the client went away or the server stops.
    private func pause(_ wait: Duration) -> Bool {
        let start = ContinuousClock.now
        let end = start + min(wait, .seconds(30))
        while ContinuousClock.now < end {
            let left = ContinuousClock.now.duration(to: end)
            let milliseconds =
                min(left.components.seconds, 1) * 1000
                + left.components.attoseconds / 1_000_000_000_000_000
            // POLLRDHUP, which the C library hides without _GNU_SOURCE: the peer sends no more.
            var entry = pollfd(fd: socket, events: 0x2000, revents: 0)
            unsafe poll(&entry, 1, Int32(min(max(milliseconds, 1), 100)))
            if entry.revents != 0 || core.isStopped { return false }
        }
        return true
    }
}
