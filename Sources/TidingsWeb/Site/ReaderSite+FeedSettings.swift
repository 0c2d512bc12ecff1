import NewsModel
import TidingsStore

/// The form about how one feed is fetched.
extension ReaderSite {
    /// Sets how a feed is fetched.
    func setFeed(_ request: Request, _ text: String) async throws -> Response {
        let feed = try await followed(text)
        let before = try await store.settings(of: feed.key)
        let words = Words(for: request)
        let settings: FeedSettings
        do throws(FeedSettingsReading.Refusal) {
            settings = try FeedSettingsReading(form: request.form).settings(changing: before)
        } catch {
            return try await feedPage(request, feed, problem: words(error.phrase))
        }
        try await store.set(settings, of: feed.key)
        let isPrivate = request.form["private"] == "yes"
        if isPrivate != feed.allowsPrivateNetwork {
            try await store.allowPrivateNetwork(feed.key, isPrivate)
        }
        return back(request, saying: Notice(sentence: words(phrases.feedSettings.saved)))
    }
}

/// What a form says about how a feed is fetched.
struct FeedSettingsReading {
    /// Why nothing is set.
    struct Refusal: Error {
        /// What is wrong.
        var phrase: Phrase
    }

    let form: Parameters
    private let say = phrases.feedSettings

    init(form: Parameters) {
        self.form = form
    }

    /// The settings from now on; a secret that is left empty stays as it was.
    func settings(changing before: FeedSettings) throws(Refusal) -> FeedSettings {
        var settings = before
        settings.interval = try interval()
        settings.userAgent = try line("agent", limit: 500)
        settings.userName = try line("user", limit: 500)
        if form["forget"] == "yes" {
            settings.password = nil
            settings.fields = []
        }
        if let password = try line("password", limit: 1000) { settings.password = password }
        if settings.userName == nil {
            guard form["password"]?.isEmpty ?? true else { throw Refusal(phrase: say.needsUser) }
            settings.password = nil
        }
        let fields = try fields()
        if !fields.isEmpty { settings.fields = fields }
        settings.ignoresCache = form["cache"] == "yes"
        settings.wantsFullText = form["full"] == "yes"
        return settings
    }

    private func interval() throws(Refusal) -> Duration? {
        guard let text = form["interval"], !text.isEmpty else { return nil }
        guard let seconds = Int64(text), FeedSettings.intervals.contains(.seconds(seconds)) else {
            throw Refusal(phrase: say.badInterval)
        }
        return .seconds(seconds)
    }

    private func line(_ name: String, limit: Int) throws(Refusal) -> String? {
        let text = (form[name] ?? "").trimmed
        guard text.utf8.count <= limit, text == text.printable else {
            throw Refusal(phrase: say.tooLong)
        }
        return text.isEmpty ? nil : text
    }

    private func fields() throws(Refusal) -> [FeedSettings.Field] {
        var fields: [FeedSettings.Field] = []
        for line in (form["headers"] ?? "").split(whereSeparator: \.isNewline) {
            let text = String(line).trimmed
            if text.isEmpty { continue }
            let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
            guard parts.count == 2, fields.count < FeedSettings.fieldCount,
                let field = FeedSettings.Field(parts[0], parts[1])
            else { throw Refusal(phrase: say.badHeader) }
            fields.append(field)
        }
        return fields
    }
}
