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

    /// What a match may rest on, surest first.
    private enum Rule: CaseIterable {
        case addressAndTime
        case titleAndTime
        case addressAndTitle
        case addressAlone

        /// What `entry` must share, or `nil` where it lacks a part.
        func signature(of entry: Candidate) -> Signature? {
            let (address, title, published) = (entry.address, entry.title, entry.published)
            return switch self {
            case .addressAndTime where address != nil && published != nil:
                Signature(address: address, published: published)
            case .titleAndTime where title != nil && published != nil:
                Signature(title: title, published: published)
            case .addressAndTitle where address != nil && title != nil:
                Signature(address: address, title: title)
            case .addressAlone where address != nil: Signature(address: address)
            default: nil
            }
        }

        /// Whether two entries that share it may be one.
        func allows(_ one: Candidate, _ other: Candidate) -> Bool {
            self != .addressAndTitle || one.published == nil || other.published == nil
        }
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
        var found: [Int: Int] = [:]
        var taken: Set<Int> = []
        let isRenamedThroughout = knowsNone && new.count > 1
        for rule in Rule.allCases where rule != .addressAlone || isRenamedThroughout {
            let left = unique(new, by: rule) { found[$0] == nil }
            let right = unique(stored, by: rule) { !taken.contains($0) }
            for (signature, one) in left where one != several {
                guard let other = right[signature], other != several,
                    rule.allows(new[one], stored[other])
                else { continue }
                found[one] = other
                taken.insert(other)
            }
        }
        return found
    }

    private static let several = -1

    /// The one entry with each signature, or `several`.
    private static func unique(
        _ entries: [Candidate], by rule: Rule, where isFree: (Int) -> Bool
    ) -> [Signature: Int] {
        var indices: [Signature: Int] = [:]
        for (index, entry) in entries.enumerated() where isFree(index) {
            guard let signature = rule.signature(of: entry) else { continue }
            indices[signature] = indices[signature] == nil ? index : several
        }
        return indices
    }
}
