import Fetching
import Testing

@Suite struct HostQueueTests {
    private let start = ContinuousClock.now

    private func queue(
        concurrency: Int = 8, perHost: Int = 1, pause: Duration = .zero
    ) -> HostQueue<Int> {
        var limits = FetchLimits()
        limits.concurrency = concurrency
        limits.concurrencyPerHost = perHost
        limits.pausePerHost = pause
        return HostQueue(limits: limits)
    }

    private func startAll(_ queue: inout HostQueue<Int>, after time: Duration = .zero) -> [Int] {
        var started: [Int] = []
        while let next = queue.start(at: start + time, where: { _ in true }) {
            started.append(next)
        }
        return started
    }

    @Test func `asks each host in order, one at a time`() {
        var queue = queue()
        for number in 1...3 { queue.append(number, host: "a") }
        #expect(startAll(&queue) == [1])
        queue.finish(host: "a")
        #expect(startAll(&queue) == [2])
        #expect(startAll(&queue) == [])
    }

    @Test func `lets hosts take turns`() {
        var queue = queue(concurrency: 1)
        for number in 1...100 { queue.append(number, host: "long") }
        queue.append(1000, host: "short")
        var order: [Int] = []
        while let next = queue.start(at: start, where: { _ in true }) {
            order.append(next)
            queue.finish(host: next == 1000 ? "short" : "long")
        }
        #expect(order.prefix(3).contains(1000))
        #expect(order.filter { $0 < 1000 } == Array(1...100))
    }

    @Test(arguments: [(1, 1, 1), (3, 1, 3), (3, 2, 3), (100, 2, 20), (100, 5, 50), (0, 0, 1)])
    func `keeps both limits`(concurrency: Int, perHost: Int, count: Int) {
        var queue = queue(concurrency: concurrency, perHost: perHost)
        for number in 0..<200 { queue.append(number, host: "host\(number % 10)") }
        #expect(startAll(&queue).count == count)
    }

    @Test func `pauses between the starts at one host`() {
        var queue = queue(pause: .seconds(1))
        queue.append(1, host: "a")
        queue.append(2, host: "a")
        #expect(startAll(&queue) == [1])
        queue.finish(host: "a")
        #expect(startAll(&queue, after: .milliseconds(999)) == [])
        #expect(queue.nextEndOfPause == start + .seconds(1))
        #expect(startAll(&queue, after: .seconds(1)) == [2])
    }

    @Test func `remembers the pause of a host with nothing to do`() {
        var queue = queue(pause: .seconds(1))
        queue.append(1, host: "a")
        #expect(startAll(&queue) == [1])
        queue.finish(host: "a")
        queue.append(2, host: "a")
        #expect(startAll(&queue, after: .milliseconds(500)) == [])
        #expect(startAll(&queue, after: .seconds(1)) == [2])
    }

    @Test func `pauses no longer than needed after a long fetch`() {
        var queue = queue(pause: .seconds(1))
        queue.append(1, host: "a")
        queue.append(2, host: "a")
        #expect(startAll(&queue) == [1])
        #expect(startAll(&queue, after: .seconds(5)) == [])
        #expect(queue.nextEndOfPause == nil)
        queue.finish(host: "a")
        #expect(startAll(&queue, after: .seconds(5)) == [2])
    }

    @Test func `drops what is not wanted without a pause`() {
        var queue = queue(pause: .seconds(1))
        for number in 1...5 { queue.append(number, host: "a") }
        #expect(queue.start(at: start, where: { $0 == 4 }) == 4)
        queue.finish(host: "a")
        #expect(queue.start(at: start + .seconds(1), where: { _ in false }) == nil)
        queue.append(6, host: "a")
        #expect(startAll(&queue, after: .seconds(1)) == [6])
    }

    @Test func `ignores an end without a start`() {
        var queue = queue()
        queue.finish(host: "a")
        queue.append(1, host: "a")
        #expect(startAll(&queue) == [1])
    }
}
