internal import Glibc
import SyncSimulation

/// Runs the sync engine against a hostile world, as often as asked.
@main struct TidingsSim {
    static func main() {
        do {
            exit(run(try Arguments(CommandLine.arguments.dropFirst())))
        } catch {
            print("tidings-sim: \(error.reason)\n\(Arguments.usage)")
            exit(2)
        }
    }

    /// Does what was asked; the number is the program's exit code.
    private static func run(_ arguments: Arguments) -> Int32 {
        if let seed = arguments.traced { return trace(seed) }
        if let seed = arguments.shrunk { return shrink(seed, arguments) }
        if let depth = arguments.depth { return explore(depth, arguments) }
        if arguments.runsRegressions { return runRegressions() }
        if arguments.huntsAll || arguments.mutant != nil { return hunt(arguments) }
        return simulate(arguments)
    }

    private static func seeds(_ arguments: Arguments) -> Range<UInt64> {
        arguments.firstSeed..<arguments.firstSeed + arguments.seedCount
    }

    private static func simulate(_ arguments: Arguments) -> Int32 {
        let campaign = Campaign(seeds: seeds(arguments), jobs: arguments.jobs) { seed in
            let scenario = Scenario(seed: seed)
            var outcome = Outcome(scenario)
            if arguments.runsTwice, Outcome(scenario).fingerprint != outcome.fingerprint {
                outcome.violation = Violation(promise: .replay, detail: "two runs differ")
            }
            // At once, since a large campaign takes hours; the list at the end is in order.
            if let violation = outcome.violation {
                let line = Array("\(seed): \(violation)\n".utf8)
                _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
            }
            return outcome
        }
        for failure in campaign.failures {
            print("seed \(failure.seed): \(failure.violation.map { "\($0)" } ?? "")")
        }
        print(campaign.summary)
        return campaign.violationCount == 0 ? 0 : 1
    }

    /// Runs the seeds that once failed.
    private static func runRegressions() -> Int32 {
        var count = 0
        for seed in RegressionSeeds.all {
            guard let violation = Outcome(Scenario(seed: seed.number)).violation else { continue }
            count += 1
            print("seed \(seed.number) (\(seed.story)): \(violation)")
        }
        print("once failing seeds \(RegressionSeeds.all.count) violations \(count)")
        return count == 0 ? 0 : 1
    }

    private static func trace(_ seed: UInt64) -> Int32 {
        let outcome = Outcome(Scenario(seed: seed), isTold: true)
        for line in outcome.story { print(line) }
        print(outcome.violation.map { "→ \($0)" } ?? "→ nothing wrong")
        return outcome.violation == nil ? 0 : 1
    }

    private static func shrink(_ seed: UInt64, _ arguments: Arguments) -> Int32 {
        guard var shrinker = Shrinker(Scenario(seed: seed)) else {
            print("seed \(seed): nothing wrong")
            return 0
        }
        shrinker.shrink()
        for line in shrinker.story(lineCount: arguments.lineCount) { print(line) }
        print("seed \(seed): \(shrinker.scenario.steps.count) steps left")
        return 1
    }

    private static func explore(_ depth: Int, _ arguments: Arguments) -> Int32 {
        let search = Exhaustive(
            depth: depth, replicas: arguments.replicas, jobs: arguments.jobs)
        if let (schedule, violation) = search.first {
            print("\(Exhaustive.words(for: schedule)): \(violation)")
        }
        print(
            "schedules \(search.scheduleCount) violations \(search.violationCount) "
                + "depth \(depth) replicas \(arguments.replicas)")
        return search.violationCount == 0 ? 0 : 1
    }

    private static func hunt(_ arguments: Arguments) -> Int32 {
        guard !Mutant.all.isEmpty else {
            print("tidings-sim: this build has no planted bugs; build with -Xswiftc -DMUTANTS")
            return 2
        }
        let mutants = Mutant.all.filter { arguments.mutant == nil || $0.name == arguments.mutant }
        guard !mutants.isEmpty else {
            print("tidings-sim: planted bugs are \(Mutant.all.map(\.name))")
            return 2
        }
        // A seed that fails without any mistake proves nothing of a mistake.
        let failing = Campaign(seeds: seeds(arguments), jobs: arguments.jobs).failures.map(\.seed)
        var alive = 0
        for mutant in mutants {
            let campaign = mutant.hunt(
                seeds: seeds(arguments), besides: failing, jobs: arguments.jobs)
            if let failure = campaign.failures.first {
                let words = failure.violation.map { "\($0)" } ?? ""
                print("\(mutant.name): killed after \(campaign.seedCount) seeds, \(words)")
            } else {
                alive += 1
                print("\(mutant.name): alive after \(campaign.seedCount) seeds")
            }
        }
        print("mutants \(mutants.count) alive \(alive)")
        return alive == 0 ? 0 : 1
    }
}
