import Fetching
import NewsModel
import Synchronization
import TestSupport
import Testing

@Suite struct FetcherConcurrencyTests {
    /// Counts how many requests are under way, in all and for each host.
    private final class Watch: Sendable {
        struct Counts {
            var now: [String: Int] = [:]
            var most = 0
            var mostPerHost = 0
        }

        let counts = Mutex(Counts())

        func enter(_ host: String) {
            counts.withLock { counts in
                counts.now[host, default: 0] += 1
                counts.mostPerHost = max(counts.mostPerHost, counts.now[host] ?? 0)
                counts.most = max(counts.most, counts.now.values.reduce(0, +))
            }
        }

        func leave(_ host: String) { counts.withLock { $0.now[host, default: 0] -= 1 } }
    }

    @Test(arguments: [1, 2])
    func `asks many hosts at once, each as often as allowed`(perHost: Int) async throws {
        let watch = Watch()
        let server = try LoopbackServer { request in
            let host = request["Host"] ?? ""
            watch.enter(host)
            defer { watch.leave(host) }
            LoopbackServer.pause(.milliseconds(2))
            return .text(request.path)
        }
        var limits = FetchLimits.quick
        limits.concurrency = 4
        limits.concurrencyPerHost = perHost
        let fetcher = Fetcher(limits: limits)
        let bodies = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<240 {
                let address = server.address("/\(number)", host: "127.0.0.\(number % 12 + 1)")
                group.addTask { text(try await fetcher.get(address).body) }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(bodies.count == 240)
        #expect(server.requests.count == 240)
        watch.counts.withLock { counts in
            #expect(counts.most <= 4)
            #expect(counts.most > 1)
            #expect(counts.mostPerHost <= perHost)
        }
    }

    @Test func `lets a redirect to another host wait for its turn there`() async throws {
        let watch = Watch()
        let server = try LoopbackServer { request in
            guard request.path != "/target" else {
                watch.enter("target")
                defer { watch.leave("target") }
                LoopbackServer.pause(.milliseconds(2))
                return .text("end")
            }
            return .redirect(to: "http://127.0.0.99:\(request.port)/target")
        }
        let fetcher = Fetcher(limits: .quick)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...20 {
                let address = server.address(host: "127.0.0.\(number)")
                group.addTask { try await fetcher.get(address).status }
            }
            for try await status in group { #expect(status == 200) }
        }
        #expect(watch.counts.withLock { $0.mostPerHost } == 1)
    }

    @Test func `ends a fetch whose task is cancelled`() async throws {
        let server = try LoopbackServer { _ in .answer(delay: .seconds(20)) }
        let fetcher = Fetcher(limits: .quick)
        let address = server.address()
        let running = Task { try await fetcher.get(address) }
        let waiting = Task { try await fetcher.get(address) }
        while server.requests.isEmpty { await Task.yield() }
        waiting.cancel()
        await #expect(throws: FetchError.cancelled) { try await waiting.value }
        running.cancel()
        await #expect(throws: FetchError.cancelled) { try await running.value }
        // The host is free again, so another fetch gets through.
        let other = Task { try await fetcher.get(address) }
        while server.requests.count < 2 { await Task.yield() }
        other.cancel()
        await #expect(throws: FetchError.cancelled) { try await other.value }
    }

    @Test func `begins nothing for a task cancelled before`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        let fetcher = Fetcher(limits: .quick)
        let address = server.address()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await fetcher.get(address)
        }
        task.cancel()
        await #expect(throws: FetchError.cancelled) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test func `answers every call when many are cancelled at random moments`() async throws {
        let server = try LoopbackServer { _ in .text("x") }
        let fetcher = Fetcher(limits: .quick)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                let address = server.address(host: "127.0.0.\(number % 40 + 1)")
                let task = Task { try await fetcher.get(address) }
                group.addTask {
                    for _ in 0..<(number % 50) { await Task.yield() }
                    if number % 2 == 0 { task.cancel() }
                    _ = await task.result
                }
            }
        }
        let answer = try await fetcher.get(server.address())
        #expect(answer.status == 200)
    }

    @Test func `ends every fetch when it is shut down`() async throws {
        let server = try LoopbackServer { _ in .answer(delay: .seconds(20)) }
        let fetcher = Fetcher(limits: .quick)
        let address = server.address()
        let tasks = (0..<20).map { _ in Task { try await fetcher.get(address) } }
        while server.requests.isEmpty { await Task.yield() }
        fetcher.shutDown()
        for task in tasks {
            await #expect(throws: FetchError.cancelled) { try await task.value }
        }
        await #expect(throws: FetchError.cancelled) { try await fetcher.get(address) }
    }
}
