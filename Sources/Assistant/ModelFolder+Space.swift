import FoundationEssentials
public import StoryGrouping

extension ModelFolder {
    /// The name of the file beside a model in which its space is kept.
    private static let spaceFile = "space.json"

    /// The space of an installed model, measured once, which takes some seconds, and kept.
    ///
    /// - Throws: `AssistantError` where the model does not work.
    public func space(
        of installed: InstalledModel, by model: LocalModel
    ) async throws(AssistantError) -> VectorSpace {
        let file = URL(filePath: installed.path + "/" + Self.spaceFile)
        if let data = try? Data(contentsOf: file), data.count < 50_000_000,
            let kept = try? JSONDecoder().decode(KeptSpace.self, from: data),
            kept.model == model.model
        {
            return VectorSpace(model: kept.model, dimension: kept.dimension, means: kept.means)
        }
        let space = try await model.measureSpace()
        let kept = KeptSpace(model: space.model, dimension: space.dimension, means: space.means)
        // Where it cannot be kept it is measured again.
        try? JSONEncoder().encode(kept).write(to: file)
        return space
    }
}

/// A space as it is written down.
private struct KeptSpace: Codable {
    var model: String
    var dimension: Int
    var means: [String: [Float]]
}
