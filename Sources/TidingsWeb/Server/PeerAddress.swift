import Glibc

/// The address of whoever is at the other end of a connection.
enum PeerAddress {
    /// The address of the peer of a socket as text, such as `127.0.0.1`; empty where there is none.
    static func text(of socket: Int32) -> String {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutablePointer(to: &storage) { storage in
            let address = unsafe UnsafeMutableRawPointer(storage).assumingMemoryBound(
                to: sockaddr.self)
            guard unsafe getpeername(socket, address, &length) == 0 else { return "" }
            return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
                let code = unsafe getnameinfo(
                    address, length, text.baseAddress, 64, nil, 0, NI_NUMERICHOST)
                guard code == 0, let start = text.baseAddress else { return "" }
                return unsafe String(cString: start)
            }
        }
    }
}
