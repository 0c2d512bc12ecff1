/// Folds letters so that spellings of one word become equal: case, accents, width, ligatures.
///
/// It does what NFKC, case folding, and the removal of accents would do to headlines, from the
/// properties of the standard library and a few ranges, since normal forms are not public there:
/// Latin, Greek, and Cyrillic letters lose their marks, full-width and half-width forms become
/// plain, ligatures are spelled out, vowel points of Arabic and Hebrew go. Marks of other scripts
/// are vowels and stay.
enum LetterFolding {
    /// What stands for everything between words.
    static let separator: UInt32 = 0
    /// What stands for marks that leave no trace.
    static let dropped: UInt32 = 1
    /// Set in a value that holds two or three ASCII letters, the first in the lowest eight bits.
    static let several: UInt32 = 0x8000_0000

    /// The folded form of each scalar below U+3000.
    static let table: [UInt32] = {
        var bases: [Substring: UInt32] = [:]
        var table: [UInt32] = []
        table.reserveCapacity(0x3000)
        for code in UInt32(0)..<0x3000 { table.append(byProperties(code)) }
        let plain = markedBlocks.joined().filter { table[Int($0)] == $0 }
        for code in plain {
            if let name = Unicode.Scalar(code)?.properties.name { bases[name[...]] = code }
        }
        for code in plain {
            guard let name = Unicode.Scalar(code)?.properties.name,
                let with = name.firstRange(of: " WITH ")
            else { continue }
            if let base = bases[name[..<with.lowerBound]] { table[Int(code)] = base }
        }
        for code in UInt32(0)..<0x3000 where table[Int(code)] < 0x3000 {
            // Case first, then marks; what stands for no letter stays.
            if table[Int(code)] > dropped { table[Int(code)] = table[Int(table[Int(code)])] }
        }
        return table
    }()

    /// The folded form of `code`.
    ///
    /// - Parameters:
    ///   - code: A Unicode scalar.
    ///   - table: `LetterFolding.table`, fetched once by whoever folds many.
    /// - Returns: A letter, `separator`, `dropped`, or letters marked with `several`.
    static func fold(_ code: UInt32, _ table: [UInt32]) -> UInt32 {
        if code < 0x3000 { return table[Int(code)] }
        if isWrittenUnspaced(code) { return code }
        switch code {
        case 0x3099, 0x309A: return code
        case 0xFF01...0xFF5E: return table[Int(code - 0xFEE0)]
        case 0xFF66...0xFF9D: return halfWidthKatakana[Int(code - 0xFF66)]
        case 0xFF9E, 0xFF9F: return code - 0xFF9E + 0x3099
        case 0xFB00...0xFB06: return ligatures[Int(code - 0xFB00)]
        default: return byProperties(code)
        }
    }

    /// Whether words of the letter's script are not set apart by spaces (or, as in Korean, carry
    /// endings), so that pairs of letters stand in for words.
    static func isWrittenUnspaced(_ letter: UInt32) -> Bool {
        if letter < 0x0E00 { return false }
        switch letter {
        case 0x0E01...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17D3: return true
        case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE: return true
        case 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
        case 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: return true
        default: return false
        }
    }

    private static func letters(_ text: String) -> UInt32 {
        var value = several
        for (place, letter) in text.utf8.enumerated() {
            value |= UInt32(letter) << UInt32(place * 8)
        }
        return value
    }

    private static func byProperties(_ code: UInt32) -> UInt32 {
        guard let scalar = Unicode.Scalar(code) else { return separator }
        if let known = byHand(code) { return known }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter:
            let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            return mathematical(scalar) ?? byHand(lower.value) ?? lower.value
        case .decimalNumber:
            guard let digit = scalar.properties.numericValue, (0...9).contains(digit) else {
                return code
            }
            return 0x30 + UInt32(digit)
        case .nonspacingMark where pointBlocks.contains { $0.contains(code) }: return dropped
        case .nonspacingMark, .spacingMark, .otherNumber, .letterNumber: return code
        case .format, .enclosingMark: return dropped
        default: return separator
        }
    }

    private static func byHand(_ code: UInt32) -> UInt32? {
        switch code {
        case 0xAD, 0x0640: dropped
        case 0xAA: 0x61
        case 0xB2, 0xB3: code - 0xB2 + 0x32
        case 0xB9: 0x31
        case 0xBA: 0x6F
        case 0xC6, 0xE6: letters("ae")
        case 0xDF, 0x1E9E: letters("ss")
        case 0xDE, 0xFE: letters("th")
        case 0x152, 0x153: letters("oe")
        case 0x132, 0x133: letters("ij")
        case 0x131, 0x130: 0x69
        case 0x17F: 0x73
        case 0x3C2: 0x3C3
        case 0x419, 0x439: 0x438
        case 0x401, 0x451: 0x435
        case 0x407, 0x457: 0x456
        case 0x40E, 0x45E: 0x443
        case 0x622, 0x623, 0x625, 0x671: 0x627
        case 0x649, 0x6CC: 0x64A
        case 0x6A9: 0x643
        default: nil
        }
    }

    /// The plain letter of a mathematical one, which some use to make a title stand out.
    private static func mathematical(_ scalar: Unicode.Scalar) -> UInt32? {
        guard (0x1D400...0x1D6A3).contains(scalar.value), let name = scalar.properties.name,
            let letter = name.utf8.last, name.utf8.dropLast().last == 0x20
        else { return nil }
        return UInt32(letter | 0x20)
    }

    /// Latin, Greek, and Cyrillic, where a mark makes another spelling rather than another word.
    private static let markedBlocks: [ClosedRange<UInt32>] = [
        0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF,
    ]

    private static let pointBlocks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670...0x670,
        0x6D6...0x6ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE2F,
        0xE0100...0xE01EF,
    ]

    private static let halfWidthKatakana: [UInt32] =
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
        .unicodeScalars.map(\.value)

    private static let ligatures: [UInt32] = [
        letters("ff"), letters("fi"), letters("fl"), letters("ffi"), letters("ffl"),
        letters("st"), letters("st"),
    ]
}
