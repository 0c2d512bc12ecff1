import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Documents of which only what is new is read.
@Suite struct DocumentMemoryTests {
    private let now = Timestamp(seconds: 1_800_000_000)
    private let address: WebAddress
    private let feed: FollowedFeed

    init() throws {
        address = try #require(WebAddress("https://news.example/feed"))
        feed = FollowedFeed(
            key: FeedKey(following: address), address: address.canonical, publisher: "news.example")
    }

    /// An entry as its publisher has it.
    private struct Item: Hashable {
        var id: String
        var text: String
    }

    private func document(_ items: [Item], built: Int = 0) -> [UInt8] {
        let texts = items.map { item in
            "<item><guid>\(item.id)</guid><title>\(item.text)</title>"
                + "<pubDate>Mon, 30 Nov 2026 10:00:0\(item.text.utf8.count % 10) GMT</pubDate></item>"
        }
        let head = "<title>News</title><lastBuildDate>\(built)</lastBuildDate>"
        return Array("<rss><channel>\(head)\(texts.joined(separator: "\n"))</channel></rss>".utf8)
    }

    private func result(
        _ body: [UInt8], known: [EntryKey: UInt64] = [:], memory: DocumentMemory? = nil
    ) -> FeedRefresh {
        var step = RefreshStep(feed: feed, known: known, now: now)
        step.memory = memory
        return step.result(of: FetchAnswer(status: 200, finalAddress: address, body: body)).refresh
    }

    private func digests(_ entries: [PreparedEntry]) -> [EntryKey: UInt64] {
        Dictionary(entries.map { ($0.key, $0.sourceDigest ?? 0) }) { first, _ in first }
    }

    @Test func `entries that stand as they stood are known without being read`() throws {
        let items = ["a", "b", "c"].map { Item(id: $0, text: "Title \($0)") }
        let first = result(document(items))
        #expect(first.entries.count == 3 && first.memory?.entries.count == 3)
        // What is remembered is believed, which shows that nothing was read.
        var memory = try #require(first.memory)
        let foreign = EntryKey(rawValue: 4711)
        for hash in memory.entries.keys where memory.entries[hash]?.key == first.entries[1].key {
            memory.entries[hash]?.key = foreign
        }
        var known = digests(first.entries)
        known[foreign] = known[first.entries[1].key]
        let second = result(document(items, built: 1), known: known, memory: memory)
        #expect(second.entries.isEmpty && second.unchanged.contains(foreign))
        #expect(second.health.interval == first.health.interval)
    }

    @Test func `an entry that is stored no more, or otherwise, is read again`() throws {
        let items = ["a", "b", "c"].map { Item(id: $0, text: "Title \($0)") }
        let first = result(document(items))
        var known = digests(first.entries)
        known[first.entries[0].key] = nil
        known[first.entries[1].key] = 1
        let second = result(document(items, built: 1), known: known, memory: first.memory)
        #expect(second.entries.map(\.title) == ["Title a", "Title b"])
        #expect(second.unchanged == [first.entries[2].key])
    }

    @Test func `an identifier that another entry has, too, makes the document be read as a whole`()
        throws
    {
        let items = ["a", "b"].map { Item(id: $0, text: "Title \($0)") }
        let first = result(document(items))
        let twice = [Item(id: "b", text: "Another")] + items
        let whole = result(document(twice), known: digests(first.entries))
        let second = result(
            document(twice), known: digests(first.entries), memory: first.memory)
        #expect(second.entries == whole.entries && second.unchanged == whole.unchanged)
        #expect(second.memory == nil)
    }

    @Test(arguments: UInt64(0)..<30)
    func `a history is the same with and without memory`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var items: [Item] = []
        var known: [EntryKey: UInt64] = [:]
        var memory: DocumentMemory?
        for round in 0..<12 {
            change(&items, &random, round)
            let body = document(items, built: round)
            let whole = result(body, known: known)
            let rest = result(body, known: known, memory: memory)
            let name = "seed \(seed), round \(round)"
            #expect(Set(rest.entries) == Set(whole.entries), "\(name)")
            #expect(Set(rest.unchanged) == Set(whole.unchanged), "\(name)")
            #expect(rest.health == whole.health && rest.facts == whole.facts, "\(name)")
            #expect(rest.memory == whole.memory, "\(name)")
            known.merge(digests(rest.entries)) { $1 }
            memory = rest.memory
        }
    }

    /// Does what publishers do to their entries between two documents.
    private func change(_ items: inout [Item], _ random: inout SplitMix, _ round: Int) {
        items.insert(Item(id: "r\(round)", text: "New \(round)"), at: 0)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: items[items.count / 2].text += " (updated)"
        case 1: items.removeLast()
        case 2: items.shuffle(using: &random)
        case 3: items.append(items[0])
        case 4: items[items.count - 1].id = items[0].id
        default: break
        }
    }
}
