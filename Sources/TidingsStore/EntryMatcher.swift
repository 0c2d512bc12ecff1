import NewsModel

/// Recognises entries whose publisher changed their identifiers.
///
/// A match must be the only one on both sides, and rests on
/// 1. the same address and the same publish time, else
/// 2. the same title and the same publish time, else
/// 3. the same address, title, and beginning of the text, where there is a text, else
/// 4. the same address and title, where one of the two has no publish time, else
/// 5. the same title, where neither has an address and one of the two has no publish time, else
/// 6. the same address alone, where the document knows not one entry by its key any more, else
/// 7. the same path at any host and the same title, in such a document, else
/// 8. the same title alone, in such a document, where one of the two has no publish time.
///
/// An address or a title alone is not enough otherwise: a daily bulletin may use both every day.
struct EntryMatcher {
    /// An entry on either side.
    struct Candidate {
        /// The address without what changes when a site moves or counts its visitors.
        var address: ComparedAddress?
        /// The title; `nil` where it is empty.
        var title: String?
        /// The beginning of the text; `nil` where it is empty.
        var excerpt: String?
        /// The publish time as given.
        var published: Timestamp?

        /// Gathers what a match rests on.
        init(link: String?, title: String, excerpt: String = "", published: Timestamp?) {
            address = link.map { ComparedAddress($0) }
            self.title = title.isEmpty ? nil : title
            self.excerpt = excerpt.isEmpty ? nil : excerpt
            self.published = published
        }
    }

    /// What two entries must share under one rule.
    private struct Signature: Hashable {
        var address: String?
        var path: String?
        var title: String?
        var excerpt: String?
        var published: Timestamp?
    }

    /// What a match may rest on, surest first.
    private enum Rule: CaseIterable {
        case addressAndTime
        case titleAndTime
        case everythingButTime
        case addressAndTitle
        case titleWithoutAddress
        case addressAlone
        case pathAndTitle
        case titleAlone

        /// What `entry` must share, or `nil` where it lacks a part.
        func signature(of entry: Candidate) -> Signature? {
            let (address, title) = (entry.address?.whole, entry.title)
            switch self {
            case .addressAndTime:
                guard let address, let time = entry.published else { return nil }
                return Signature(address: address, published: time)
            case .titleAndTime:
                guard let title, let time = entry.published else { return nil }
                return Signature(title: title, published: time)
            case .everythingButTime:
                guard let title, let excerpt = entry.excerpt else { return nil }
                return Signature(address: address, title: title, excerpt: excerpt)
            case .addressAndTitle:
                guard let address, let title else { return nil }
                return Signature(address: address, title: title)
            case .titleWithoutAddress:
                guard address == nil, let title else { return nil }
                return Signature(title: title)
            case .addressAlone:
                guard let address else { return nil }
                return Signature(address: address)
            case .pathAndTitle:
                guard let path = entry.address?.path, let title else { return nil }
                return Signature(path: path, title: title)
            case .titleAlone:
                guard let title else { return nil }
                return Signature(title: title)
            }
        }

        /// Whether it holds only where the document knows no entry by its key.
        var needsRenaming: Bool {
            switch self {
            case .addressAlone, .pathAndTitle, .titleAlone: true
            default: false
            }
        }

        /// Whether two entries that share it may be one.
        func allows(_ one: Candidate, _ other: Candidate) -> Bool {
            switch self {
            case .addressAndTitle, .titleWithoutAddress, .titleAlone:
                one.published == nil || other.published == nil
            default: true
            }
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
        guard !new.isEmpty, !stored.isEmpty else { return [:] }
        var found: [Int: Int] = [:]
        var taken: Set<Int> = []
        let isRenamedThroughout = knowsNone && new.count > 1
        for rule in Rule.allCases where !rule.needsRenaming || isRenamedThroughout {
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
