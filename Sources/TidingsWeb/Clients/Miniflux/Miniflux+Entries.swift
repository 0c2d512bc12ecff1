import NewsModel
import TidingsStore

/// Entries, by their small numbers.
extension Miniflux {
    /// The entries of a source that fit what the query says.
    ///
    /// At most the newest 50,000 that fit are counted and gone through.
    func entries(of source: StreamQuery.Source) async throws -> MinifluxEntries {
        var wanted = StreamQuery(source, limit: StreamQuery.placeLimit)
        let states = Set(query.all("status"))
        guard states.isSubset(of: ["read", "unread", "removed"]) else {
            throw GoogleReader.bad("status")
        }
        if states == ["removed"] { wanted.source = .nothing }
        if states.contains("unread"), !states.contains("read") { wanted.excluded = [.read] }
        if states.contains("read"), !states.contains("unread") { wanted.included = [.read] }
        if let starred = query["starred"], starred != "false", starred != "0" {
            wanted.included.append(.saved)
        }
        if let category = try number("category_id") {
            wanted.included.append(try await self.source(ofCategory: category))
        }
        if let number = try number("feed_id") {
            wanted.included.append(.feed(try await feed(number).key))
        }
        let isAscending = query["direction"] == "asc"
        wanted.isOldestFirst = isAscending
        wanted.arrivedSince = try number("changed_after").map(Timestamp.init(seconds:))
        wanted.arrivedUntil = try number("changed_before").map(Timestamp.init(seconds:))
        let after = try number("published_after") ?? number("after") ?? .min
        let before = try number("published_before") ?? number("before") ?? .max
        let above = try number("after_entry_id") ?? 0
        let below = try number("before_entry_id") ?? .max
        let range = above < below ? above..<below : 0..<0
        let found = try await store.numberedPlaces(wanted)
        let words = query["search"] ?? ""
        let hits = words.isEmpty ? nil : try await hits(words)
        var places = found.filter {
            (hits?.contains($0.number) ?? true) && $0.number != range.lowerBound
                && range.contains($0.number) && $0.published.seconds > after
                && $0.published.seconds < before
        }
        if ["id", "created_at"].contains(query["order"]) {
            places.sort { isAscending ? $0.number < $1.number : $0.number > $1.number }
        }
        let offset = min(max(try number("offset") ?? 0, 0), Int64(StreamQuery.placeLimit))
        // No limit is written 0 there.
        let asked = try number("limit") ?? 100
        let limit = asked == 0 ? 1000 : min(max(asked, 1), 1000)
        let page = Array(places.dropFirst(Int(offset)).prefix(Int(limit)))
        return MinifluxEntries(total: places.count, entries: try await objects(at: page))
    }

    /// The numbers of the newest 1,000 entries with these words.
    private func hits(_ words: String) async throws -> Set<Int64> {
        let found = try await store.search(words, after: nil, limit: 1000).elements
        return Set(try await store.numbers(of: found.map(\.key)))
    }

    /// The media file with this number, which the number of its entry is part of.
    func enclosure(_ number: Int64) async throws -> MinifluxEntry.Medium {
        let entry = number / MinifluxEntry.Medium.limit
        let places = try await store.places(withNumbers: [entry])
        let media = try await objects(at: places).first?.enclosures
        guard let medium = media?.first(where: { $0.id == number }) else { throw Problem.notFound }
        return medium
    }

    private func number(_ name: String) throws(Problem) -> Int64? {
        guard let text = query[name], !text.isEmpty else { return nil }
        guard let number = Int64(text) else { throw GoogleReader.bad(name) }
        return number
    }

    private func objects(at places: [NumberedPlace]) async throws -> [MinifluxEntry] {
        let library = try await ClientLibrary(of: store)
        let folders = try await store.folderNumbers()
        let numbers = Dictionary(places.map { ($0.id, $0.number) }) { first, _ in first }
        return try await store.entries(at: places.map(\.id)).map { entry in
            MinifluxEntry(entry, number: numbers[entry.id] ?? 0, in: library, folders)
        }
    }

    /// One entry.
    func entry(_ text: String?) async throws -> Response {
        guard let number = text.flatMap({ Int64($0) }) else { throw Problem.notFound }
        let places = try await store.places(withNumbers: [number])
        guard let entry = try await objects(at: places).first else { throw Problem.notFound }
        return .snakeCased(entry)
    }

    /// What a program decides about entries.
    private struct Marking: Decodable {
        var entryIds: [Int64]
        var status: String
    }

    /// Marks entries read or unread.
    func markEntries() async throws -> Response {
        let marking = try body(as: Marking.self)
        guard marking.entryIds.count <= 10_000, let mark = EntryMark(rawValue: marking.status),
            mark == .read || mark == .unread
        else { throw GoogleReader.bad("status") }
        let places = try await store.places(withNumbers: marking.entryIds)
        let keys = try await store.keys(at: places.map(\.id))
        try await store.mark(keys, mark, at: site.clock())
        return Self.done
    }

    /// Saves an entry, or lets go of one that is saved.
    func toggle(_ number: Int64) async throws -> Response {
        let places = try await store.places(withNumbers: [number])
        guard let entry = try await store.entries(at: places.map(\.id)).first?.detail.listing
        else { throw Problem.notFound }
        try await store.mark([entry.key], entry.isSaved ? .unsaved : .saved, at: site.clock())
        return Self.done
    }
}
