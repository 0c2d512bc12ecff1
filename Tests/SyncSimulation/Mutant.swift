import IntentSync

#if MUTANTS
    import Synchronization
#endif

/// A mistake planted in the engine, to see whether the simulation finds it.
package struct Mutant: Sendable {
    /// What the mistake is called.
    package let name: String
    private let bug: PlantedBug

    /// The mistakes of this build: none, unless it was built to hold them.
    package static var all: [Mutant] {
        #if MUTANTS
            PlantedBug.allCases.map { Mutant(name: "\($0)", bug: $0) }
        #else
            []
        #endif
    }

    /// Runs seeds with the mistake, `failing` left out, until a promise is broken.
    ///
    /// One mistake is planted in the whole process, so only one hunt may go on at a time.
    package func hunt(seeds: Range<UInt64>, besides failing: [UInt64], jobs: Int) -> Campaign {
        #if MUTANTS
            PlantedBug.current.store(bug.rawValue, ordering: .relaxed)
            defer { PlantedBug.current.store(0, ordering: .relaxed) }
        #endif
        return Campaign(seeds: seeds, jobs: jobs, stopsAtFirst: true) { seed in
            failing.contains(seed) ? Outcome(skipping: seed) : Outcome(Scenario(seed: seed))
        }
    }
}
