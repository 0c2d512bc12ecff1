package import IntentSync

/// Everything that decides one run: the same scenario gives the same run, byte by byte.
package struct Scenario: Sendable {
    /// The seed it was drawn from.
    package var seed: UInt64
    /// What the feeds publish.
    package var web: Web
    /// How the storage behaves.
    package var storage: StorageStyle
    /// How long replicas wait.
    package var pace: Pace
    /// The clocks of the machines that are there from the start.
    package var clocks: [Int64]
    /// Which machines run a later version, a bit for each.
    package var laterMachines: Int
    /// How long after the last step all feeds are fetched by all, or not at all.
    package var refreshesAtTheEnd: Bool
    /// Rounds to go on for when all is quiet.
    package var extraRounds: Int
    /// What happens.
    package var steps: [Step]

    /// How a storage behaves.
    package struct StorageStyle: Hashable, Sendable {
        /// Whether it is like a shared folder, and not like a key-value store.
        package var isFolder = false
        /// Whether the server believes the clocks of the writers.
        package var isByClock = false
        /// How many writes of a hundred an exchange sends.
        package var upload = 100
        /// How many changes of a hundred an exchange shows.
        package var download = 100
        /// How many puts of a hundred are refused.
        package var refusal = 0
        /// The bytes allowed at the start, or `nil`.
        package var limit: Int?
    }

    /// Whether the run may hold a machine that does not know that it is a copy.
    package var hasUnnoticedCopies: Bool {
        steps.contains {
            $0.action == .clone(isNoticed: false) || $0.action == .restore(isNoticed: false)
        }
    }

    /// Whether any machine runs a later version.
    package var isMixed: Bool { laterMachines != 0 }
}
