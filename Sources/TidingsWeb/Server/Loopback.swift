/// An address of this machine that no other machine can reach.
struct Loopback: Hashable, Sendable {
    /// Whether it is `::1`.
    let isIPv6: Bool
    /// The IPv4 address as a number; 0 where it is `::1`.
    let number: UInt32

    /// Reads `localhost`, `127.x.y.z`, or `::1`; `nil` for anything else.
    init?(_ host: String) {
        let name = host.lowercased() == "localhost" ? "127.0.0.1" : host
        isIPv6 = name == "::1" || name == "[::1]"
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { UInt8($0) }
        number = isIPv6 ? 0 : bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        guard isIPv6 || (parts.count == 4 && bytes.count == 4 && bytes[0] == 127) else {
            return nil
        }
    }
}
