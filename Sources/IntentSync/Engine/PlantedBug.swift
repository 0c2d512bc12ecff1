#if MUTANTS
    package import Synchronization
#endif

/// A mistake that can be planted to prove that the simulator finds it.
///
/// Only a build with the condition `MUTANTS` has any; elsewhere `planted` is the constant `false`,
/// and the compiler leaves nothing of it.
package enum PlantedBug: Int, CaseIterable, Sendable {
    case nonTransitiveContext = 1
    case acknowledgeBeforeHolding
    case noRepublish
    case truncateOnAnySection
    case noFixPoint
    case noAlias
    case missingMeansDeleted
    case wallClockStamps
    case noForkCheck
    case cutNotClosed
    case clockNotPropagated
    case vanishedSectionAdopted
    case retiredOperationsDropped
    case relayUnderOriginalName
    case publishBeforePull
    case noRotation
    case digestsIgnored
    case lateEntriesNotExcepted
    case sectionIgnoresZones
    case misstatementsNotCorrected
    case laterOperationsDropped
    case heldShardAcknowledged
    case outboxClearedOnPut
    case damageTakenAsEmpty
    case quotaIgnored
    case accountIgnored
    case flagDotsDropped
    case attachmentsNotAwaited

    #if MUTANTS
        /// The number of the mistake that is planted now, 0 for none.
        package static let current = Atomic<Int>(0)
    #endif
}

/// Whether `bug` is planted.
@inline(__always)
func planted(_ bug: PlantedBug) -> Bool {
    #if MUTANTS
        PlantedBug.current.load(ordering: .relaxed) == bug.rawValue
    #else
        false
    #endif
}
