/// How a run went.
package struct Outcome: Sendable {
    /// The seed.
    package var seed: UInt64
    /// The promise that was broken, or `nil`.
    package var violation: Violation?
    /// How many operations there were.
    package var operations = 0
    /// How often rare things happened.
    package var coverage = Coverage()
    /// A digest of everything that left any replica.
    package var fingerprint: UInt64 = 0
    /// What happened, line by line, where it was asked for.
    package var story: [String] = []

    /// A run that is left out.
    init(skipping seed: UInt64) {
        self.seed = seed
    }

    /// Runs `scenario` to its end or to the first broken promise.
    package init(_ scenario: Scenario, isTold: Bool = false) {
        self.init(scenario, isTold: isTold) { world throws(Violation) in try world.judge() }
    }

    /// Runs `scenario` and lets `judge` say whether it was right, besides what every step is
    /// judged by.
    package init(
        _ scenario: Scenario, isTold: Bool, judge: (inout World) throws(Violation) -> Void
    ) {
        seed = scenario.seed
        var world = World(scenario, isTold: isTold)
        do {
            try world.settle()
            for step in scenario.steps { try world.perform(step) }
            try world.heal()
            try judge(&world)
        } catch {
            violation = error
        }
        operations = world.operations.count
        coverage = world.coverage
        fingerprint = world.fingerprint
        story = world.story ?? []
    }
}
