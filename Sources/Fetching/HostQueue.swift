/// Who waits for which host, and who may start now.
///
/// Each host has a lane, first in, first out; hosts whose lane may start take turns, so that a long
/// lane does not hold up the others. Time comes in as a parameter and must not run backwards.
///
/// - Complexity: amortized O(1) for every operation, however many wait.
package struct HostQueue<Element> {
    private struct Lane {
        var waiting = Queue<Element>()
        var running = 0
        var place = Place.nowhere
    }

    private enum Place {
        case nowhere
        case pausing
        case ready
    }

    private let concurrency: Int
    private let concurrencyPerHost: Int
    private let pause: Duration
    private var lanes: [String: Lane] = [:]
    private var ready = Queue<String>()
    // Every pause is as long as the others, so the first to begin is the first to end.
    private var pausing = Queue<(end: ContinuousClock.Instant, host: String)>()
    private var running = 0

    /// An empty queue under the limits of `limits`, each of which counts as 1 at least.
    package init(limits: FetchLimits) {
        concurrency = max(1, limits.concurrency)
        concurrencyPerHost = max(1, limits.concurrencyPerHost)
        pause = max(.zero, limits.pausePerHost)
    }

    /// Lets `element` wait for its turn at `host`.
    package mutating func append(_ element: Element, host: String) {
        lanes[host, default: Lane()].waiting.append(element)
        settle(host)
    }

    /// Takes the next element whose host may be asked at `now`, and counts it as running.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - isWanted: Whether an element still wants its turn; where not, it is dropped.
    /// - Returns: `nil` where nobody may start now.
    package mutating func start(
        at now: ContinuousClock.Instant, where isWanted: (Element) -> Bool
    ) -> Element? {
        endPauses(at: now)
        while running < concurrency, let host = ready.popFirst() {
            guard var lane = lanes[host] else { continue }
            lane.place = .nowhere
            var next = lane.waiting.popFirst()
            while let element = next, !isWanted(element) { next = lane.waiting.popFirst() }
            if next != nil {
                lane.running += 1
                running += 1
                if pause > .zero {
                    lane.place = .pausing
                    pausing.append((now + pause, host))
                }
            }
            lanes[host] = lane
            settle(host)
            if let next { return next }
        }
        return nil
    }

    /// Counts one running element of `host` as done.
    package mutating func finish(host: String) {
        guard let count = lanes[host]?.running, count > 0 else { return }
        lanes[host]?.running = count - 1
        running -= 1
        settle(host)
    }

    /// When the next pause of a host ends, or `nil` where no host pauses.
    package var nextEndOfPause: ContinuousClock.Instant? { pausing.first?.end }

    private mutating func endPauses(at now: ContinuousClock.Instant) {
        while let first = pausing.first, first.end <= now {
            _ = pausing.popFirst()
            lanes[first.host]?.place = .nowhere
            settle(first.host)
        }
    }

    /// Puts the lane of `host` where it belongs: among the ready, or away where it is not needed.
    private mutating func settle(_ host: String) {
        guard let lane = lanes[host], lane.place == .nowhere else { return }
        if lane.waiting.isEmpty {
            if lane.running == 0 { lanes[host] = nil }
        } else if lane.running < concurrencyPerHost {
            lanes[host]?.place = .ready
            ready.append(host)
        }
    }
}
