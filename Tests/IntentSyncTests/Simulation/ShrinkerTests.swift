import SyncSimulation
import Testing

@Suite struct ShrinkerTests {
    /// Fails where a machine restarts after another one has joined.
    private func fails(_ scenario: Scenario) -> Violation? {
        let join = scenario.steps.firstIndex { $0.action == .join }
        let restart = scenario.steps.lastIndex { $0.action == .restart }
        guard let join, let restart, join < restart else { return nil }
        return Violation(promise: .quiet, detail: "artificial")
    }

    @Test func `a failure is shrunk to the steps it needs`() throws {
        let seed = try #require((1...500).first { fails(Scenario(seed: $0)) != nil })
        var shrinker = try #require(Shrinker(Scenario(seed: seed), fails: fails))
        shrinker.shrink()
        #expect(shrinker.scenario.steps.map(\.action) == [.join, .restart])
    }

    @Test func `what does not fail cannot be shrunk`() {
        #expect(Shrinker(Scenario(seed: 1), fails: { _ in nil }) == nil)
    }
}
