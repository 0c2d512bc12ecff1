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
    case enclosure, transcript, chapters, soundbite, player
    // Conversations.
    case inReplyTo = "in-reply-to"
    case total
    // Pace.
    case ttl, skiphours, skipdays, hour, day, updateperiod, updatefrequency
    // Markup.
    case div, html, br, img
    // Marks of other formats.
    case opml, urlset, sitemapindex

    /// The element whose local name is that of `name`, whatever its case.
    static func named(_ name: TagName, in bytes: [UInt8]) -> ElementName {
        table.element(name, in: bytes)
    }

    private static let table = ElementTable()
}

/// Finds an element by the bytes of its name, without making a string.
private struct ElementTable: Sendable {
    private var slots = [ElementName](repeating: .unknown, count: Self.slotCount)
    /// The spelling of each slot, padded with zeros.
    private var spellings = [UInt8](repeating: 0, count: Self.slotCount * Self.lengthLimit)
    private static let slotCount = 512
    private static let lengthLimit = 16

    init() {
        for element in ElementName.allCases where element != .unknown {
            let spelling = Array(element.rawValue.utf8)
            var slot = TagName(0..<spelling.count, in: spelling).localHash.slot(of: Self.slotCount)
            while slots[slot] != .unknown { slot = (slot + 1) % Self.slotCount }
            slots[slot] = element
            for (offset, byte) in spelling.enumerated() {
                spellings[slot * Self.lengthLimit + offset] = byte
            }
        }
    }

    func element(_ name: TagName, in bytes: [UInt8]) -> ElementName {
        guard name.local.count <= Self.lengthLimit else { return .unknown }
        var slot = name.localHash.slot(of: Self.slotCount)
        while slots[slot] != .unknown {
            if matches(slot, name.local, bytes) { return slots[slot] }
            slot = (slot + 1) % Self.slotCount
        }
        return .unknown
    }

    private func matches(_ slot: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        var place = slot * Self.lengthLimit
        for index in range {
            if spellings[place] != bytes[index].lowercased { return false }
            place += 1
        }
        return range.count == Self.lengthLimit || spellings[place] == 0
    }
}

/// The name of a tag, taken apart at its colon.
struct TagName: Sendable {
    /// What stands before the colon; empty where there is none.
    let prefix: Range<Int>
    /// What stands behind it.
    let local: Range<Int>
    /// The digest of the whole name.
    let hash: NameHash
    /// The digest of the local name.
    let localHash: NameHash

    /// Takes apart the name in `range`, in one pass.
    init(_ range: Range<Int>, in bytes: [UInt8]) {
        var whole = NameHash()
        var part = NameHash()
        var start = range.lowerBound
        for index in range {
            let byte = bytes[index].lowercased
            whole.add(byte)
            if byte == 0x3A, start == range.lowerBound {
                start = index + 1
                part = NameHash()
            } else {
                part.add(byte)
            }
        }
        prefix = range.lowerBound..<max(start - 1, range.lowerBound)
        local = start..<range.upperBound
        hash = whole
        localHash = part
    }

    /// How long the prefix is, its colon included.
    var prefixLength: Int { local.lowerBound - prefix.lowerBound }
}

/// A digest of a name in lower case.
///
/// Source: the FNV-1a hash.
struct NameHash: Hashable, Sendable {
    private var value: UInt32 = 2_166_136_261

    fileprivate mutating func add(_ byte: UInt8) {
        value = (value ^ UInt32(byte)) &* 16_777_619
    }

    fileprivate func slot(of count: Int) -> Int {
        Int((value ^ (value >> 15)) % UInt32(count))
    }
}
