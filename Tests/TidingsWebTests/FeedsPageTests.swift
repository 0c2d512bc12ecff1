import NewsModel
import Testing
import TidingsStore
import TidingsWeb

/// The page of all feeds, where there are more than fit on one.
@Suite struct FeedsPageTests {
    private static func address(_ number: Int) -> String {
        "https://\(1000 + number).example/feed"
    }

    /// A reader that follows so many feeds, of which the last one cannot be fetched.
    private func reader(following count: Int) async throws -> TestReader {
        let reader = try await TestReader()
        for number in 0..<count {
            try await reader.follow(
                Self.address(number), "", "en", folder: number < 5 ? "Few" : "")
        }
        let last = try TestReader.key(Self.address(count - 1))
        var health = FeedHealth()
        health.lastError = "The server does not answer."
        health.failureCount = 2
        try await reader.store.save(
            FeedRefresh(
                health: health,
                log: FetchLogLine(feed: last, time: TestReader.now, outcome: "failed")),
            for: last)
        return reader
    }

    /// The feeds in the rows of a page, in order.
    private func rows(_ reader: TestReader, _ target: String) async throws -> [String] {
        let page = try await reader.client.ask(target)
        #expect(page.status == 200)
        return page.body.split(separator: "<th scope=\"row\">").dropFirst().map { row in
            String(row.split(separator: "/feeds/")[1].prefix(16))
        }
    }

    @Test func `many stand on several pages, each feed once, trouble first`() async throws {
        let reader = try await reader(following: 250)
        let pages = [
            try await rows(reader, "/feeds"), try await rows(reader, "/feeds?from=100"),
            try await rows(reader, "/feeds?from=200"),
        ]
        #expect(pages.map(\.count) == [100, 100, 50])
        #expect(Set(pages.joined()).count == 250)
        #expect(try pages[0][0] == TestReader.key(Self.address(249)).description)
        let second = try await reader.client.ask("/feeds?from=100").body
        #expect(second.contains("href=\"/feeds\" rel=\"prev\""))
        #expect(second.contains("href=\"/feeds?from=200\" rel=\"next\""))
        #expect(second.contains("101 to 200 of 250"))
        #expect(second.contains("250 feeds, 1 in trouble."))
        for beyond in ["250", "9223372036854775807", "-1", "x"] {
            #expect(try await rows(reader, "/feeds?from=\(beyond)") == pages[0])
        }
        reader.stop()
    }

    @Test func `any feed is found by its name, whatever page it is on`() async throws {
        let reader = try await reader(following: 130)
        #expect(
            try await rows(reader, "/feeds?name=1110.EXAMPLE")
                == [TestReader.key(Self.address(110)).description])
        #expect(try await rows(reader, "/feeds?name=few").count == 5)
        #expect(try await rows(reader, "/feeds?name=few+1003").count == 1)
        let none = try await reader.client.ask("/feeds?name=%3Cb%3E")
        #expect(none.body.contains("No feed here is called “&lt;b&gt;”."))
        #expect(try await rows(reader, "/feeds?name=example&from=100").count == 30)
        reader.stop()
    }

    @Test func `few stand on one page, without a way to others`() async throws {
        let reader = try await reader(following: 100)
        let page = try await reader.client.ask("/feeds").body
        #expect(page.split(separator: "<th scope=\"row\">").count == 101)
        #expect(!page.contains("class=\"pager\"") && !page.contains("name=\"name\""))
        reader.stop()
    }
}
