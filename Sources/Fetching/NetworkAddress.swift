internal import Glibc

/// An IP address, and whether it belongs to the public internet.
package enum NetworkAddress: Hashable, Sendable {
    /// An IPv4 address, the first byte highest.
    case version4(UInt32)
    /// An IPv6 address in two halves, the first byte highest.
    case version6(high: UInt64, low: UInt64)

    /// Reads an address in text form, without brackets; `nil` where `text` is none.
    package init?(_ text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        if unsafe inet_pton(AF_INET, text, &bytes) == 1 {
            self.init(bytes: bytes[..<4])
        } else if unsafe inet_pton(AF_INET6, text, &bytes) == 1 {
            self.init(bytes: bytes[...])
        } else {
            return nil
        }
    }

    /// The address in 4 or 16 bytes.
    init(bytes: some Collection<UInt8>) {
        func number(_ part: some Collection<UInt8>) -> UInt64 {
            part.reduce(0) { $0 << 8 | UInt64($1) }
        }
        if bytes.count == 4 {
            self = .version4(UInt32(truncatingIfNeeded: number(bytes)))
        } else {
            self = .version6(high: number(bytes.prefix(8)), low: number(bytes.dropFirst(8)))
        }
    }

    /// Whether the address is one that everybody can reach: not this machine, not a private
    /// network, not reserved, and no IPv6 wrapping of such an IPv4 address.
    ///
    /// Source: the IANA special-purpose address registries (RFC 6890); what they do not call
    /// globally reachable is not public.
    package var isPublic: Bool {
        switch self {
        case .version4(let address):
            return Self.isPublic(address)
        case .version6(let high, let low):
            return Self.isPublic(high, low)
        }
    }

    private static func isPublic(_ address: UInt32) -> Bool {
        let reserved: [(prefix: UInt32, length: UInt32)] = [
            (0x0000_0000, 8),  // this network
            (0x0A00_0000, 8),  // private
            (0x6440_0000, 10),  // shared by a provider's customers
            (0x7F00_0000, 8),  // this machine
            (0xA9FE_0000, 16),  // this link, and the metadata services of clouds
            (0xAC10_0000, 12),  // private
            (0xC000_0000, 24),  // protocol assignments
            (0xC000_0200, 24),  // documentation
            (0xC058_6300, 24),  // 6to4 relays
            (0xC0A8_0000, 16),  // private
            (0xC612_0000, 15),  // benchmarks
            (0xC633_6400, 24),  // documentation
            (0xCB00_7100, 24),  // documentation
            (0xE000_0000, 3),  // multicast, reserved, broadcast
        ]
        return !reserved.contains { (address ^ $0.prefix) >> (32 - $0.length) == 0 }
    }

    private static func isPublic(_ high: UInt64, _ low: UInt64) -> Bool {
        let lastHalf = UInt32(truncatingIfNeeded: low)
        // IPv4 in IPv6: mapped (::ffff:0:0/96) and NAT64 (64:ff9b::/96).
        if high == 0, low >> 32 == 0xFFFF { return isPublic(lastHalf) }
        if high == 0x0064_FF9B_0000_0000, low >> 32 == 0 { return isPublic(lastHalf) }
        // Only 2000::/3 is handed out for the public internet.
        guard high >> 61 == 1 else { return false }
        switch high >> 32 {
        case 0x2001_0000:
            // Teredo: the server's address, and the client's with all bits turned.
            return isPublic(UInt32(truncatingIfNeeded: high)) && isPublic(~lastHalf)
        case 0x2001_0DB8:
            return false
        case 0x2002_0000...0x2002_FFFF:
            // 6to4: the IPv4 address follows the first two bytes.
            return isPublic(UInt32(truncatingIfNeeded: high >> 16))
        default:
            // 2001::/23 is for protocols, 3fff::/20 for documentation.
            return high >> 41 != 0x2001_0000 >> 9 && high >> 44 != 0x3FFF0
        }
    }
}
