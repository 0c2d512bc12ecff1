import Glibc

/// An address of the internet protocol, as people and machines write it.
package struct HostAddress: Hashable, Sendable {
    /// The bytes: 4 or 16.
    package let bytes: [UInt8]

    /// Reads `127.0.0.1`, `::1`, or `[::1]`; `nil` where the text is none.
    ///
    /// An IPv4 address that is written as an IPv6 one is the same address.
    package init?(_ text: String) {
        guard text.utf8.count <= 47, !text.utf8.contains(0) else { return nil }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let bare = isBracketed ? String(text.dropFirst().dropLast()) : text
        var four = [UInt8](repeating: 0, count: 4)
        var sixteen = [UInt8](repeating: 0, count: 16)
        if !isBracketed, unsafe inet_pton(AF_INET, bare, &four) == 1 {
            bytes = four
        } else if unsafe inet_pton(AF_INET6, bare, &sixteen) == 1 {
            bytes = Self.unmapped(sixteen)
        } else {
            return nil
        }
    }

    /// Reads an address of a socket; `nil` where it is of another family.
    init?(socketAddress pointer: UnsafeRawPointer) {
        let base = unsafe pointer.assumingMemoryBound(to: sockaddr.self)
        switch Int32(unsafe base.pointee.sa_family) {
        case AF_INET:
            let address = unsafe pointer.assumingMemoryBound(to: sockaddr_in.self)
            bytes = unsafe withUnsafeBytes(of: address.pointee.sin_addr) { unsafe Array($0) }
        case AF_INET6:
            let address = unsafe pointer.assumingMemoryBound(to: sockaddr_in6.self)
            bytes = Self.unmapped(
                unsafe withUnsafeBytes(of: address.pointee.sin6_addr) { unsafe Array($0) })
        default: return nil
        }
    }

    private static func unmapped(_ bytes: [UInt8]) -> [UInt8] {
        let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        return isMapped ? Array(bytes.suffix(4)) : bytes
    }

    /// Whether no other machine can reach it.
    package var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
    }

    /// Who shares it as far as guesses are counted: an IPv4 address alone, an IPv6 one with the
    /// network of its 64 bits, which is what one household gets.
    package var neighbourhood: [UInt8] { bytes.count == 4 ? bytes : Array(bytes.prefix(8)) }
}

extension HostAddress: CustomStringConvertible {
    /// The address as machines write it, such as `127.0.0.1` and `::1`.
    package var description: String {
        var text = [CChar](repeating: 0, count: 64)
        let family = bytes.count == 4 ? AF_INET : AF_INET6
        _ = unsafe inet_ntop(family, bytes, &text, socklen_t(text.count))
        return String(
            decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
