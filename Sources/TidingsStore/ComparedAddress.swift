/// An address as far as it says which page is meant.
///
/// Left out are the scheme, `www.`, the fragment, slashes at the end, and parameters that only tell
/// a publisher where its visitors come from.
struct ComparedAddress: Hashable {
    /// Host, path, and what is left of the query.
    let whole: String
    /// The path and what is left of the query, or `nil` where there is nothing but the host.
    let path: String?

    /// Reads an address.
    init(_ link: String) {
        var rest = link.utf8[...]
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")),
            rest[colon...].starts(with: "://".utf8)
        {
            rest = rest[rest.index(colon, offsetBy: 3)...]
        }
        if rest.starts(with: "www.".utf8) { rest = rest.dropFirst(4) }
        rest = rest.prefix { $0 != UInt8(ascii: "#") }
        let page = Self.withoutSlashes(rest.prefix { $0 != UInt8(ascii: "?") })
        let parameters = rest.drop { $0 != UInt8(ascii: "?") }.dropFirst()
            .split(separator: UInt8(ascii: "&")).filter { !Self.isTracking($0) }
        let query = parameters.map { String(Substring($0)) }.joined(separator: "&")
        let text = String(Substring(page)) + (query.isEmpty ? "" : "?" + query)
        whole = text
        let slash = text.utf8.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
        path = slash.map { String(text[$0...]) }
    }

    private static func withoutSlashes(_ page: Substring.UTF8View) -> Substring.UTF8View {
        var page = page
        while page.last == UInt8(ascii: "/") { page.removeLast() }
        return page
    }

    /// Whether a parameter only counts visitors.
    ///
    /// Source: the names that Google Analytics, Matomo, Facebook, Microsoft, Mailchimp, HubSpot,
    /// and AT Internet document for their campaign links.
    private static func isTracking(_ parameter: Substring.UTF8View) -> Bool {
        let name = String(Substring(parameter.prefix { $0 != UInt8(ascii: "=") })).lowercased()
        let prefixes = ["utm_", "mtm_", "pk_", "at_", "hsa_"]
        let names: Set = [
            "fbclid", "gclid", "dclid", "msclkid", "yclid", "igshid", "mc_cid", "mc_eid",
            "_hsenc", "_hsmi", "cmpid", "ncid", "wt_mc", "source", "ref", "ref_src", "rss",
        ]
        return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }
}
