import IntentSync
import NewsModel
import TestSupport
import Testing

@Suite struct EntrySnapshotTests {
    private let name = EntryName(feed: FeedKey(rawValue: 1), key: EntryKey(rawValue: 2))

    private var snapshot: EntrySnapshot {
        EntrySnapshot(
            of: name, title: "Tea is served", link: "https://example.org/tea?token=1#end",
            author: "A. Writer", published: Timestamp(seconds: 1_700_000_000),
            feedTitle: "Example", excerpt: "It is four o'clock.")
    }

    @Test func `a snapshot comes back`() throws {
        #expect(try EntrySnapshot(of: name, encoded: snapshot.encoded) == snapshot)
        let bare = EntrySnapshot(of: name, title: "", link: nil, published: nil)
        #expect(bare.encoded.isEmpty)
        #expect(try EntrySnapshot(of: name, encoded: []) == bare)
    }

    @Test func `the bytes are the same on every machine and in every version`() throws {
        let saved = EntrySnapshot(
            of: name, title: "Tea", link: "x", author: "A", published: Timestamp(seconds: 100),
            feedTitle: "F", excerpt: "E")
        let bytes: [UInt8] = [
            1, 3, 0x54, 0x65, 0x61, 2, 1, 0x78, 3, 1, 0x41, 4, 2, 0xC8, 1, 5, 1, 0x46, 6, 1, 0x45,
        ]
        #expect(saved.encoded == bytes)
        #expect(try EntrySnapshot(of: name, encoded: bytes) == saved)
    }

    @Test func `a snapshot takes two bytes a field and a date in five`() {
        let texts = snapshot.title + (snapshot.link ?? "") + snapshot.author + snapshot.feedTitle
        #expect(snapshot.encoded.count == (texts + snapshot.excerpt).utf8.count + 6 * 2 + 5)
    }

    @Test func `what a later version added stays`() throws {
        var writer = WireWriter()
        writer.raw(snapshot.encoded)
        writer.field(7) { $0.raw([1, 2, 3]) }
        writer.field(9_000) { $0.raw([]) }
        let read = try EntrySnapshot(of: name, encoded: writer.bytes)
        #expect(read.title == snapshot.title)
        #expect(read.encoded == writer.bytes)
        #expect(read.linkOnly.encoded == snapshot.linkOnly.encoded)
    }

    @Test func `for thrift only title, link, and date stay`() {
        let thrifty = snapshot.linkOnly
        #expect(thrifty.title == snapshot.title && thrifty.link == snapshot.link)
        #expect(thrifty.published == snapshot.published)
        #expect(thrifty.author.isEmpty && thrifty.excerpt.isEmpty && thrifty.feedTitle.isEmpty)
    }

    @Test(arguments: [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("HTTP://Example.org", "HTTP://Example.org"),
        ("https://me:hunter2@example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("https://me@example.org:8080/", "https://example.org:8080/"),
        ("https://me:hunter2@example.org:99999/", nil), ("//me:hunter2@example.org/", nil),
        ("mailto:me@example.org", "mailto:me@example.org"), ("", nil),
        ("https://example.org/" + String(repeating: "a", count: 2_100), nil),
    ])
    func `a link stays as it was saved but for secrets`(link: String, kept: String?) throws {
        let saved = EntrySnapshot(of: name, title: "", link: link, published: nil)
        #expect(saved.link == kept)
        var writer = WireWriter()
        writer.field(2) { $0.raw(link.utf8) }
        #expect(try EntrySnapshot(of: name, encoded: writer.bytes).link == kept)
    }

    @Test func `texts are cut between characters`() {
        let long = String(repeating: "👩‍👩‍👧‍👦", count: 100)
        let saved = EntrySnapshot(
            of: name, title: long, link: nil, author: long, published: nil, feedTitle: long,
            excerpt: long)
        #expect(saved.title == String(repeating: "👩‍👩‍👧‍👦", count: 20))
        #expect(saved.encoded.count <= 1_200)
        let endless = "a" + String(repeating: "\u{301}", count: 1_000)
        #expect(EntrySnapshot(of: name, title: endless, link: nil, published: nil).title == "")
    }

    @Test func `any bytes are a snapshot or damaged`() {
        var random = SplitMix(seed: 1)
        var goodCount = 0
        for _ in 0..<20_000 {
            var bytes = snapshot.encoded
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                }
            }
            guard let read = try? EntrySnapshot(of: name, encoded: bytes) else { continue }
            goodCount += 1
            // What was read can be written, and is then the same for ever.
            if (try? EntrySnapshot(of: name, encoded: read.encoded)) != read {
                Issue.record("\(bytes)")
            }
        }
        #expect(goodCount > 1_000)
    }
}
