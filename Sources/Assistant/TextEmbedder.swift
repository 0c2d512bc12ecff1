public import StoryGrouping

/// Something that says what texts mean.
public protocol TextEmbedder: Sendable {
    /// The name of the model, which tells its vectors from those of any other.
    var model: String { get }

    /// One vector for each text, in order.
    ///
    /// - Throws: `AssistantError`; then there is none for any text.
    func vectors(of texts: [String]) async throws(AssistantError) -> [TextVector]
}

extension TextEmbedder {
    /// Describes the space of the vectors, which takes about 200 short texts.
    ///
    /// - Throws: `AssistantError` where the model gives none, or vectors of different lengths.
    public func measureSpace() async throws(AssistantError) -> VectorSpace {
        var means: [String: [Float]] = [:]
        var dimension = 0
        for (language, headlines) in SampleHeadlines.byLanguage.sorted(by: { $0.key < $1.key }) {
            let vectors = try await vectors(of: headlines)
            guard let first = vectors.first, vectors.count == headlines.count,
                vectors.allSatisfy({ $0.steps.count == first.steps.count }),
                dimension == 0 || dimension == first.steps.count
            else { throw .invalidAnswer(reason: "vectors of different lengths") }
            dimension = first.steps.count
            var mean = [Float](repeating: 0, count: dimension)
            for vector in vectors {
                for (place, coordinate) in vector.direction.enumerated() {
                    mean[place] += coordinate / Float(vectors.count)
                }
            }
            means[language] = mean
        }
        return VectorSpace(model: model, dimension: dimension, means: means)
    }
}
