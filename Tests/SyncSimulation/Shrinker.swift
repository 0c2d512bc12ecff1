/// Makes a failing run shorter for as long as it still breaks the same promise.
package struct Shrinker {
    /// The shortest run so far that fails.
    package private(set) var scenario: Scenario
    /// How many runs were tried.
    package private(set) var triedCount = 0
    private let promise: Violation.Promise
    private let limit: Int
    private let fails: (Scenario) -> Violation?

    /// Starts from `scenario`; `nil` where it does not fail.
    ///
    /// - Parameters:
    ///   - scenario: The failing run.
    ///   - limit: How many runs are tried at most.
    ///   - fails: Runs a scenario and returns what went wrong.
    package init?(
        _ scenario: Scenario, limit: Int = 4000,
        fails: @escaping (Scenario) -> Violation? = { Outcome($0).violation }
    ) {
        guard let violation = fails(scenario) else { return nil }
        self.scenario = scenario
        self.limit = limit
        self.fails = fails
        promise = violation.promise
    }

    /// Leaves out what is not needed: steps in ever smaller groups, then what is odd of the world.
    package mutating func shrink() {
        simplifyWorld()
        var size = max(1, scenario.steps.count / 2)
        while size >= 1, triedCount < limit {
            var place = 0
            var hasShrunk = false
            while place < scenario.steps.count, triedCount < limit {
                if leaveOut(place..<min(place + size, scenario.steps.count)) {
                    hasShrunk = true
                } else {
                    place += size
                }
            }
            if size > 1 || !hasShrunk { size /= 2 }
        }
        simplifyWorld()
    }

    /// Leaves out a range of steps, first with their time, then without.
    private mutating func leaveOut(_ range: Range<Int>) -> Bool {
        let time = scenario.steps[range].reduce(0) { $0 + $1.wait }
        var without = scenario
        without.steps.removeSubrange(range)
        var waiting = without
        if range.lowerBound < waiting.steps.count {
            waiting.steps[range.lowerBound].wait += time
        }
        return keep(without) || keep(waiting)
    }

    private mutating func simplifyWorld() {
        let plain: [(inout Scenario) -> Void] = [
            { $0.storage = Scenario.StorageStyle() }, { $0.storage.refusal = 0 },
            { $0.storage.upload = 100 }, { $0.storage.download = 100 },
            { $0.storage.isByClock = false }, { $0.extraRounds = 0 },
            { $0.clocks = $0.clocks.map { _ in 0 } }, { $0.laterMachines = 0 },
            { $0.clocks.removeLast($0.clocks.count > 2 ? 1 : 0) },
            { $0.clocks.removeLast($0.clocks.count > 2 ? 1 : 0) },
        ]
        for simplify in plain {
            var next = scenario
            simplify(&next)
            _ = keep(next)
        }
    }

    private mutating func keep(_ next: Scenario) -> Bool {
        guard triedCount < limit else { return false }
        triedCount += 1
        guard fails(next)?.promise == promise else { return false }
        scenario = next
        return true
    }

    /// What happens in the shortest run, at most `lineCount` lines, and what goes wrong.
    package func story(lineCount: Int = 20) -> [String] {
        let outcome = Outcome(scenario, isTold: true)
        var lines = outcome.story
        if lines.count > lineCount {
            let left = lines.count - lineCount + 1
            lines = Array(lines.prefix(lineCount - 1)) + ["… and \(left) more lines"]
        }
        lines.append(outcome.violation.map { "→ \($0)" } ?? "→ nothing wrong")
        return lines
    }
}
