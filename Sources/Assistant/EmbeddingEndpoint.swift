import FoundationEssentials
public import StoryGrouping

/// A model behind `/v1/embeddings`.
///
/// Source: https://platform.openai.com/docs/api-reference/embeddings
public struct EmbeddingEndpoint: TextEmbedder {
    /// How many texts are sent at once.
    static let batch = 64

    /// The name of the model, after a mark that tells it from installed ones.
    public let model: String
    private let name: String
    private let endpoint: Endpoint

    /// The model that `endpoint` calls `name`.
    public init(_ endpoint: Endpoint, name: String) {
        self.endpoint = endpoint
        self.name = name
        model = "endpoint " + name
    }

    /// One vector for each text, 64 texts a request.
    public func vectors(of texts: [String]) async throws(AssistantError) -> [TextVector] {
        var vectors: [TextVector] = []
        var rest = texts[...]
        while !rest.isEmpty {
            // Some servers refuse a text without a letter.
            let part = rest.prefix(Self.batch).map { text in
                let read = LocalModel.read(of: text)
                return read.allSatisfy(\.isWhitespace) ? "-" : read
            }
            rest = rest.dropFirst(part.count)
            vectors += try await ask(part)
        }
        return vectors
    }

    private func ask(_ texts: [String]) async throws(AssistantError) -> [TextVector] {
        let bytes = try await endpoint.post(
            Question(model: name, input: texts), to: "embeddings")
        let answer: Answer
        do {
            answer = try JSONDecoder().decode(Answer.self, from: Data(bytes))
        } catch {
            throw .invalidAnswer(reason: "there are no embeddings in it")
        }
        // Servers may answer in any order; the index tells which is which.
        var found: [TextVector?] = Array(repeating: nil, count: texts.count)
        for (place, element) in answer.data.enumerated() {
            let index = element.index ?? place
            guard found.indices.contains(index) else { continue }
            found[index] = TextVector(element.embedding)
        }
        let vectors = found.compactMap(\.self)
        guard vectors.count == texts.count,
            vectors.allSatisfy({ $0.steps.count == vectors[0].steps.count })
        else { throw .invalidAnswer(reason: "an embedding is missing or points nowhere") }
        return vectors
    }

    private struct Question: Encodable {
        var model: String
        var input: [String]
    }

    private struct Answer: Decodable {
        struct Element: Decodable {
            var index: Int?
            var embedding: [Float]
        }

        var data: [Element]
    }
}
