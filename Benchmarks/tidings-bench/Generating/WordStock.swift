import Glibc

/// Made-up words, few of which are common and most of which are rare, as in every language.
struct WordStock {
    /// The words, the most common first.
    let words: [String]

    /// A stock of `count` words of syllables.
    init(count: Int) {
        let starts = ["b", "br", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "st"]
        let vowels = ["a", "e", "i", "o", "u", "ai", "ea", "ou"]
        let ends = ["", "n", "r", "s", "t", "l", "nd", "rk"]
        var random = SeededRandom(count)
        var known: Set<String> = []
        var words: [String] = []
        while words.count < count {
            // The most common words are the shortest.
            let syllables = 1 + random.below(words.count < 200 ? 2 : 4)
            var word = ""
            for _ in 0..<syllables {
                word += starts[random.below(starts.count)] + vowels[random.below(vowels.count)]
            }
            word += ends[random.below(ends.count)]
            if known.insert(word).inserted { words.append(word) }
        }
        self.words = words
    }

    /// A word, each as often as its rank says (Zipf's law).
    func word(_ random: inout SeededRandom) -> String {
        words[min(Int(pow(Double(words.count), random.fraction())) - 1, words.count - 1)]
    }

    /// `count` words with blanks between, the first with a capital letter.
    func phrase(_ count: Int, _ random: inout SeededRandom) -> String {
        let first = word(&random)
        var text = first.prefix(1).uppercased() + first.dropFirst()
        for _ in 1..<max(count, 1) { text += " " + word(&random) }
        return text
    }
}
