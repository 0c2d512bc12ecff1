internal import CPSL
internal import Glibc

/// The domain somebody registered, which stands for who is behind a host.
public struct RegistrableDomain: Sendable {
    /// The registrable domain of `host` (`news.bbc.co.uk` → `bbc.co.uk`).
    ///
    /// Letter case and a final dot do not matter. Names beyond ASCII are taken in both writings,
    /// and come back in the one they came in.
    ///
    /// - Parameter host: The host of an address; IPv6 with or without brackets.
    /// - Returns: The host itself, in lower case, where it is an IP address or a public suffix.
    ///
    /// Source: the Public Suffix List, through libpsl.
    public static func of(host: String) -> String {
        var name = host.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        let bare =
            name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
        guard name.utf8.count <= 1000, NetworkAddress(bare) == nil, !bare.contains(":"),
            let list = unsafe psl_builtin()
        else { return name }
        // The answer points into the text given, so it is copied before that goes away.
        return unsafe name.withCString { text in
            unsafe psl_registrable_domain(list, text).map { unsafe String(cString: $0) } ?? name
        }
    }
}
