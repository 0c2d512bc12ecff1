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

    /// Marks everything in streams read that had arrived by a time.
    func markAllRead() async throws -> Response {
        let names = parameters.all("s")
        let streams = names.compactMap(StreamName.init)
        guard (1...50).contains(names.count), streams.count == names.count else {
            throw Self.bad("s")
        }
        let now = site.clock()
        let seen = min(now, try seenUntil() ?? now)
        let library = try await ClientLibrary(of: store)
        let stories = try await storyFeed()?.stories ?? []
        for (name, stream) in zip(names, streams) {
            guard withStories, StoryFeed.isNamed(name) else {
                try await markAllRead(stream, in: library, seen)
                continue
            }
            for story in stories where story.unreadCount > 0 {
                _ = try await store.markAllRead(
                    in: .story(story.key), firstSeenBy: seen, at: now)
            }
        }
        return .exactly("OK")
    }

    /// The time in `ts`: in seconds, or by its length in thousandths or millionths of them.
    private func seenUntil() throws(Problem) -> Timestamp? {
        guard let text = parameters["ts"], !text.isEmpty else { return nil }
        guard let number = Int64(text) else { throw Self.bad("ts") }
        let parts: Int64 =
            switch text.utf8.count {
            case ...12: 1
            case ...15: 1000
            default: 1_000_000
            }
        return Timestamp(seconds: number / parts)
    }

    private func markAllRead(
        _ stream: StreamName, in library: ClientLibrary, _ seen: Timestamp
    ) async throws {
        let now = site.clock()
        switch stream.source(in: library) {
        case .everything, .unread:
            _ = try await store.markAllRead(in: .everything, firstSeenBy: seen, at: now)
        case .feed(let feed):
            _ = try await store.markAllRead(in: .feed(feed), firstSeenBy: seen, at: now)
        case .label(let folder, let tag):
            if let folder {
                try await site.markAllRead(in: folder, of: library, firstSeenBy: seen)
            }
            if tag != nil { try await markRead(.label(folder: nil, tag: tag), seen) }
        case .saved, .unfiled: try await markRead(stream.source(in: library), seen)
        case .read, .nothing: break
        }
    }

    private func markRead(_ source: StreamQuery.Source, _ seen: Timestamp) async throws {
        let page = try await store.places(
            StreamQuery(
                source, excluded: [.read], arrivedUntil: seen, limit: StreamQuery.placeLimit))
        let keys = try await store.keys(at: page.places.map(\.id))
        try await store.mark(keys, .read, at: site.clock())
    }
}
