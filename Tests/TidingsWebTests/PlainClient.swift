import Glibc

/// The least HTTP client there is: sends bytes over a socket, and takes apart what comes back.
struct PlainClient: Sendable {
    /// What a server answered.
    struct Answer: Sendable {
        var status: Int
        var fields: [String: String]
        var body: String
    }

    /// Why there was no answer.
    struct Failure: Error {
        var step: String
    }

    let port: UInt16

    /// Sends a GET, or a POST where there is a form.
    func ask(
        _ target: String, method: String? = nil, host: String? = nil,
        fields: [String: String] = [:],
        form: String? = nil
    ) async throws -> Answer {
        var fields = fields
        if form != nil, fields["Content-Type"] == nil {
            fields["Content-Type"] = "application/x-www-form-urlencoded"
        }
        var head = "\(method ?? (form == nil ? "GET" : "POST")) \(target) HTTP/1.1\r\n"
        head += "Host: \(host ?? "localhost:\(port)")\r\nConnection: close\r\n"
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        if let form { head += "Content-Length: \(form.utf8.count)\r\n" }
        return try await send(Array((head + "\r\n" + (form ?? "")).utf8))
    }

    /// Sends `bytes` as they are and reads until the server closes.
    ///
    /// It never blocks: the server needs the threads that tests run on.
    func send(_ bytes: [UInt8]) async throws -> Answer {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, type, 0)
        guard descriptor >= 0 else { throw Failure(step: "socket") }
        defer { _ = close(descriptor) }
        guard connect(descriptor) else { throw Failure(step: "connect") }
        try await write(bytes, to: descriptor)
        return try Self.parse(try await read(from: descriptor))
    }

    private func connect(_ descriptor: Int32) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(descriptor, $0, length)
            }
        }
        return result == 0 || errno == EINPROGRESS
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == ENOTCONN {
                try await Task.sleep(for: .milliseconds(1))
            } else {
                // A server that refuses may stop reading; what it answered is read all the same.
                return
            }
        }
    }

    private func read(from descriptor: Int32) async throws -> [UInt8] {
        var reply: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var patience = 20_000
        while patience > 0 {
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                reply += buffer[..<count]
            } else if count < 0, errno == EAGAIN {
                patience -= 1
                try await Task.sleep(for: .milliseconds(1))
            } else {
                return reply
            }
        }
        throw Failure(step: "read in time")
    }

    private static func parse(_ reply: [UInt8]) throws -> Answer {
        let text = String(decoding: reply, as: UTF8.self)
        guard let end = text.utf8.firstRange(of: "\r\n\r\n".utf8) else {
            throw Failure(step: "an answer of \(reply.count) bytes")
        }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { throw Failure(step: "status line") }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { continue }
            fields[halves[0].lowercased()] = String(halves[1].drop { $0 == " " })
        }
        return Answer(status: status, fields: fields, body: String(text[end.upperBound...]))
    }
}

extension Collection where Element: Equatable {
    /// The first place where `other` stands.
    fileprivate func firstRange(of other: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while start != endIndex {
            let rest = self[start...]
            if rest.starts(with: other) {
                return start..<index(start, offsetBy: other.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
