import IntentSync

/// A bug planted in the engine, to see whether the simulation finds it.
package struct Mutant: Sendable {
    /// What the bug is called.
    package let name: String

    /// The bugs of this build: none, unless it was built to hold them.
    package static let all: [Mutant] = []

    /// Runs seeds with the bug until a promise is broken.
    package func hunt(seeds: Range<UInt64>, jobs: Int) -> Campaign {
        Campaign(seeds: seeds, jobs: jobs, stopsAtFirst: true)
    }
}
