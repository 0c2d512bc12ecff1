import NewsModel
import Testing
import TidingsStore

@Suite struct SearchTests {
    private static let texts: [(title: String, text: String)] = [
        ("Whales", "The blue whale sings off the coast of Île-de-France."),
        ("Ships", "Blue ships and a grey whale; AT&T C++ e-mail"),
        ("東京の天気", "今日は東京都で雨が降る。iPhone手机也湿了"),
        ("京都", "古い都"),
        ("서울 날씨", "오늘은 서울에 비가 온다"),
        ("木", "孤立した字: 火 and 水x"),
    ]

    private func fixture() async throws -> StoreFixture {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entries = Self.texts.enumerated().map { number, entry in
            StoreFixture.entry(
                key, "\(number)", published: Int64(-number), title: entry.title, text: entry.text)
        }
        try await fixture.save(entries, of: key)
        return fixture
    }

    @Test func `finds all words, whole, newest first`() async throws {
        let fixture = try await fixture()
        #expect(try await fixture.found("whale") == ["Whales", "Ships"])
        #expect(try await fixture.found("BLUE whale") == ["Whales", "Ships"])
        #expect(try await fixture.found("grey whale") == ["Ships"])
        #expect(try await fixture.found("whal") == [])
        #expect(try await fixture.found("whal*") == ["Whales", "Ships"])
        #expect(try await fixture.found("\"blue whale\"") == ["Whales"])
        #expect(try await fixture.found("“blue whale”") == ["Whales"])
        #expect(try await fixture.found("whale \"blue") == ["Whales", "Ships"])
        #expect(try await fixture.found("ile") == ["Whales"])
        #expect(try await fixture.found("e-mail") == ["Ships"])
        #expect(try await fixture.found("C++") == ["Ships"])
        #expect(try await fixture.found("whale dolphin") == [])
    }

    @Test(arguments: [
        ("東京", ["東京の天気"]), ("京都", ["東京の天気", "京都"]), ("東京都", ["東京の天気"]),
        ("都", ["東京の天気", "京都"]), ("都で", ["東京の天気"]), ("東都", []),
        ("手机", ["東京の天気"]), ("iphone手机", ["東京の天気"]), ("서울", ["서울 날씨"]),
        ("울에", ["서울 날씨"]), ("火", ["木"]), ("木", ["木"]), ("水x", ["木"]), ("水", ["木"]),
        ("天気今日", []), ("る", ["東京の天気"]), ("東京*", ["東京の天気"]),
        ("\"古い都\"", ["京都"]), ("雨 iphone", ["東京の天気"]),
    ])
    func `finds any part of a text without spaces`(words: String, titles: [String]) async throws {
        let fixture = try await fixture()
        #expect(try await fixture.found(words) == titles)
    }

    @Test(arguments: [
        "", " ", "\"", "\"\"", "*", "**", "\"*\"", "(", ")", "AND", "OR NOT", "NEAR(a b, 2)",
        "title:x", "-x", "^x", "x\0y", "\0", "'; DROP TABLE entries; --", "a\"b\"c\"", "{a b}:c",
        "💥", "\u{202E}", "+ + +", "a + b", ":", "x*y*", "\u{FFFF}", "🇩🇪*", "…", "a AND",
        "\u{0301}", "٣", "²",
    ])
    func `no input is a mistake`(words: String) async throws {
        let fixture = try await fixture()
        _ = try await fixture.found(words)
        _ = try await fixture.found(words + " whale")
        #expect(try await fixture.all().count == Self.texts.count)
    }

    @Test func `signs without letters do not hide what the words find`() async throws {
        let fixture = try await fixture()
        #expect(try await fixture.found("+ ! whale …") == ["Whales", "Ships"])
        #expect(try await fixture.found("… — !") == [])
    }

    @Test func `endless input is cut`() async throws {
        let fixture = try await fixture()
        _ = try await fixture.found(String(repeating: "whale ", count: 100_000))
        _ = try await fixture.found(String(repeating: "\"", count: 100_001))
        _ = try await fixture.found(String(repeating: "東", count: 100_000))
    }

    @Test func `pages go on without gap or repeat`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entries = (0..<100).map {
            StoreFixture.entry(key, "\($0)", published: Int64($0 % 10), text: "common")
        }
        try await fixture.save(entries, of: key, at: 50)
        var seen: [EntryListing] = []
        var after: EntryCursor?
        repeat {
            let page = try await fixture.store.search("common", after: after, limit: 9)
            seen += page.elements
            after = page.next
        } while after != nil
        #expect(seen.map(\.key).count == 100)
        #expect(Set(seen.map(\.key)).count == 100)
        #expect(seen == (try await fixture.all()))
    }

    @Test func `hostile titles are text like any other`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let titles = ["'); DROP TABLE entries; --", "\" OR 1=1", "a\0b", "%s%n", "\u{FEFF}x"]
        let entries = titles.enumerated().map {
            StoreFixture.entry(key, "\($0.offset)", published: -Int64($0.offset), title: $0.element)
        }
        try await fixture.save(entries, of: key)
        #expect(try await fixture.all().map(\.title) == titles)
        try await fixture.store.rename(key, to: titles[0], at: StoreFixture.start)
        #expect(try await fixture.store.feed(key)?.title == titles[0])
        #expect(try await fixture.found("drop table") == [titles[0]])
        try await fixture.expectWhole()
    }
}
