import Glibc

/// A socket that waits for connections, closed when the value ends.
package struct ListeningSocket: ~Copyable {
    /// The file descriptor.
    package let descriptor: Int32
    /// The port, chosen by the system where 0 was asked for; 0 where there are none.
    package let port: UInt16
    /// The file of a socket in the file system, which goes with it.
    private let path: String?

    /// Listens on `port` of an address of this machine: `localhost`, or one in numbers.
    package init(host: String, port: UInt16) throws(WebServer.StartError) {
        let name = host.lowercased() == "localhost" ? "127.0.0.1" : host
        guard let address = HostAddress(name) else { throw .notAnAddress(host) }
        let isIPv6 = address.bytes.count == 16
        let descriptor = try Self.open(isIPv6 ? AF_INET6 : AF_INET, "Port \(port)")
        var yes: Int32 = 1
        let length = socklen_t(MemoryLayout<Int32>.size)
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, length)
        if isIPv6 {
            // `::` stands for every address of this machine, the older kind included.
            var no: Int32 = 0
            _ = unsafe setsockopt(
                descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, length)
        }
        let bound =
            isIPv6
            ? Self.bind6(descriptor, address, port) : Self.bind4(descriptor, address, port)
        guard bound, listen(descriptor, 1024) == 0, let actual = Self.port(of: descriptor) else {
            let failure = Self.failure("Port \(port)", at: host)
            _ = close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        self.port = actual
        path = nil
    }

    /// Listens on a socket in the file system, for this person and their group.
    ///
    /// A file that an earlier process left there is taken away; one that somebody listens on, or
    /// that is no socket, is not.
    package init(path: String) throws(WebServer.StartError) {
        let name = "The socket “\(path)”"
        guard var address = Self.unixAddress(path) else {
            throw .cannotListen(detail: "\(name) needs a shorter name: 100 bytes at most.")
        }
        let descriptor = try Self.open(AF_UNIX, name)
        if Self.isLeftBehind(path, address) { _ = unsafe unlink(path) }
        let before = umask(0o117)
        let bound = unsafe Self.with(&address) { unsafe bind(descriptor, $0, $1) == 0 }
        umask(before)
        guard bound, listen(descriptor, 1024) == 0 else {
            let failure = Self.failure(name, at: path)
            _ = close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        port = 0
        self.path = path
    }

    deinit {
        _ = close(descriptor)
        if let path { _ = unsafe unlink(path) }
    }

    private static func open(
        _ family: Int32, _ name: String
    ) throws(WebServer.StartError) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else { throw failure(name, at: "") }
        return descriptor
    }

    private static func failure(_ name: String, at place: String) -> WebServer.StartError {
        let code = errno
        switch code {
        case EADDRINUSE:
            return .cannotListen(detail: "\(name) is taken by another program.")
        case EACCES:
            return .cannotListen(detail: "\(name) needs rights this program does not have.")
        case EADDRNOTAVAIL:
            return .cannotListen(detail: "“\(place)” is not an address of this machine.")
        default:
            let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
            return .cannotListen(detail: "\(name) cannot be opened: \(reason).")
        }
    }

    // MARK: The internet

    private static func bind4(
        _ descriptor: Int32, _ host: HostAddress, _ port: UInt16
    ) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = host.bytes.reduce(0) { $0 << 8 | UInt32($1) }.bigEndian
        return unsafe with(&address) { unsafe bind(descriptor, $0, $1) == 0 }
    }

    private static func bind6(
        _ descriptor: Int32, _ host: HostAddress, _ port: UInt16
    ) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        unsafe withUnsafeMutableBytes(of: &address.sin6_addr) {
            unsafe $0.copyBytes(from: host.bytes)
        }
        return unsafe with(&address) { unsafe bind(descriptor, $0, $1) == 0 }
    }

    private static func with<Address>(
        _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Bool {
        let length = socklen_t(MemoryLayout<Address>.size)
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
        }
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        // The port stands at the same place in the addresses of both families.
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let known = unsafe withUnsafeMutablePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length) == 0
            }
        }
        return known ? UInt16(bigEndian: address.sin6_port) : nil
    }

    // MARK: The file system

    private static func unixAddress(_ path: String) -> sockaddr_un? {
        guard (1...100).contains(path.utf8.count), !path.utf8.contains(0) else { return nil }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            unsafe bytes.copyBytes(from: path.utf8)
        }
        return address
    }

    /// Whether a socket stands at `path` that nobody listens on.
    private static func isLeftBehind(_ path: String, _ address: sockaddr_un) -> Bool {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
            return false
        }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard probe >= 0 else { return false }
        defer { _ = close(probe) }
        var address = address
        return unsafe with(&address) { unsafe connect(probe, $0, $1) != 0 } && errno == ECONNREFUSED
    }
}
