import SyncSimulation
import Testing

@Suite struct SimulationTests {
    @Test func `no promise is broken in the first seeds`() {
        let campaign = Campaign(seeds: 1..<61, jobs: 2)
        for failure in campaign.failures {
            Issue.record("seed \(failure.seed): \(failure.violation.map { "\($0)" } ?? "")")
        }
        #expect(campaign.seedCount == 60)
        #expect(campaign.operationCount > 1000)
    }

    @Test(arguments: RegressionSeeds.all)
    func `a seed that once failed does not`(seed: RegressionSeeds.Seed) {
        let outcome = Outcome(Scenario(seed: seed.number))
        #expect(outcome.violation == nil, "seed \(seed.number): \(seed.story)")
    }

    @Test(arguments: [3, 14, 15, 92] as [UInt64])
    func `a seed gives the same run again, byte by byte`(seed: UInt64) {
        let scenario = Scenario(seed: seed)
        let first = Outcome(scenario, isTold: true)
        let second = Outcome(Scenario(seed: seed), isTold: true)
        #expect(first.fingerprint == second.fingerprint)
        #expect(first.story == second.story)
        #expect(first.operations > 0)
    }

    @Test func `every schedule of three actions of two replicas is right`() {
        let search = Exhaustive(depth: 3, replicas: 2, jobs: 2)
        #expect(search.scheduleCount == 1000)
        #expect(search.violationCount == 0)
    }
}
