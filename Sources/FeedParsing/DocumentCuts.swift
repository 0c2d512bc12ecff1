/// Where the entries of a document begin and end, and a hash of each and of all around them.
///
/// Only a document whose entries stand one after the other, with nothing but white space between
/// them, can be cut; then each of them says by itself all that it says. What stands around them
/// decides how they are read.
public struct DocumentCuts: Sendable {
    /// The hash of all that stands around the entries, but for the times at which the document was
    /// made, which change without meaning anything for them.
    public let frame: UInt64
    /// The hash of each entry, in the document's order.
    public let entries: [UInt64]
    /// Where each entry stands.
    let places: [Range<Int>]

    /// The most entries of a document that is cut.
    static let limit = 1000
    /// Changes whenever entries are read in another way than before, so that all are read anew.
    private static let reading: UInt64 = 1

    /// Looks where to cut `bytes`, which are UTF-8; `nil` where they cannot be cut.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - address: Where it came from, which decides what relative addresses mean.
    init?(_ bytes: [UInt8], address: String) {
        var scan = EntryScan(bytes)
        guard scan.run() else { return nil }
        places = scan.entries
        entries = places.map { place in
            var hash = QuickHash()
            hash.add(place, of: bytes)
            return hash.value
        }
        var hash = QuickHash()
        hash.add(Self.reading)
        for range in scan.frame { hash.add(range, of: bytes) }
        let address = Array(address.utf8)
        hash.add(0..<address.count, of: address)
        frame = hash.value
    }

    /// The document without some of its entries.
    func document(_ bytes: [UInt8], without left: Set<Int>) -> [UInt8] {
        guard let first = places.first, let last = places.last else { return bytes }
        var document = Array(bytes[..<first.lowerBound])
        for (index, place) in places.enumerated() where !left.contains(index) {
            document += bytes[place]
        }
        return document + bytes[last.upperBound...]
    }
}

/// Finds the entries of a document by its tags alone.
private struct EntryScan {
    private let bytes: [UInt8]
    /// Where the entries stand.
    private(set) var entries: [Range<Int>] = []
    /// What stands around them, without the times.
    private(set) var frame: [Range<Int>] = []
    private var place = 0
    /// Where the stretch of the frame begins that was not taken yet.
    private var frameStart = 0
    private var entryStart: Int?
    private var isAtom = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Looks through the document.
    ///
    /// - Returns: Whether it can be cut.
    /// - Complexity: O(*n*), at the speed of the C library where there is text.
    mutating func run() -> Bool {
        while let tag = bytes.place(of: 0x3C, in: place..<bytes.count) {
            place = tag + 1
            guard place < bytes.count else { return false }
            if bytes[place] == UInt8(ascii: "!") {
                guard skipDeclaration(at: tag) else { return false }
            } else if entryStart != nil {
                guard takeInEntry(tag) else { return false }
            } else if !takeInFrame(tag) {
                return false
            }
        }
        frame.append(frameStart..<bytes.count)
        return entryStart == nil && !entries.isEmpty
    }

    /// Goes past a comment or character data, in which nothing is a tag.
    private mutating func skipDeclaration(at tag: Int) -> Bool {
        var end: Int?
        if bytes.has("<![CDATA[", at: tag) {
            end = bytes.place(of: "]]>", in: tag + 9..<bytes.count)
        } else if bytes.has("<!--", at: tag) {
            end = bytes.place(of: "-->", in: tag + 4..<bytes.count)
        } else {
            // A document type may declare what references mean.
            return entryStart == nil && entries.isEmpty
        }
        guard let end else { return false }
        place = end + 3
        return true
    }

    private mutating func takeInEntry(_ tag: Int) -> Bool {
        // An entry in an entry, or the end tag of another kind of one.
        if isName(isAtom ? "entry" : "item", at: tag + 1) { return false }
        guard bytes[tag + 1] == UInt8(ascii: "/"), isName(isAtom ? "entry" : "item", at: tag + 2)
        else { return true }
        guard let end = bytes.place(of: 0x3E, in: tag..<bytes.count), let start = entryStart else {
            return false
        }
        place = end + 1
        entries.append(start..<place)
        entryStart = nil
        frameStart = place
        return entries.count <= DocumentCuts.limit
    }

    private mutating func takeInFrame(_ tag: Int) -> Bool {
        let isEntry = isName("entry", at: tag + 1)
        guard isEntry || isName("item", at: tag + 1) else {
            leaveOutTime(at: tag)
            return true
        }
        if entries.isEmpty {
            isAtom = isEntry
            frame.append(frameStart..<tag)
        } else {
            // What stands between two entries belongs to neither.
            guard isAtom == isEntry, bytes.trimming(frameStart..<tag).isEmpty else { return false }
        }
        entryStart = tag
        return true
    }

    /// Leaves the text out of the frame that says when the document was made, and the list of its
    /// entries that RDF has.
    private mutating func leaveOutTime(at tag: Int) {
        let isTime =
            isName("lastBuildDate", at: tag + 1) || isName("pubDate", at: tag + 1)
            || isName("updated", at: tag + 1) || isName("dc:date", at: tag + 1)
            || isName("modified", at: tag + 1)
        if isTime {
            guard let start = bytes.place(of: 0x3E, in: tag..<bytes.count),
                let end = bytes.place(of: 0x3C, in: start..<bytes.count)
            else { return }
            frame.append(frameStart..<start)
            frameStart = end
            place = end
        } else if isName("rdf:li", at: tag + 1),
            let end = bytes.place(of: 0x3E, in: tag..<bytes.count)
        {
            frame.append(frameStart..<tag)
            frameStart = end + 1
            place = frameStart
        }
    }

    /// Whether the name of a tag is `name`.
    private func isName(_ name: StaticString, at place: Int) -> Bool {
        guard bytes.has(name, at: place) else { return false }
        let end = place + name.utf8CodeUnitCount
        return end < bytes.count
            && (bytes[end].isSpace || bytes[end] == 0x3E || bytes[end] == UInt8(ascii: "/"))
    }
}
