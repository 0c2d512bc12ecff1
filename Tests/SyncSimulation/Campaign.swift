internal import Dispatch
internal import Synchronization

/// Many runs, spread over the processors.
package struct Campaign: Sendable {
    /// The seeds that were run.
    package private(set) var seedCount = 0
    /// How many operations there were in all.
    package private(set) var operationCount = 0
    /// How many runs broke a promise.
    package private(set) var violationCount = 0
    /// The first failing runs, by seed.
    package private(set) var failures: [Outcome] = []
    /// How often rare things happened.
    package private(set) var coverage = Coverage()

    /// How many failing runs are kept.
    static let failureLimit = 50

    /// Runs the scenarios of `seeds` on `jobs` threads.
    ///
    /// - Parameters:
    ///   - seeds: The seeds.
    ///   - jobs: How many threads work at once, 1 or more.
    ///   - stopsAtFirst: Whether to stop soon after the first failure.
    ///   - run: Runs one seed.
    package init(
        seeds: Range<UInt64>, jobs: Int, stopsAtFirst: Bool = false,
        run: @escaping @Sendable (UInt64) -> Outcome = { Outcome(Scenario(seed: $0)) }
    ) {
        let shared = Mutex((next: seeds.lowerBound, total: Campaign()))
        DispatchQueue.concurrentPerform(iterations: max(1, jobs)) { _ in
            var mine = Campaign()
            while true {
                let part: Range<UInt64> = shared.withLock { state in
                    if stopsAtFirst, state.total.violationCount > 0 {
                        return seeds.upperBound..<seeds.upperBound
                    }
                    let start = state.next
                    state.next = min(seeds.upperBound, start &+ 16)
                    return start..<state.next
                }
                guard !part.isEmpty else { break }
                for seed in part { mine.add(run(seed)) }
                shared.withLock { $0.total.add(mine) }
                mine = Campaign()
            }
        }
        self = shared.withLock { $0.total }
        failures.sort { $0.seed < $1.seed }
    }

    private init() {}

    private mutating func add(_ outcome: Outcome) {
        seedCount += 1
        operationCount += outcome.operations
        coverage.add(outcome.coverage)
        guard outcome.violation != nil else { return }
        violationCount += 1
        if failures.count < Self.failureLimit { failures.append(outcome) }
    }

    private mutating func add(_ other: Campaign) {
        seedCount += other.seedCount
        operationCount += other.operationCount
        violationCount += other.violationCount
        coverage.add(other.coverage)
        failures += other.failures.prefix(Self.failureLimit - failures.count)
    }

    /// What came of it, in one line.
    package var summary: String {
        "seeds \(seedCount) violations \(violationCount) operations \(operationCount) "
            + "coverage \(coverage)"
    }
}
