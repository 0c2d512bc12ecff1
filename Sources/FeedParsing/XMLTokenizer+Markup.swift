/// What an opening bracket begins.
extension XMLTokenizer {
    /// Reads what begins at `bracket` and moves past it, but for what proves to be text.
    mutating func markup(at bracket: Int) -> Markup {
        guard bracket + 1 < end else { return .text }
        let next = bytes[bracket + 1]
        switch next {
        case UInt8(ascii: "/"): return endTag(at: bracket)
        case UInt8(ascii: "!"): return declaration(at: bracket)
        case UInt8(ascii: "?"): return instruction(at: bracket)
        default: return Self.startsName(next) ? startTag(at: bracket) : .text
        }
    }

    private mutating func endTag(at bracket: Int) -> Markup {
        var start = bracket + 2
        while start < end, bytes[start].isSpace { start += 1 }
        guard start < end, Self.startsName(bytes[start]) else { return .text }
        let nameEnd = endOfName(from: start)
        name = start..<nameEnd
        // Up to its bracket, or up to the next tag where that bracket was forgotten.
        var stop = nameEnd
        while stop < end, bytes[stop] != 0x3E, bytes[stop] != 0x3C { stop += 1 }
        effort &+= stop &- bracket
        place = stop < end && bytes[stop] == 0x3E ? stop + 1 : stop
        return .token(.end)
    }

    private mutating func declaration(at bracket: Int) -> Markup {
        if bytes.has("<!--", at: bracket) { return comment(at: bracket) }
        if bytes.has("<![CDATA[", at: bracket) || bytes.has("<![cdata[", at: bracket) {
            let start = min(bracket + 9, end)
            let stop = find("]]>", from: start, missing: .sectionEnd)
            // A document cut short keeps the text it has.
            section = start..<(stop ?? end)
            place = stop.map { $0 + 3 } ?? end
            return .token(.characterData)
        }
        guard bracket + 2 < end, bytes[bracket + 2].isLetter else { return .text }
        place = endOfDocumentType(from: bracket + 2)
        return .skipped
    }

    private mutating func comment(at bracket: Int) -> Markup {
        guard let stop = find("-->", from: min(bracket + 4, end), missing: .commentEnd) else {
            // Nothing but its mark is lost where a comment never ends.
            place = min(bracket + 4, end)
            return .skipped
        }
        place = stop + 3
        return .skipped
    }

    private mutating func instruction(at bracket: Int) -> Markup {
        let start = bracket + 2
        // A declaration has no bracket inside, so one that is not closed well ends at the first.
        let isDeclaration = bytes.has("xml", at: start)
        if !isDeclaration, let stop = find("?>", from: start, missing: .instructionEnd) {
            place = stop + 2
        } else {
            place = place(of: 0x3E, from: start).map { $0 + 1 } ?? end
        }
        return .skipped
    }

    /// Where a document type declaration ends; `start` is behind its `<!`.
    private mutating func endOfDocumentType(from start: Int) -> Int {
        if !missing.contains(.typeEnd) {
            if let stop = balancedEnd(from: start) { return stop + 1 }
            missing.insert(.typeEnd)
        }
        // Unbalanced: all that is given up is what stands before the first bracket.
        return place(of: 0x3E, from: start).map { $0 + 1 } ?? end
    }

    /// The bracket that closes a document type, with its quotes and its declarations respected.
    private mutating func balancedEnd(from start: Int) -> Int? {
        var index = start
        defer { effort &+= index &- start }
        var quote: UInt8 = 0
        var isInside = false
        while index < end {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x5B {
                isInside = true
            } else if byte == 0x5D {
                isInside = false
            } else if byte == 0x3E, !isInside {
                return index
            }
            index += 1
        }
        return nil
    }

    /// The next place of `pattern`, looked for in vain at most once.
    private mutating func find(
        _ pattern: StaticString, from start: Int, missing flag: Missing
    ) -> Int? {
        guard !missing.contains(flag) else { return nil }
        let found = bytes.place(of: pattern, in: start..<end)
        effort &+= (found ?? end) &- start
        if let found { return found }
        missing.insert(flag)
        return nil
    }

    /// The end of a name that starts at `start`.
    @inline(__always)
    mutating func endOfName(from start: Int) -> Int {
        var index = start
        defer { effort &+= index &- start }
        while index < end {
            switch bytes[index] {
            case 0x09...0x0D, 0x20, 0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E: return index
            default: index += 1
            }
        }
        return index
    }

    static func startsName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte >= 0x80 || byte == 0x5F || byte == 0x3A
    }
}
