import NewsModel
import Synchronization
import Testing
import TidingsWeb

@Suite struct RecentAnswersTests {
    /// Counts how often an answer is made.
    private final class Kitchen: Sendable {
        let made = Mutex(0)

        func make() -> Response {
            let number = made.withLock { made in
                made += 1
                return made
            }
            return .text("\(number)")
        }
    }

    private static let moment = RecentAnswers.Moment(
        version: 1, second: Timestamp(seconds: 1_800_000_000))

    private func request(_ target: String, cookie: String = "") throws -> Request {
        try #require(
            Request(
                method: "GET", target: target, fields: [.init(name: "cookie", value: cookie)]))
    }

    @Test func `a crowd that asks the same at one moment gets one answer`() async throws {
        let (answers, kitchen) = (RecentAnswers(), Kitchen())
        let request = try request("/")
        let bodies = await withTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<40 {
                group.addTask {
                    await answers.answer(to: request, at: Self.moment) {
                        await Task.yield()
                        return kitchen.make()
                    }.body
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(bodies == [Array("1\n".utf8)])
    }

    @Test func `another moment, address, or client has another answer`() async throws {
        let (answers, kitchen) = (RecentAnswers(), Kitchen())
        func made(_ request: Request, at moment: RecentAnswers.Moment) async -> Int {
            _ = await answers.answer(to: request, at: moment) { kitchen.make() }
            return kitchen.made.withLock { $0 }
        }
        let request = try request("/")
        #expect(await made(request, at: Self.moment) == 1)
        #expect(await made(try self.request("/?filter=unread"), at: Self.moment) == 2)
        #expect(await made(try self.request("/", cookie: "a=b"), at: Self.moment) == 3)
        #expect(await made(request, at: Self.moment) == 3)
        var changed = Self.moment
        changed.version = 2
        #expect(await made(request, at: changed) == 4)
        var later = changed
        later.second = Timestamp(seconds: 1_800_000_001)
        #expect(await made(request, at: later) == 5)
        #expect(await made(request, at: later) == 5)
    }

    @Test func `more questions than are kept are answered all the same`() async throws {
        let (answers, kitchen) = (RecentAnswers(), Kitchen())
        for round in 1...2 {
            for number in 0..<(RecentAnswers.limit + 8) {
                let request = try request("/search?q=\(number)")
                let answer = await answers.answer(to: request, at: Self.moment) { kitchen.make() }
                #expect(answer.status == 200)
            }
            #expect(kitchen.made.withLock { $0 } == RecentAnswers.limit + 8 * round)
        }
    }

    @Test(arguments: [
        ("GET", "/", true), ("GET", "/?filter=unread", true), ("GET", "/api/v1/entries", true),
        ("GET", "/?notice=abc", false), ("GET", "/entries/1", false), ("POST", "/", false),
        ("GET", "/healthz", false), ("GET", "/sync", false),
    ])
    func `only lists are shared`(method: String, target: String, isShared: Bool) throws {
        let request = try #require(Request(method: method, target: target, fields: []))
        #expect(RecentAnswers.mayAnswer(request) == isShared)
    }

    @Test func `what is decided shows in the next answer`() async throws {
        let reader = try await TestReader.filled()
        let key = try TestReader.entry("a1")
        let target = "/?filter=unread"
        for _ in 0..<2 {
            #expect(try await reader.client.ask(target).body.contains("data-entry=\"\(key)\""))
        }
        _ = try await reader.post("/entries/\(key)/mark", [("mark", "read")])
        #expect(try await !reader.client.ask(target).body.contains("data-entry=\"\(key)\""))
        reader.stop()
    }
}
