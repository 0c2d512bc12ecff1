import NewsModel

/// Recognises entries whose publisher changed their identifiers.
///
/// A match must be the only one on both sides, and rests on
/// 1. the same address and the same publish time, else
/// 2. the same title and the same publish time, else
/// 3. the same address and title, where one of the two has no publish time, else
/// 4. the same address alone, where the document knows not one entry by its key any more.
///
/// An address or a title alone is not enough otherwise: a daily bulletin may use both every day.
struct EntryMatcher {
    /// An entry on either side.
    struct Candidate {
        /// The address without what changes when a site moves to https.
        var address: String?
        /// The title; `nil` where it is empty.
        var title: String?
        /// The publish time as given.
        var published: Timestamp?

        /// Gathers what a match rests on.
        init(link: String?, title: String, published: Timestamp?) {
            address = link.map(Self.withoutScheme)
            self.title = title.isEmpty ? nil : title
            self.published = published
        }

        /// The address without scheme, fragment, and slashes at its end.
        private static func withoutScheme(_ link: String) -> String {
            var rest = link.utf8[...]
            if let colon = rest.firstIndex(of: UInt8(ascii: ":")),
                rest[colon...].starts(with: "://".utf8)
            {
                rest = rest[rest.index(colon, offsetBy: 3)...]
            }
            rest = rest.prefix { $0 != UInt8(ascii: "#") }
            while rest.last == UInt8(ascii: "/") { rest.removeLast() }
            return String(Substring(rest))
        }
    }

    /// What two entries must share under one rule.
    private struct Signature: Hashable {
        var address: String?
        var title: String?
        var published: Timestamp?
    }

    /// The stored entry that each new one is, by index.
    ///
    /// - Parameters:
    ///   - new: The entries of the document that are not known by their keys.
    ///   - stored: The entries of the feed that the document does not name.
    ///   - knowsNone: Whether not one entry of the document is known by its key.
    /// - Returns: Indices of `stored` under indices of `new`.
    /// - Complexity: O(`new` + `stored`).
    static func matches(
        _ new: [Candidate], with stored: [Candidate], knowsNone: Bool
    ) -> [Int: Int] {
        var rules: [(Candidate) -> Signature?] = [
            {
                $0.address == nil || $0.published == nil
                    ? nil : Signature(address: $0.address, published: $0.published)
            },
            {
                $0.title == nil || $0.published == nil
                    ? nil : Signature(title: $0.title, published: $0.published)
            },
            {
                $0.address == nil || $0.title == nil
                    ? nil : Signature(address: $0.address, title: $0.title)
            },
        ]
        if knowsNone, new.count > 1 {
            rules.append { $0.address == nil ? nil : Signature(address: $0.address) }
        }
        var found: [Int: Int] = [:]
        var taken: Set<Int> = []
        for (number, rule) in rules.enumerated() {
            let left = unique(new, by: rule) { found[$0] == nil }
            let right = unique(stored, by: rule) { !taken.contains($0) }
            for (signature, one) in left {
                guard one != several, let other = right[signature], other != several else {
                    continue
                }
                let bothDated = new[one].published != nil && stored[other].published != nil
                if number == 2, bothDated { continue }
                found[one] = other
                taken.insert(other)
            }
        }
        return found
    }

    private static let several = -1

    /// The one entry with each signature, or `several`.
    private static func unique(
        _ entries: [Candidate], by rule: (Candidate) -> Signature?, where isFree: (Int) -> Bool
    ) -> [Signature: Int] {
        var indices: [Signature: Int] = [:]
        for (index, entry) in entries.enumerated() where isFree(index) {
            guard let signature = rule(entry) else { continue }
            indices[signature] = indices[signature] == nil ? index : several
        }
        return indices
    }
}
