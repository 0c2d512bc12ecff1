import SyncSimulation
import Testing

@Suite struct SimulationTests {
    @Test func `no promise is broken in the first seeds`() {
        let campaign = Campaign(seeds: 1..<21, jobs: 2)
        for failure in campaign.failures {
            Issue.record("seed \(failure.seed): \(failure.violation.map { "\($0)" } ?? "")")
        }
        #expect(campaign.seedCount == 20)
        #expect(campaign.operationCount > 300)
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
