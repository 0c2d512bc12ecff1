extension FeedDate {
    /// `text` with the digits and the punctuation of other scripts in ASCII, so that nothing but
    /// words is left to be known by its language.
    static func spelling(_ text: Span<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in text.indices { bytes.append(text[index]) }
        var output: [UInt8] = []
        var isAbbreviation = false
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            // A period inside an abbreviation, such as the Thai `\u{E1E}.\u{E22}.`, is left out.
            if scalar == ".", isAbbreviation {
                let next = scalars.index(after: index)
                if next < scalars.endIndex, ascii(scalars[next]) == nil { continue }
            }
            if let byte = ascii(scalar) {
                if byte != 0 { output.append(byte) }
                isAbbreviation = false
            } else {
                output += String(scalar).utf8
                isAbbreviation = true
            }
        }
        return output
    }

    /// What a character means in ASCII; 0 for one that means nothing, `nil` for a letter.
    private static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
        if let digit = digit(scalar) { return digit }
        switch scalar.value {
        case ..<0x80: return UInt8(scalar.value)
        // Spaces of several widths.
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return 0x20
        // Marks without width, such as those of the direction.
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: return 0
        case 0x2010...0x2015, 0x2212, 0xFF0D: return UInt8(ascii: "-")
        case 0x060C, 0x3001, 0xFF0C: return UInt8(ascii: ",")
        case 0xFF1A: return UInt8(ascii: ":")
        case 0x3002, 0xFF0E: return UInt8(ascii: ".")
        case 0xFF0F: return UInt8(ascii: "/")
        case 0xFF0B: return UInt8(ascii: "+")
        case 0xFF08: return UInt8(ascii: "(")
        case 0xFF09: return UInt8(ascii: ")")
        case 0xFFFD: return 0x20
        default: return nil
        }
    }

    private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        // Where the ten digits of a script begin: Arabic, Persian, the scripts of India, Thai, Lao,
        // Burmese, Khmer, and the wide ones of East Asia.
        for zero: UInt32 in [
            0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66,
            0x0E50, 0x0ED0, 0x1040, 0x17E0, 0xFF10,
        ] where zero...zero + 9 ~= scalar.value {
            return UInt8(ascii: "0") + UInt8(scalar.value - zero)
        }
        return nil
    }
}
