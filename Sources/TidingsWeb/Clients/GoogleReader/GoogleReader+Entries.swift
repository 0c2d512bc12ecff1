import NewsModel
import TidingsStore

/// What a program decides about entries; the same decisions as on the pages.
extension GoogleReader {
    /// Puts states and labels on entries, or takes them off.
    ///
    /// Programs send both halves of what is one decision: `read` on and `kept-unread` off. States
    /// that mean nothing here are ignored.
    func editTag() async throws -> Response {
        let numbers = try itemNumbers()
        let keys = try await keys(numbers)
        let now = site.clock()
        for (isOn, text) in parameters.all("r").map({ (false, $0) })
            + parameters.all("a").map({ (true, $0) })
        {
            switch StreamName(text) {
            case .state("read"): try await store.mark(keys, isOn ? .read : .unread, at: now)
            case .state("kept-unread"):
                try await store.mark(keys, isOn ? .unread : .read, at: now)
            case .state("starred"):
                let keys = try await self.keys(numbers, first: true)
                try await store.mark(keys, isOn ? .saved : .unsaved, at: now)
            case .label(let name) where !name.printable.isEmpty:
                try await store.tag(keys, name.printable, isOn: isOn, at: now)
            default: continue
            }
        }
        return .exactly("OK")
    }

    /// Marks everything in a stream read that had arrived by a time.
    func markAllRead() async throws -> Response {
        guard let stream = parameters["s"].flatMap(StreamName.init) else { throw Self.bad("s") }
        let now = site.clock()
        var seen = now
        if let text = parameters["ts"], !text.isEmpty {
            guard let number = Int64(text) else { throw Self.bad("ts") }
            let isMicroseconds = text.utf8.count >= 16
            seen = min(now, Timestamp(seconds: isMicroseconds ? number / 1_000_000 : number))
        }
        if let feed = try await storyFeed() {
            let isOnlyStories = StoryFeed.isNamed(parameters["s"] ?? "")
            for story in feed.stories where isOnlyStories && story.unreadCount > 0 {
                _ = try await store.markAllRead(
                    in: .story(story.key), firstSeenBy: seen, at: now)
            }
            if isOnlyStories { return .exactly("OK") }
        }
        let library = try await ClientLibrary(of: store)
        switch stream.source(in: library) {
        case .everything, .unread:
            _ = try await store.markAllRead(in: .everything, firstSeenBy: seen, at: now)
        case .feed(let feed):
            _ = try await store.markAllRead(in: .feed(feed), firstSeenBy: seen, at: now)
        case .label(let folder, let tag):
            if let folder {
                _ = try await store.markAllRead(in: .folder(folder), firstSeenBy: seen, at: now)
            }
            if tag != nil { try await markRead(.label(folder: nil, tag: tag), seen) }
        case .saved, .unfiled: try await markRead(stream.source(in: library), seen)
        case .read, .nothing: break
        }
        return .exactly("OK")
    }

    private func markRead(_ source: StreamQuery.Source, _ seen: Timestamp) async throws {
        let page = try await store.places(
            StreamQuery(
                source, excluded: [.read], arrivedUntil: seen, limit: StreamQuery.placeLimit))
        let keys = try await store.keys(at: page.places.map(\.id))
        try await store.mark(keys, .read, at: site.clock())
    }
}
