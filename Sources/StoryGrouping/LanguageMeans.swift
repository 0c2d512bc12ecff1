/// Where headlines lie on average, by language, as far as it is known.
struct LanguageMeans: Sendable {
    /// How many headlines the mean of a space counts for.
    ///
    /// Source: Documentation/Stories.md, where it was measured.
    static let priorWeight: Float = 50
    /// How many headlines count at most, so that the means follow what is read.
    static let memory: Float = 20_000
    /// The most languages that are told apart.
    static let limit = 64

    private struct Mean: Sendable {
        var prior: [Float]?
        var sum: [Float]
        var count: Float = 0
    }

    let dimension: Int
    /// The number of a language, by its primary subtag.
    private var numbers: [String: Int] = [:]
    private var languages: [Mean] = []
    private var all: Mean

    init(_ space: VectorSpace) {
        dimension = space.dimension
        let zero = [Float](repeating: 0, count: space.dimension)
        all = Mean(prior: nil, sum: zero)
        for (language, mean) in space.means.sorted(by: { $0.key < $1.key })
        where languages.count < Self.limit {
            numbers[language] = languages.count
            languages.append(Mean(prior: mean, sum: zero))
        }
        guard !languages.isEmpty else { return }
        var prior = zero
        for language in languages {
            for place in prior.indices { prior[place] += language.prior?[place] ?? 0 }
        }
        all.prior = prior.map { $0 / Float(languages.count) }
    }

    /// How many headlines were counted, the memory at most.
    var count: Float { all.count }

    /// The number of the language that a headline is in.
    ///
    /// The tag of its feed decides, unless the direction says clearly otherwise or there is none:
    /// many feeds bear the tag of their software.
    mutating func number(of tag: String?, direction: [Float]) -> Int {
        let nearest = nearestLanguage(to: direction)
        let subtag = tag.map { $0.lowercased().prefix { $0 != "-" && $0 != "_" } } ?? ""
        guard !subtag.isEmpty, subtag.utf8.count <= 8 else { return nearest?.number ?? -1 }
        if let known = numbers[String(subtag)] {
            guard let nearest, nearest.number != known, let prior = languages[known].prior else {
                return known
            }
            let own = Self.product(prior, direction)
            return nearest.closeness > own + 0.03 ? nearest.number : known
        }
        guard languages.count < Self.limit else { return -1 }
        numbers[String(subtag)] = languages.count
        languages.append(Mean(sum: [Float](repeating: 0, count: dimension)))
        return languages.count - 1
    }

    private func nearestLanguage(to direction: [Float]) -> (number: Int, closeness: Float)? {
        var best: (number: Int, closeness: Float)?
        for (number, language) in languages.enumerated() {
            guard let prior = language.prior else { continue }
            let closeness = Self.product(prior, direction)
            if closeness > best?.closeness ?? -.infinity { best = (number, closeness) }
        }
        return best
    }

    /// Counts a headline of a language.
    mutating func count(_ direction: [Float], language: Int) {
        Self.add(direction, to: &all)
        if languages.indices.contains(language) { Self.add(direction, to: &languages[language]) }
    }

    private static func add(_ direction: [Float], to mean: inout Mean) {
        if mean.count >= memory {
            let rest = (memory - 1) / memory
            for place in mean.sum.indices { mean.sum[place] *= rest }
            mean.count = memory - 1
        }
        for place in direction.indices { mean.sum[place] += direction[place] }
        mean.count += 1
    }

    /// The mean of all headlines, then that of each language by number; what is little known leans
    /// on the mean of all.
    func current() -> (all: [Float], languages: [[Float]]) {
        let whole = Self.blend(all, with: all.prior)
        return (whole, languages.map { Self.blend($0, with: $0.prior ?? whole) })
    }

    private static func blend(_ mean: Mean, with prior: [Float]?) -> [Float] {
        guard let prior else {
            return mean.sum.map { $0 / (mean.count + priorWeight) }
        }
        return mean.sum.indices.map { place in
            (mean.sum[place] + priorWeight * prior[place]) / (mean.count + priorWeight)
        }
    }

    private static func product(_ left: [Float], _ right: [Float]) -> Float {
        var sum: Float = 0
        for place in 0..<min(left.count, right.count) { sum += left[place] * right[place] }
        return sum
    }
}
