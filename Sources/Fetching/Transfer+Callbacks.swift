internal import CCurl
internal import Glibc

/// What curl calls while a hop is under way, on the thread of the loop.
extension Transfer {
    /// Makes curl call this transfer; the loop keeps it alive until the handle is removed.
    func installCallbacks(on handle: EasyHandle) {
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe handle.withPointer { pointer in
            unsafe ccurl_set_pointer(pointer, CURLOPT_WRITEDATA, context)
            unsafe ccurl_set_pointer(pointer, CURLOPT_HEADERDATA, context)
            unsafe ccurl_set_pointer(pointer, CURLOPT_OPENSOCKETDATA, context)
            unsafe ccurl_set_pointer(pointer, CURLOPT_PREREQDATA, context)
            unsafe ccurl_set_bytes_callback(pointer, CURLOPT_WRITEFUNCTION) {
                unsafe Transfer.from($3)?.takeBody($0, count: $1 * $2) ?? 0
            }
            unsafe ccurl_set_bytes_callback(pointer, CURLOPT_HEADERFUNCTION) {
                unsafe Transfer.from($3)?.takeHeader($0, count: $1 * $2) ?? 0
            }
            unsafe ccurl_set_socket_callback(pointer) { context, _, address in
                unsafe Transfer.from(context)?.openSocket(address) ?? CURL_SOCKET_BAD
            }
            unsafe ccurl_set_request_callback(pointer) { context, remote, _, _, _ in
                unsafe Transfer.from(context)?.mayAsk(remote) == true
                    ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
            }
        }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Transfer? {
        unsafe context.map { unsafe Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Takes one line of the header.
    private func takeHeader(_ bytes: UnsafeMutablePointer<CChar>?, count: Int) -> Int {
        fields.take(line: unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count)))
        guard fields.byteCount <= limits.headerInBytes else {
            stop = .tooLong(limitInBytes: limits.headerInBytes)
            return 0
        }
        return count
    }

    /// Takes decoded bytes of the body.
    private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, count: Int) -> Int {
        guard body.count + count <= limits.bodyInBytes else {
            stop = .tooLong(limitInBytes: limits.bodyInBytes)
            return 0
        }
        // Nobody reads the body of a redirect; a short one is taken to keep the connection.
        if isRedirect, body.count + count > 65_536 {
            stop = .enoughOfRedirect
            return 0
        }
        unsafe body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        return count
    }

    /// Opens a socket towards an address, if that may be asked.
    private func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
        guard let address = unsafe address, let bytes = unsafe ccurl_address_bytes(address) else {
            stop = .refusedAddress
            return CURL_SOCKET_BAD
        }
        let count = unsafe address.pointee.family == AF_INET ? 4 : 16
        let network = unsafe NetworkAddress(
            bytes: UnsafeRawBufferPointer(start: bytes, count: count))
        guard ticket.request.allowsPrivateNetwork || policy.isPublic(network) else {
            stop = .refusedAddress
            return CURL_SOCKET_BAD
        }
        isAddressAllowed = true
        return unsafe socket(
            address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
            address.pointee.protocol)
    }

    /// Whether the address at the other end of a connection may be asked.
    ///
    /// A kept connection comes without `openSocket`, and may be one that another request, allowed
    /// to ask private networks, had opened.
    private func mayAsk(_ remote: UnsafeMutablePointer<CChar>?) -> Bool {
        if ticket.request.allowsPrivateNetwork { return true }
        if let remote = unsafe remote, let network = unsafe NetworkAddress(String(cString: remote)),
            policy.isPublic(network)
        {
            return true
        }
        stop = .refusedAddress
        isAddressAllowed = false
        return false
    }
}
