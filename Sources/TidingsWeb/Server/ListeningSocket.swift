import Glibc

/// A socket that waits for connections on this machine only, closed when the value ends.
package struct ListeningSocket: ~Copyable {
    /// The file descriptor.
    package let descriptor: Int32
    /// The port, chosen by the system where 0 was asked for.
    package let port: UInt16

    /// Listens on `port` of the loopback address `host`: `localhost`, `127.x.y.z`, or `::1`.
    package init(host: String, port: UInt16) throws(WebServer.StartError) {
        guard let loopback = Loopback(host) else { throw .notLoopback(host) }
        let family = loopback.isIPv6 ? AF_INET6 : AF_INET
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else { throw Self.failure(port) }
        var yes: Int32 = 1
        _ = unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let bound =
            loopback.isIPv6
            ? Self.bind6(descriptor, port) : Self.bind4(descriptor, loopback.number, port)
        guard bound, listen(descriptor, 128) == 0, let actual = Self.port(of: descriptor) else {
            let failure = Self.failure(port)
            _ = close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        self.port = actual
    }

    deinit { _ = close(descriptor) }

    private static func failure(_ port: UInt16) -> WebServer.StartError {
        let code = errno
        switch code {
        case EADDRINUSE:
            return .cannotListen(detail: "Port \(port) is taken by another program.")
        case EACCES:
            return .cannotListen(detail: "Port \(port) needs rights this program does not have.")
        default:
            let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
            return .cannotListen(detail: "Port \(port) cannot be opened: \(reason).")
        }
    }

    private static func bind4(_ descriptor: Int32, _ number: UInt32, _ port: UInt16) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = number.bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, length) == 0
            }
        }
    }

    private static func bind6(_ descriptor: Int32, _ port: UInt16) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        let length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, length) == 0
            }
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
}
