public import StoryGrouping

/// An installed model, which runs in this process and asks nobody.
public struct LocalModel: TextEmbedder {
    /// The most letters of a text that are read: a headline and a sentence, never an article, which
    /// would take seconds.
    public static let limitInCharacters = 400

    /// The name and version of the package it came from.
    public let model: String
    private let engine: ModelEngine

    /// Loads what is installed in a folder.
    ///
    /// - Throws: `AssistantError`, `notInstalled` or `unusable`.
    public init(_ installed: InstalledModel) throws(AssistantError) {
        model = installed.identifier
        engine = try ModelEngine(
            library: installed.libraryPath, weights: installed.weightsPath)
    }

    /// One vector for each text.
    ///
    /// Takes about 25 ms of one core for a headline, away from the caller; between two texts it
    /// stops where the task is cancelled.
    @concurrent
    public func vectors(of texts: [String]) async throws(AssistantError) -> [TextVector] {
        var vectors: [TextVector] = []
        for text in texts {
            guard !Task.isCancelled else { throw .unusable(reason: "it was told to stop") }
            let read = String(text.prefix(Self.limitInCharacters))
            guard let coordinates = engine.coordinates(of: read),
                let vector = TextVector(coordinates)
            else { throw .unusable(reason: "the engine failed on a text") }
            vectors.append(vector)
            await Task.yield()
        }
        return vectors
    }
}
