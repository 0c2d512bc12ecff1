import SyncTransports
import TestSupport
import Testing

@Suite struct PutQueueTests {
    private func names(_ taken: [(name: String, change: PutQueue.Change)]) -> [String] {
        taken.map(\.name)
    }

    @Test func `the latest change of a name replaces those before`() {
        var queue = PutQueue()
        queue.add(.put([1]), named: "a")
        queue.add(.put([2]), named: "a")
        queue.add(.remove, named: "b")
        let taken = queue.take(at: .zero)
        #expect(names(taken) == ["a", "b"] && taken.map(\.change) == [.put([2]), .remove])
        #expect(queue.take(at: .seconds(100)).isEmpty)
    }

    @Test(arguments: [(14, false), (15, true)])
    func `a name waits 15 seconds`(seconds: Int, isSent: Bool) {
        var queue = PutQueue()
        queue.add(.put([1]), named: "a")
        #expect(queue.wait(from: .zero) == .zero)
        #expect(names(queue.take(at: .zero)) == ["a"])
        #expect(queue.wait(from: .zero) == nil)
        queue.add(.put([2]), named: "a")
        #expect(queue.wait(from: .seconds(5)) == .seconds(10))
        #expect(!queue.take(at: .seconds(seconds)).isEmpty == isSent)
    }

    @Test(arguments: [(59, false), (60, true)])
    func `the fifth upload waits for a minute`(seconds: Int, isSent: Bool) {
        var queue = PutQueue()
        for name in ["a", "b", "c", "d"] {
            queue.add(.put([1]), named: name)
            #expect(names(queue.take(at: .zero)) == [name])
        }
        queue.add(.put([1]), named: "e")
        #expect(queue.wait(from: .seconds(20)) == .seconds(40))
        #expect(!queue.take(at: .seconds(seconds)).isEmpty == isSent)
    }

    @Test func `at the end everything goes`() {
        var queue = PutQueue()
        for round in UInt8(0)..<6 {
            queue.add(.put([round]), named: "a")
            #expect(names(queue.take(at: .zero, ignoringPace: true)) == ["a"])
        }
    }

    @Test(arguments: 0..<20)
    func `keeps the pace, and loses nothing`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var queue = PutQueue()
        var wanted: [String: PutQueue.Change] = [:]
        var sent: [String: PutQueue.Change] = [:]
        var times: [String: Duration] = [:]
        var uploads: [Duration] = []
        var now = Duration.zero
        func send() {
            let taken = queue.take(at: now)
            guard !taken.isEmpty else { return }
            uploads.append(now)
            for (name, change) in taken {
                if let last = times[name] { #expect(now - last >= PutQueue.pause) }
                times[name] = now
                sent[name] = change
            }
        }
        for _ in 0..<300 {
            now += .milliseconds(Int.random(in: 0..<8000, using: &random))
            let name = String(Int.random(in: 0..<6, using: &random))
            let change = PutQueue.Change.put([UInt8.random(in: 0...255, using: &random)])
            queue.add(change, named: name)
            wanted[name] = change
            send()
        }
        while let wait = queue.wait(from: now) {
            now += wait
            let before = uploads.count
            send()
            #expect(uploads.count == before + 1, "what is due is sent")
        }
        #expect(sent == wanted)
        for index in uploads.indices.dropFirst(4) {
            #expect(uploads[index] - uploads[index - 4] >= .seconds(60))
        }
    }
}
