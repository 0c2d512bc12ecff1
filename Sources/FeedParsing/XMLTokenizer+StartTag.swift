/// Start tags and their attributes.
extension XMLTokenizer {
    /// Reads the start tag at `bracket`.
    ///
    /// What looks like a tag and is none stays text: `a <b and c`, `<mail@example.org>`.
    mutating func startTag(at bracket: Int) -> Markup {
        let nameEnd = endOfName(from: bracket + 1)
        guard isName(bracket + 1..<nameEnd) else { return .text }
        let before = (name, isSelfClosing)
        name = bracket + 1..<nameEnd
        attributes.removeAll(keepingCapacity: true)
        isSelfClosing = false
        var index = nameEnd
        while index < end {
            let byte = bytes[index]
            switch byte {
            case 0x3E:
                place = index + 1
                return .token(.start)
            case 0x2F:
                index += 1
                if index < end, bytes[index] == 0x3E { isSelfClosing = true }
            case 0x3C:
                // A tag inside a tag: the outer bracket was forgotten, or it was text all along.
                guard attributes.contains(where: { !$0.value.isEmpty }) else {
                    (name, isSelfClosing) = before
                    return .text
                }
                place = index
                return .token(.start)
            case 0x09...0x0D, 0x20, 0x22, 0x27, 0x3D, 0x3F:
                index += 1
            default:
                index = readAttribute(at: index)
            }
        }
        // The document ends inside the tag.
        place = end
        return .skipped
    }

    /// Whether the bytes can be an element's name: `mail@example.org` and `http:` cannot.
    private func isName(_ range: Range<Int>) -> Bool {
        guard let last = range.last, bytes[last] != 0x3A else { return false }
        for index in range {
            switch bytes[index] {
            case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...: continue
            default: return false
            }
        }
        return true
    }

    /// Reads one attribute, keeps it if there is room, and returns the place behind it.
    private mutating func readAttribute(at start: Int) -> Int {
        let nameEnd = endOfName(from: start)
        var index = nameEnd
        while index < end, bytes[index].isSpace { index += 1 }
        guard index < end, bytes[index] == 0x3D else {
            keep(Attribute(name: start..<nameEnd, value: nameEnd..<nameEnd))
            return nameEnd
        }
        index += 1
        while index < end, bytes[index].isSpace { index += 1 }
        guard index < end else { return end }
        let quote = bytes[index]
        if quote == 0x22 || quote == 0x27 {
            let valueEnd = endOfValue(from: index + 1, quote: quote)
            keep(Attribute(name: start..<nameEnd, value: index + 1..<valueEnd))
            return valueEnd < end && bytes[valueEnd] == quote ? valueEnd + 1 : valueEnd
        }
        let valueEnd = endOfBareValue(from: index)
        keep(Attribute(name: start..<nameEnd, value: index..<valueEnd))
        return valueEnd
    }

    private mutating func keep(_ attribute: Attribute) {
        if attributes.count < attributeCount { attributes.append(attribute) }
    }

    /// Where a quoted value ends: at its quote, or, where that was forgotten, at the end of the tag.
    private mutating func endOfValue(from start: Int, quote: UInt8) -> Int {
        let flag: Missing = quote == 0x22 ? .doubleQuote : .singleQuote
        guard !missing.contains(flag) else { return endOfBareValue(from: start) }
        guard let stop = place(of: quote, from: start) else {
            missing.insert(flag)
            return endOfBareValue(from: start)
        }
        guard stop + 1 < end else { return stop }
        switch bytes[stop + 1] {
        case 0x09...0x0D, 0x20, 0x2F, 0x3E, 0x3F: return stop
        default:
            // No space behind the quote: either that was forgotten or this quote opens a value of
            // a later tag, in which case there is a bracket between.
            let hasBracket = place(of: 0x3E, from: start, to: stop) != nil
            return hasBracket ? endOfBareValue(from: start) : stop
        }
    }

    /// Where a value without quotes ends; the slash of `<a b=c/>` is not part of it.
    private mutating func endOfBareValue(from start: Int) -> Int {
        var index = start
        defer { effort &+= index &- start }
        while index < end {
            switch bytes[index] {
            case 0x09...0x0D, 0x20, 0x3C, 0x3E: return index
            case 0x2F where index + 1 < end && bytes[index + 1] == 0x3E: return index
            default: index += 1
            }
        }
        return index
    }
}
