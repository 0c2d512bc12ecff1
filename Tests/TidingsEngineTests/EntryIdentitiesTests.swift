import NewsModel
import Testing
import TidingsEngine

@Suite struct EntryIdentitiesTests {
    let feed = FeedKey(rawValue: 7)

    func entry(
        id: String? = nil, link: String? = nil, title: String? = nil, at time: Int64? = nil
    )
        -> Entry
    {
        var entry = Entry()
        entry.id = id
        entry.link = link
        entry.title = title
        entry.published = time.map(Timestamp.init(seconds:))
        return entry
    }

    func keys(_ entries: Entry...) -> [EntryKey] { EntryIdentities(of: entries, in: feed).keys }

    @Test func `an identifier alone decides, whatever else changes`() {
        let first = keys(entry(id: "a", link: "https://x.example/1", title: "Old"))
        let later = keys(entry(id: "a", link: "https://x.example/2", title: "New", at: 5))
        #expect(first == later)
    }

    @Test func `without an identifier the link decides, without a link title and time`() {
        let link = "https://x.example/1"
        #expect(keys(entry(link: link, title: "A")) == keys(entry(id: "", link: link, title: "B")))
        #expect(keys(entry(title: "A", at: 5)) == keys(entry(title: "A", at: 5)))
        #expect(keys(entry(title: "A", at: 5)) != keys(entry(title: "A", at: 6)))
    }

    @Test func `one identifier on every entry does not make them one`() {
        let both = keys(
            entry(id: "same", link: "https://x.example/1"),
            entry(id: "same", link: "https://x.example/2"))
        #expect(Set(both).count == 2)
        let one = keys(entry(id: "same", link: "https://x.example/2"), entry(id: "same"))
        #expect(one[0] == both[1])
    }

    @Test func `what is repeated word for word is one, another text is another entry`() {
        let twin = entry(id: "a", link: "https://x.example/1", title: "T", at: 1)
        var other = twin
        other.summaryHTML = "Another text."
        let all = keys(twin, other, twin)
        #expect(all[0] == all[2])
        #expect(all[0] != all[1])
    }

    @Test(arguments: ["same", nil])
    func `who comes first changes nothing`(id: String?) {
        let link = "https://x.example/"
        let all = (1...4).map { (number: Int64) in
            entry(id: id, link: link, title: "T \(number)", at: number)
        }
        let earlier = EntryIdentities(of: Array(all[..<3]), in: feed).keys
        #expect(Set(earlier).count == 3)
        #expect(
            Array(EntryIdentities(of: all.reversed(), in: feed).keys.suffix(3))
                == earlier.reversed())
        #expect(
            Array(EntryIdentities(of: Array(all[1...]), in: feed).keys.prefix(2))
                == earlier.suffix(2))
    }

    @Test func `the same identifier in another feed is another entry`() {
        let other = EntryIdentities(of: [entry(id: "a")], in: FeedKey(rawValue: 8)).keys
        #expect(keys(entry(id: "a")) != other)
    }
}
