import Crypto
import FoundationEssentials
public import StoryGrouping

/// An installed model, which runs in this process and asks nobody.
public struct LocalModel: TextEmbedder {
    /// The most Unicode scalars of a text that are read: a headline and a sentence, never an article
    /// or a letter with a thousand accents, which would take seconds.
    public static let limitInScalars = 400

    /// The part of a text that is read.
    static func read(of text: String) -> String {
        String(text.unicodeScalars.prefix(limitInScalars))
    }

    /// The name and version of the package it came from.
    public let model: String
    private let engine: ModelEngine

    /// Loads what is installed in a folder.
    ///
    /// - Throws: `AssistantError`, `notInstalled` or `unusable`.
    public init(_ installed: InstalledModel) throws(AssistantError) {
        try Self.verify(installed)
        model = installed.identifier
        engine = try ModelEngine(
            library: installed.libraryPath, weights: installed.weightsPath)
    }

    /// Sees that the files are what was installed: the engine believes whatever it reads.
    private static func verify(_ installed: InstalledModel) throws(AssistantError) {
        for (name, digest) in installed.fileDigests.sorted(by: { $0.key < $1.key }) {
            let file = URL(filePath: installed.path + "/" + name)
            guard let data = try? Data(contentsOf: file),
                Digest(of: Array(data)).description == digest
            else {
                throw .unusable(
                    reason: "its file \(name) is damaged; remove the model and install it again")
            }
        }
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
            guard let coordinates = engine.coordinates(of: Self.read(of: text)),
                let vector = TextVector(coordinates)
            else { throw .unusable(reason: "the engine failed on a text") }
            vectors.append(vector)
            await Task.yield()
        }
        return vectors
    }
}
