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

    @Test func `exact repetitions keep apart and stay the same next time`() {
        let twin = entry(id: "a", link: "https://x.example/1", title: "T", at: 1)
        let first = keys(twin, twin, twin)
        #expect(Set(first).count == 3)
        #expect(first == keys(twin, twin, twin))
    }

    @Test func `the same identifier in another feed is another entry`() {
        let other = EntryIdentities(of: [entry(id: "a")], in: FeedKey(rawValue: 8)).keys
        #expect(keys(entry(id: "a")) != other)
    }
}
