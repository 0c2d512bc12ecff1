import FoundationEssentials
import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct APITests {
    private struct Listed: Decodable {
        struct Entry: Decodable {
            var key: String
            var feed: String
            var feedTitle: String
            var title: String
            var excerpt: String
            var url: String
            var author: String
            var published: String
            var firstSeen: String
            var order: String
            var read: Bool
            var saved: Bool
            var story: String?
        }

        var entries: [Entry]
        var next: String?
    }

    private struct Stories: Decodable {
        struct Story: Decodable {
            var key: String
            var title: String
            var publishers: [String]
            var entryCount: Int
            var unreadCount: Int
            var first: String
            var latest: String
            var languages: [String]
        }

        var stories: [Story]
    }

    private struct Feeds: Decodable {
        struct Feed: Decodable {
            struct Health: Decodable {
                var lastFetched: String
                var lastStatus: Int
                var nextCheck: String
                var failureCount: Int
                var gone: Bool
            }

            var key: String
            var url: String
            var title: String
            var folder: [String]
            var publisher: String
            var entryCount: Int
            var unreadCount: Int
            var health: Health
        }

        var feeds: [Feed]
    }

    private var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    private func ask<Value: Decodable>(
        _ reader: TestReader, _ path: String, _ type: Value.Type = Value.self
    ) async throws -> Value {
        let answer = try await reader.client.ask(path)
        #expect(answer.status == 200)
        #expect(answer.fields["content-type"] == "application/json")
        return try decoder.decode(type, from: Data(answer.body.utf8))
    }

    @Test func `entries are listed stretch by stretch`() async throws {
        let reader = try await TestReader.filled()
        let first = try await ask(reader, "/api/v1/entries?limit=3", Listed.self)
        #expect(first.entries.count == 3)
        #expect(first.entries[0].title == "Ferry to run all winter")
        #expect(first.entries[0].published == (TestReader.now - .seconds(3600)).description)
        #expect(first.entries[0].story != nil)
        let next = try #require(first.next)
        let rest = try await ask(reader, "/api/v1/entries?limit=3&after=\(next)", Listed.self)
        #expect(rest.entries.map(\.title) == ["Library opens on Sundays"])
        #expect(rest.next == nil)
        let folder = try await ask(reader, "/api/v1/entries?folder=News", Listed.self)
        #expect(folder.entries.count == 3)
        let found = try await ask(reader, "/api/v1/search?q=library", Listed.self)
        #expect(found.entries.count == 1)
        reader.stop()
    }

    @Test func `an entry comes with its body`() async throws {
        struct Detail: Decodable {
            struct Enclosure: Decodable {
                var url: String
                var mediaType: String
                var sizeInBytes: Int?
            }

            var key: String
            var html: String
            var enclosures: [Enclosure]
            var categories: [String]
        }
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let detail = try await ask(reader, "/api/v1/entries/\(key)", Detail.self)
        #expect(detail.key == key.description)
        #expect(detail.html == "<p>The <b>ferry</b> will run.</p>")
        #expect(detail.enclosures.first?.sizeInBytes == 12_000_000)
        #expect(try await reader.store.entry(key)?.listing.isRead == false)
        reader.stop()
    }

    @Test func `stories and feeds are listed`() async throws {
        let reader = try await TestReader.filled()
        let stories = try await ask(reader, "/api/v1/stories", Stories.self).stories
        #expect(stories.map(\.entryCount) == [2])
        #expect(Set(stories[0].languages) == ["en", "ja"])
        let story = try await ask(reader, "/api/v1/stories/\(stories[0].key)", Listed.self)
        #expect(story.entries.count == 2)
        let feeds = try await ask(reader, "/api/v1/feeds", Feeds.self).feeds
        #expect(Set(feeds.map(\.folder)) == [["News"], []])
        #expect(feeds.allSatisfy { $0.health.lastStatus == 200 && !$0.health.gone })
        reader.stop()
    }

    @Test(arguments: [
        ("/api/v1/entries?limit=0", 400), ("/api/v1/entries?limit=1001", 400),
        ("/api/v1/entries?feed=zz", 400), ("/api/v1/entries/zz", 404),
        ("/api/v1/stories/0123456789abcdef", 404), ("/api/v1/nothing", 404),
        ("/api/v2/entries", 404),
    ])
    func `a wrong question is answered with an error`(path: String, status: Int) async throws {
        struct Wrong: Decodable { var error: String }
        let reader = try await TestReader()
        let answer = try await reader.client.ask(path)
        #expect(answer.status == status)
        let wrong = try JSONDecoder().decode(Wrong.self, from: Data(answer.body.utf8))
        #expect(wrong.error.hasSuffix("."))
        reader.stop()
    }

    @Test func `the server says that it is well`() async throws {
        let reader = try await TestReader()
        let answer = try await reader.client.ask("/healthz")
        #expect(answer.status == 200)
        #expect(answer.body == "ok\n")
        #expect(try await reader.client.ask("/healthz", host: "evil.example").status == 421)
        reader.stop()
    }
}
