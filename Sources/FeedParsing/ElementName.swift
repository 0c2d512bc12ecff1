/// The local names of elements that feeds give a meaning to, in lower case.
enum ElementName: String, CaseIterable, Sendable {
    /// Every other name.
    case unknown = ""
    // Structure.
    case rss, rdf, feed, channel, item, items, entry, image, textinput, source, author, contributor
    case group, content, owner, person
    // Texts of feeds and entries.
    case title, link, description, summary, encoded, body, id, guid, subtitle, tagline, info
    case copyright, rights, generator, language, logo, icon, about, text
    case comments, commentrss, duration, name, email, uri, url, homepage, fullitem, origlink
    case creator, publisher, managingeditor, webmaster, subject, category, keywords, identifier
    case thumbnail, credit
    // Dates.
    case pubdate, published, issued, created, updated, modified, date, lastbuilddate
    // Media.
    case enclosure, transcript, chapters, player
    // Pace.
    case ttl, skiphours, skipdays, hour, day, updateperiod, updatefrequency
    // Markup.
    case div, html, br, img
    // Marks of other formats.
    case opml, urlset, sitemapindex

    /// The element whose name stands in `range`, whatever its case.
    static func named(_ range: Range<Int>, in bytes: [UInt8]) -> ElementName {
        table.element(range, in: bytes)
    }

    private static let table = ElementTable()
}

/// Finds an element by the bytes of its name, without making a string.
private struct ElementTable: Sendable {
    private var slots = [ElementName](repeating: .unknown, count: Self.slotCount)
    private var spellings = [[UInt8]](repeating: [], count: Self.slotCount)
    private static let slotCount = 512

    init() {
        for element in ElementName.allCases where element != .unknown {
            let spelling = Array(element.rawValue.utf8)
            var slot = NameHash.hash(0..<spelling.count, in: spelling).slot(of: Self.slotCount)
            while slots[slot] != .unknown { slot = (slot + 1) % Self.slotCount }
            slots[slot] = element
            spellings[slot] = spelling
        }
    }

    func element(_ range: Range<Int>, in bytes: [UInt8]) -> ElementName {
        guard range.count <= 16 else { return .unknown }
        var slot = NameHash.hash(range, in: bytes).slot(of: Self.slotCount)
        while slots[slot] != .unknown {
            if matches(spellings[slot], range, bytes) { return slots[slot] }
            slot = (slot + 1) % Self.slotCount
        }
        return .unknown
    }

    private func matches(_ spelling: [UInt8], _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        guard spelling.count == range.count else { return false }
        for offset in 0..<spelling.count
        where spelling[offset] != bytes[range.lowerBound + offset].lowercased {
            return false
        }
        return true
    }
}

/// A digest of a name, the same for upper and lower case.
///
/// Source: the FNV-1a hash.
struct NameHash: Hashable, Sendable {
    private let value: UInt32

    /// The hash of the bytes in `range`.
    static func hash(_ range: Range<Int>, in bytes: [UInt8]) -> NameHash {
        var value: UInt32 = 2_166_136_261
        for index in range { value = (value ^ UInt32(bytes[index].lowercased)) &* 16_777_619 }
        return NameHash(value: value)
    }

    fileprivate func slot(of count: Int) -> Int {
        Int((value ^ (value >> 15)) % UInt32(count))
    }
}
