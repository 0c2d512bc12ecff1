extension TextDecoding {
    /// What bytes that nothing explains look like.
    ///
    /// Browsers guess here, too. In scripts other than Latin whole words lie beyond ASCII; in Latin
    /// scripts there are single letters among ASCII, and what is too short to tell is taken for
    /// Latin, too.
    ///
    /// Source: the idea of telling scripts by the shape of words and the frequency of letters is
    /// that of Mozilla's chardetng; the rules here are our own.
    static func guessedEncoding(of bytes: [UInt8]) -> Encoding {
        let shape = ByteShape(bytes)
        // A quotation mark here and there says nothing.
        guard shape.highCount >= 12, shape.highRunShare >= 0.6 else {
            return latinEncoding(of: bytes)
        }
        let guess = PairShape.encoding(of: bytes) ?? shape.encoding
        return guess.flatMap { Encoding(label: $0.utf8) } ?? .windows1252
    }

    /// How the bytes beyond ASCII lie, each taken as a letter.
    private struct ByteShape {
        /// How often each byte occurs.
        private var counts = [Int](repeating: 0, count: 256)
        /// How many bytes are beyond ASCII.
        private(set) var highCount = 0
        /// How many of those stand in a row of three or more.
        private var inRuns = 0
        /// How often an accented small letter of Greek follows another letter.
        private var accentCount = 0
        /// How often the article of Arabic begins a word.
        private var articleCount = 0

        /// Looks at the first 100,000 bytes.
        init(_ bytes: [UInt8]) {
            var run = 0
            var last: UInt8 = 0
            for byte in bytes.prefix(100_000) {
                counts[Int(byte)] += 1
                if byte >= 0x80 {
                    highCount += 1
                    run += 1
                    if run >= 3 { inRuns += run == 3 ? 3 : 1 }
                    if last >= 0xE0, 0xDC...0xDF ~= byte { accentCount += 1 }
                    if run == 2, last == 0xC7, byte == 0xE1 { articleCount += 1 }
                } else {
                    run = 0
                }
                last = byte
            }
        }

        /// The share of bytes beyond ASCII that stand in a row of three or more.
        var highRunShare: Double { Double(inRuns) / Double(max(highCount, 1)) }

        private func share(_ range: ClosedRange<Int>) -> Double {
            Double(counts[range].reduce(0, +)) / Double(max(highCount, 1))
        }

        /// The encoding with a byte for each letter in which they make words; `nil` for none.
        var encoding: String? {
            let articles = Double(articleCount) / Double(max(highCount, 1))
            if articles > 0.02 { return "windows-1256" }
            // Thai has its letters where others have signs, and where DOS has lines.
            if share(0xA1...0xBF) > 0.3, share(0xB0...0xDF) > 0.3 { return "windows-874" }
            guard share(0xC0...0xFF) > 0.75 else {
                // The old encoding of DOS has its letters among them and before.
                return share(0x80...0xAF) > 0.5 && share(0xE0...0xF1) > 0.15 ? "ibm866" : nil
            }
            if share(0xF0...0xFF) < 0.05, share(0xD0...0xEF) > 0.6 { return "iso-8859-5" }
            if Double(accentCount) / Double(max(highCount, 1)) > 0.04 { return "windows-1253" }
            // Hebrew has 27 letters and no capitals.
            if share(0xE0...0xFA) > 0.95, share(0xFB...0xFF) < 0.01 { return "windows-1255" }
            return share(0xE0...0xFF) >= share(0xC0...0xDF) ? "windows-1251" : "koi8-r"
        }
    }

    /// How the bytes beyond ASCII lie, two taken as one character.
    private enum PairShape {
        /// The encoding of East Asia in which they make sense; `nil` for none.
        static func encoding(of bytes: [UInt8]) -> String? {
            if let shape = Pairs(bytes, isShiftJIS: true), shape.share(of: 0x82...0x83) > 0.3 {
                return "shift_jis"
            }
            guard let pairs = Pairs(bytes, isShiftJIS: false) else { return nil }
            if pairs.lowTrails == 0, pairs.share(of: 0xA4...0xA5) > 0.3 { return "euc-jp" }
            let hangul = pairs.share(of: 0xB0...0xC8)
            if pairs.lowTrails == 0, hangul > 0.9 { return "euc-kr" }
            // Its trailing bytes are those of ASCII in a third of all characters, never 80 to A0.
            if pairs.lowTrails * 8 > pairs.count, pairs.middleTrails == 0,
                pairs.share(of: 0xA4...0xC6) > 0.7
            {
                return "big5"
            }
            return pairs.share(of: 0xB0...0xD7) > 0.6 ? "gbk" : nil
        }

        private struct Pairs {
            var count = 0
            var lowTrails = 0
            var middleTrails = 0
            private var leads = [Int](repeating: 0, count: 256)

            /// Reads the first 100,000 bytes; `nil` where they cannot be pairs.
            init?(_ bytes: [UInt8], isShiftJIS: Bool) {
                let end = min(bytes.count, 100_000)
                var index = 0
                while index < end {
                    let lead = bytes[index]
                    index += 1
                    if lead < 0x80 || isShiftJIS && 0xA1...0xDF ~= lead { continue }
                    // The last one may be cut off.
                    guard index < end else { break }
                    let trail = bytes[index]
                    index += 1
                    let isLead =
                        isShiftJIS
                        ? 0x81...0x9F ~= lead || 0xE0...0xFC ~= lead : 0x81...0xFE ~= lead
                    guard isLead, 0x40...0xFE ~= trail, trail != 0x7F else { return nil }
                    count += 1
                    leads[Int(lead)] += 1
                    if trail < 0x80 { lowTrails += 1 } else if trail < 0xA1 { middleTrails += 1 }
                }
                if count < 6 { return nil }
            }

            func share(of range: ClosedRange<Int>) -> Double {
                Double(leads[range].reduce(0, +)) / Double(max(count, 1))
            }
        }
    }
}
