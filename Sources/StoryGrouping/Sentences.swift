/// Cuts plain text into sentences.
public enum Sentences {
    /// The most sentences that are cut; the rest of a text is ignored.
    public static let limit = 400
    /// The most letters that are read.
    static let limitInScalars = 200_000

    /// The sentences of a text, in order, without white space around them.
    ///
    /// A full stop, an exclamation, or a question mark ends one where white space and no small
    /// letter follows, unless the word before is a known abbreviation, a number, or one letter; the
    /// marks of Chinese and Japanese end one always. A line break ends one, too.
    public static func of(_ text: String) -> [String] {
        var sentences: [String] = []
        var current = String.UnicodeScalarView()
        var word = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars.prefix(limitInScalars))
        for (place, scalar) in scalars.enumerated() {
            if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" {
                finish(&current, &sentences)
                word = String.UnicodeScalarView()
            } else {
                current.append(scalar)
                if ends(at: place, of: scalars, after: word) { finish(&current, &sentences) }
                if scalar.properties.isWhitespace {
                    word = String.UnicodeScalarView()
                } else {
                    word.append(scalar)
                }
            }
            if sentences.count >= limit { return sentences }
        }
        finish(&current, &sentences)
        return sentences
    }

    private static func finish(
        _ current: inout String.UnicodeScalarView, _ sentences: inout [String]
    ) {
        let words = String(current).split(whereSeparator: \.isWhitespace)
        if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
        current = String.UnicodeScalarView()
    }

    private static func ends(
        at place: Int, of scalars: [Unicode.Scalar], after word: String.UnicodeScalarView
    ) -> Bool {
        switch scalars[place] {
        case "。", "！", "？", "．": return true
        case "!", "?", "؟", "।", "…": return isBreak(after: place, of: scalars)
        case ".":
            guard isBreak(after: place, of: scalars) else { return false }
            let before = String(word).lowercased()
            let letters = before.filter(\.isLetter)
            return letters.count > 1 && !abbreviations.contains(before)
                || before.count > 1 && letters.isEmpty && place + 2 < scalars.count
                    && isCapital(scalars[place + 2])
        default: return false
        }
    }

    /// Whether white space and then no small letter follows, or nothing.
    private static func isBreak(after place: Int, of scalars: [Unicode.Scalar]) -> Bool {
        var next = place + 1
        while next < scalars.count, ["\"", "”", "’", "»", ")", "'"].contains(scalars[next]) {
            next += 1
        }
        guard next < scalars.count else { return true }
        guard scalars[next].properties.isWhitespace else { return false }
        while next < scalars.count, scalars[next].properties.isWhitespace { next += 1 }
        return next >= scalars.count || !scalars[next].properties.isLowercase
    }

    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isUppercase
    }

    private static let abbreviations: Set<String> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "vs", "etc", "inc", "ltd", "co", "corp",
        "gen", "sen", "rep", "gov", "lt", "col", "sgt", "no", "jan", "feb", "mar", "apr", "jun",
        "jul", "aug", "sep", "sept", "oct", "nov", "dec", "u.s", "u.k", "e.g", "i.e", "a.m", "p.m",
        "bzw", "ca", "z.b", "d.h", "u.a", "usw", "nr", "str", "mio", "mrd", "abs", "evtl", "ggf",
        "mme", "mlle", "av", "p.ex", "sra", "dña", "ud", "ee.uu", "pág", "sig", "dott", "ing",
        "ecc",
        "art", "vol", "fig",
    ]
}
