/// What other modules say in English, and said long ago where it was stored, in the language of
/// the page.
extension Words {
    /// `sentence` in the language, where its English is a phrase of ours; else as it is.
    package func told(_ sentence: String) -> String {
        language == .en ? sentence : Self.told(sentence, in: language, depth: 0)
    }

    /// Whether the English `sentence` is known here, so that every language has it.
    package static func knows(_ sentence: String) -> Bool {
        patterns.contains { $0.values(in: sentence) != nil }
    }

    private static func told(
        _ sentence: String, in language: InterfaceLanguage, depth: Int
    ) -> String {
        for pattern in patterns {
            guard let values = pattern.values(in: sentence) else { continue }
            return pieces(of: pattern.phrase[language]).reduce(into: "") {
                switch $1 {
                case .text(let text): $0 += text
                case .name(let name):
                    let value = values.first { $0.name == name }?.value ?? ""
                    // A sentence within a sentence.
                    $0 +=
                        name.hasPrefix("told") && depth < 3
                        ? told(value, in: language, depth: depth + 1) : value
                }
            }
        }
        return sentence
    }

    private static let patterns: [Pattern] = Phrases.told.flatMap { area in
        Mirror(reflecting: area).children.compactMap { ($0.value as? Phrase).map(Pattern.init) }
    }.sorted { $0.plainCount > $1.plainCount }

    /// The English of a phrase, as something that sentences are compared with.
    private struct Pattern: Sendable {
        let phrase: Phrase
        let pieces: [Piece]

        init(_ phrase: Phrase) {
            self.phrase = phrase
            pieces = Words.pieces(of: phrase[.en])
        }

        /// How much of it stands fast; what says most is tried first.
        var plainCount: Int {
            pieces.reduce(0) { count, piece in
                guard case .text(let text) = piece else { return count }
                return count + text.utf8.count
            }
        }

        /// What stands in `sentence` in the place of each name; `nil` where it is another sentence.
        func values(in sentence: String) -> [(name: Substring, value: String)]? {
            var values: [(name: Substring, value: String)] = []
            var rest = sentence[...]
            for (index, piece) in pieces.enumerated() {
                switch piece {
                case .text(let text):
                    guard rest.hasPrefix(text) else { return nil }
                    rest = rest[rest.index(rest.startIndex, offsetBy: text.count)...]
                case .name(let name):
                    guard let end = end(of: rest, at: index) else { return nil }
                    values.append((name, String(rest[..<end])))
                    rest = rest[end...]
                }
            }
            return rest.isEmpty ? values : nil
        }

        /// Where what stands for the name at `index` ends: before the next plain stretch, the last
        /// of which ends the sentence.
        private func end(of rest: Substring, at index: Int) -> String.Index? {
            guard index + 1 < pieces.count else { return rest.endIndex }
            guard case .text(let next) = pieces[index + 1] else { return nil }
            if index + 2 == pieces.count {
                guard rest.hasSuffix(next) else { return nil }
                return rest.index(rest.endIndex, offsetBy: -next.count)
            }
            return rest.firstRange(of: next)?.lowerBound
        }
    }
}

extension Phrases {
    /// The areas whose English comes from other modules, or goes to programs too.
    static var told: [any Sendable] {
        [
            phrases.problems, phrases.adding, phrases.toldFetches, phrases.toldFeeds,
            phrases.toldLog, phrases.toldSync, phrases.toldPlace, phrases.toldDay,
        ]
    }
}
