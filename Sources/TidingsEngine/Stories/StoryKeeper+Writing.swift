import Assistant
import Crypto
import NewsModel
import StoryGrouping
import TidingsStore

extension StoryKeeper {
    /// The most stories that are written about in one run; the rest waits for the next.
    private static let writtenAtOnce = 8

    /// How many stories, those that changed last, are looked at in one run.
    private static let lookedAt = 64

    /// Lets the model that the person set write titles and summaries of stories that changed since
    /// it wrote.
    ///
    /// Whatever goes wrong, the headline and sentence of a report stand in, and nobody is told.
    func write(_ now: Timestamp) async throws(StoreError) {
        let settings = try await AssistantSettings(store)
        let rest = EndpointRest(store: store, now: now)
        guard let endpoint = settings.endpoint, let model = settings.writingModel,
            try await !rest.holds(endpoint)
        else { return }
        let writer = StoryWriter(endpoint, model: model)
        let wanted = try await store.setting(ReaderStore.languageSetting)
        let stories = try await store.stories(
            minimumPublishers: 2, after: nil, limit: Self.lookedAt)
        var count = 0
        for story in stories.elements where count < Self.writtenAtOnce {
            let key = story.key
            let language = wanted ?? story.languages.first ?? "en"
            let entries = try await store.entries(EntryQuery(.story(key), limit: 200)).elements
            let names = entries.map(\.key.description).sorted() + [model, language]
            let digest = Digest(of: Array(names.joined(separator: "\n").utf8)).prefix64
            guard refusedTexts[key] != digest, try await store.textDigest(of: key) != digest
            else { continue }
            count += 1
            do throws(AssistantError) {
                let text = try await writer.write(Self.reports(entries), language: language)
                try await keep((text.title, text.summary, digest), of: key)
            } catch {
                try await store.save(nil, of: key)
                // One that is out of reach would cost its time limit for every story.
                if case .unreachable = error { return try await rest.begin(endpoint) }
                // The same question gets no better answer.
                if refusedTexts.count >= Self.lookedAt { refusedTexts.removeAll() }
                refusedTexts[key] = digest
            }
        }
    }

    private func keep(
        _ text: (title: String, summary: String, digest: UInt64), of story: StoryKey
    ) async throws(AssistantError) {
        do throws(StoreError) {
            try await store.save(text, of: story)
        } catch {
            throw .disk(reason: error.explanation)
        }
    }

    /// One report of each publisher, the earliest first.
    private static func reports(_ entries: [EntryListing]) -> [WrittenReport] {
        var known: Set<String> = []
        return entries.reversed().filter { known.insert($0.feedTitle).inserted }
            .prefix(StoryWriter.limit).map { entry in
                WrittenReport(
                    title: String(entry.title.prefix(300)),
                    sentence: String((Sentences.of(entry.excerpt).first ?? "").prefix(300)),
                    publisher: String(entry.feedTitle.prefix(100)))
            }
    }
}
