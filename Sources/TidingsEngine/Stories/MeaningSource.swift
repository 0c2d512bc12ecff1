public import Assistant
import NewsModel
import StoryGrouping
import TidingsStore

/// What is known of what headlines mean.
struct KnownMeaning {
    /// The model it is from; empty where there is none.
    var model = ""
    /// Its space, or `nil` where the model is out of reach.
    var space: VectorSpace?
    var vectors: [EntryKey: TextVector] = [:]
}

/// Where vectors come from: the person's endpoint if one is set, else an installed model, else
/// nowhere.
public actor MeaningSource {
    /// How many vectors are saved at once.
    private static let batch = 64

    private let folder: ModelFolder?
    private var loaded: (name: String, embedder: any TextEmbedder, space: VectorSpace)?

    /// A source that finds installed models in `folder`.
    public init(folder: ModelFolder? = nil) {
        self.folder = folder
    }

    /// The vectors of headlines: those that are kept, and those that can be had now.
    func vectors(
        of headlines: [GroupedHeadline], since start: Timestamp, _ store: ReaderStore
    ) async throws(StoreError) -> KnownMeaning {
        let settings = try await AssistantSettings(store)
        guard let name = name(settings) else { return KnownMeaning() }
        var known = KnownMeaning(model: name)
        let embedder: any TextEmbedder
        do throws(AssistantError) {
            embedder = try await load(name, settings)
        } catch {
            return known
        }
        known.space = loaded?.space
        for (entry, steps) in try await store.vectors(of: name, since: start) {
            known.vectors[entry] = TextVector(steps: steps)
        }
        var missing = headlines.filter { known.vectors[$0.entry] == nil }[...]
        while !missing.isEmpty, !Task.isCancelled {
            let part = missing.prefix(Self.batch)
            missing = missing.dropFirst(part.count)
            let vectors: [TextVector]
            do throws(AssistantError) {
                vectors = try await embedder.vectors(of: part.map(\.title))
            } catch {
                // The rest is compared by words; a later run tries again.
                break
            }
            var new: [EntryKey: [Int8]] = [:]
            for (headline, vector) in zip(part, vectors) {
                known.vectors[headline.entry] = vector
                new[headline.entry] = vector.steps
            }
            try await store.save(new, of: name)
        }
        return known
    }

    /// The vectors that are kept of the model in use, without asking for more.
    func keptVectors(
        since start: Timestamp, _ store: ReaderStore
    ) async throws(StoreError) -> KnownMeaning {
        try await vectors(of: [], since: start, store)
    }

    /// The model that would be asked, or `nil` where there is none.
    private func name(_ settings: AssistantSettings) -> String? {
        if settings.endpoint != nil, let model = settings.embeddingModel {
            return "endpoint " + model
        }
        return folder?.models().last?.identifier
    }

    private func load(
        _ name: String, _ settings: AssistantSettings
    ) async throws(AssistantError) -> any TextEmbedder {
        if let loaded, loaded.name == name { return loaded.embedder }
        if let endpoint = settings.endpoint, let model = settings.embeddingModel {
            let embedder = EmbeddingEndpoint(endpoint, name: model)
            loaded = (name, embedder, try await embedder.measureSpace())
            return embedder
        }
        guard let folder, let installed = folder.models().last else { throw .notInstalled(name) }
        let model = try LocalModel(installed)
        loaded = (name, model, try await folder.space(of: installed, by: model))
        return model
    }
}
