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

    /// How long a source that failed is left alone here; see `EndpointRest` for other commands.
    private static let rest = Duration.seconds(300)

    /// What is at hand to compare by.
    private struct Loaded {
        /// The model, and for an endpoint where it is.
        var source: Source
        var embedder: any TextEmbedder
        var space: VectorSpace
    }

    private let folder: ModelFolder?
    private var loaded: Loaded?
    /// The source that failed, and until when it is left alone.
    private var failed: (source: Source, end: ContinuousClock.Instant)?

    /// A source that finds installed models in `folder`.
    public init(folder: ModelFolder? = nil) {
        self.folder = folder
    }

    /// Asks what those headlines mean of which it is not kept; what cannot be had now is left for
    /// a later run.
    func learn(
        _ headlines: [GroupedHeadline], since start: Timestamp, _ store: ReaderStore,
        at now: Timestamp
    ) async throws(StoreError) {
        let rest = EndpointRest(store: store, now: now)
        guard let source = try await source(store), let loaded = try await load(source, rest)
        else { return }
        let kept = try await store.vectors(of: source.name, since: start)
        var missing = headlines.filter { kept[$0.entry] == nil }[...]
        while !missing.isEmpty, !Task.isCancelled {
            let part = missing.prefix(Self.batch)
            missing = missing.dropFirst(part.count)
            let vectors: [TextVector]
            do throws(AssistantError) {
                vectors = try await loaded.embedder.vectors(of: part.map(\.title))
            } catch {
                return try await leaveAlone(source, after: error, rest)
            }
            var new: [EntryKey: [Int8]] = [:]
            for (headline, vector) in zip(part, vectors) { new[headline.entry] = vector.steps }
            try await store.save(new, of: source.name)
        }
    }

    /// What is known of the headlines since `start`.
    ///
    /// - Parameters:
    ///   - start: Where the window begins.
    ///   - store: Where vectors are kept.
    ///   - now: The time, where an endpoint may be asked for what it takes to compare, which can take
    ///     a minute where it is out of reach.
    /// - Returns: What is known; no space where nothing can be asked.
    /// - Throws: `StoreError`.
    func known(
        since start: Timestamp, _ store: ReaderStore, askingAt now: Timestamp? = nil
    ) async throws(StoreError) -> KnownMeaning {
        guard let source = try await source(store) else { return KnownMeaning() }
        var known = KnownMeaning(model: source.name)
        let rest = now.map { EndpointRest(store: store, now: $0) }
        guard let loaded = try await load(source, rest) else { return known }
        known.space = loaded.space
        for (entry, steps) in try await store.vectors(of: source.name, since: start) {
            known.vectors[entry] = TextVector(steps: steps)
        }
        return known
    }

    /// Where vectors come from now, or `nil` for nowhere.
    private func source(_ store: ReaderStore) async throws(StoreError) -> Source? {
        let settings = try await AssistantSettings(store)
        if let endpoint = settings.endpoint, let model = settings.embeddingModel {
            return Source(
                name: "endpoint " + model, place: .endpoint(endpoint, model: model))
        }
        return folder?.models().last.map { Source(name: $0.identifier, place: .disk($0)) }
    }

    /// What the source offers, or `nil` where it is out of reach; without `rest` no endpoint is asked.
    private func load(
        _ source: Source, _ rest: EndpointRest?
    ) async throws(StoreError) -> Loaded? {
        if let loaded, loaded.source == source { return loaded }
        if let failed, failed.source == source, failed.end > .now { return nil }
        if case .endpoint(let endpoint, _) = source.place {
            guard let rest, try await !rest.holds(endpoint) else { return nil }
        }
        do throws(AssistantError) {
            loaded = try await opened(source)
            return loaded
        } catch {
            try await leaveAlone(source, after: error, rest)
            return nil
        }
    }

    private func opened(_ source: Source) async throws(AssistantError) -> Loaded? {
        switch source.place {
        case .endpoint(let endpoint, let model):
            let embedder = EmbeddingEndpoint(endpoint, name: model)
            return Loaded(
                source: source, embedder: embedder, space: try await embedder.measureSpace())
        case .disk(let installed):
            let model = try LocalModel(installed)
            guard let folder else { return nil }
            return Loaded(
                source: source, embedder: model,
                space: try await folder.space(of: installed, by: model))
        }
    }

    private func leaveAlone(
        _ source: Source, after error: AssistantError, _ rest: EndpointRest?
    ) async throws(StoreError) {
        failed = (source, .now + Self.rest)
        if case .unreachable = error, case .endpoint(let endpoint, _) = source.place {
            try await rest?.begin(endpoint)
        }
    }
}

extension MeaningSource {
    /// A model, and where it is.
    private struct Source: Hashable {
        enum Place: Hashable {
            case endpoint(Endpoint, model: String)
            case disk(InstalledModel)
        }

        /// What its vectors are kept under.
        var name: String
        var place: Place
    }
}
