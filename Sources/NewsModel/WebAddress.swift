/// An absolute address on the web, taken apart.
///
/// Reading is lenient as browsers are (white space around, line breaks inside, backslashes, spaces
/// and non-ASCII characters in the path), since feeds are. Only addresses with a host are web
/// addresses: `mailto:`, `javascript:`, and `data:` are not.
///
/// Source: RFC 3986; the leniency follows the WHATWG URL standard.
public struct WebAddress: Hashable, Sendable {
    /// The scheme in lower case, without the colon.
    public var scheme: String
    /// What stands before `@`, or `nil`; a secret, left out of `canonical`.
    public var userInfo: String?
    /// The host in lower case; an IPv6 host keeps its brackets.
    public var host: String
    /// The port, or `nil` for the scheme's own.
    public var port: Int?
    /// The path, beginning with a slash, dot segments removed.
    public var path: String
    /// The query without its question mark, or `nil` where there is none.
    public var query: String?
    /// The fragment without its hash sign, or `nil` where there is none.
    public var fragment: String?

    /// Reads an absolute address; `nil` where `text` is none or has no host.
    public init?(_ text: String) {
        var reference = AddressReference(text)
        reference.treatBackslashesAsSlashes()
        guard let scheme = reference.scheme, let authority = reference.authority else { return nil }
        self.init(scheme: scheme, authority: authority)
        path = AddressReference.removingDotSegments(reference.path)
        query = reference.query
        fragment = reference.fragment
    }

    private init?(scheme: String, authority: String) {
        self.scheme = scheme
        path = "/"
        // An authority is ASCII by now, so its bytes are its characters.
        var rest = Substring(authority)
        if let at = rest.utf8.lastIndex(of: UInt8(ascii: "@")) {
            userInfo = String(rest[..<at])
            rest = rest[rest.index(after: at)...]
        }
        let hostEnd =
            rest.utf8.first == UInt8(ascii: "[") ? rest.utf8.firstIndex(of: UInt8(ascii: "]")) : nil
        let searchStart = hostEnd ?? rest.startIndex
        if let colon = rest[searchStart...].utf8.lastIndex(of: UInt8(ascii: ":")) {
            let digits = rest[rest.index(after: colon)...]
            guard !digits.hasPrefix("+"), let number = digits.isEmpty ? 0 : UInt16(digits) else {
                return nil
            }
            port = digits.isEmpty || Int(number) == Self.defaultPort(scheme) ? nil : Int(number)
            rest = rest[..<colon]
        }
        let name = rest.utf8.contains(0x25) ? PercentCoding.decode(rest.utf8) : String(rest)
        guard !name.isEmpty, !name.utf8.contains(where: { $0 <= 0x20 || $0 == 0x3C }),
            !name.utf8.contains(where: { $0 == 0x5B || $0 == 0x5D }) || IPv6Literal.isValid(name)
        else { return nil }
        host = name.lowercased()
    }

    static func defaultPort(_ scheme: String) -> Int? {
        switch scheme {
        case "http": 80
        case "https": 443
        default: nil
        }
    }

    /// The address that `reference` means on a page at this address.
    ///
    /// - Returns: `nil` where the reference is absolute and not a web address (`mailto:` and so
    ///   on), or no address at all.
    ///
    /// Source: RFC 3986, section 5.2.
    public func resolve(_ reference: String) -> WebAddress? {
        var parts = AddressReference(reference)
        if let scheme = parts.scheme {
            // Browsers read `http:page` on a page with the same scheme as relative.
            guard parts.authority == nil, scheme == self.scheme else {
                return WebAddress(reference)
            }
        }
        parts.treatBackslashesAsSlashes(in: scheme)
        var target = self
        if let authority = parts.authority {
            guard let other = WebAddress(scheme: scheme, authority: authority) else { return nil }
            target = other
            target.path = AddressReference.removingDotSegments(parts.path)
            target.query = parts.query
        } else if parts.path.isEmpty {
            target.query = parts.query ?? query
        } else {
            let slash = UInt8(ascii: "/")
            let folder = path[...(path.utf8.lastIndex(of: slash) ?? path.startIndex)]
            let merged = parts.path.utf8.first == slash ? parts.path : folder + parts.path
            target.path = AddressReference.removingDotSegments(merged)
            target.query = parts.query
        }
        target.fragment = parts.fragment
        return target
    }

    /// Whether the address can be fetched: `http` or `https`.
    public var isFetchable: Bool { scheme == "http" || scheme == "https" }

    /// The form two writings of the same address share: no fragment and no user information.
    public var canonical: String {
        var copy = self
        copy.fragment = nil
        copy.userInfo = nil
        return copy.description
    }
}

extension WebAddress: CustomStringConvertible {
    /// The whole address, percent-encoded where it must be.
    public var description: String {
        var text = scheme + "://"
        if let userInfo { text += userInfo + "@" }
        text += host
        if let port { text += ":" + String(port) }
        text += path
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }
}
