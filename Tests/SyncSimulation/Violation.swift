/// A promise that was broken in a run.
package struct Violation: Error, Hashable, Sendable {
    /// Which promise.
    package enum Promise: String, Hashable, Sendable, CaseIterable {
        /// All replicas show the same.
        case convergence = "replicas disagree"
        /// No decision of a person is lost.
        case lostIntent = "an intent is lost"
        /// What was undone does not come back.
        case resurrection = "something undone came back"
        /// A register shows the last of the writes that knew of each other.
        case registerOrder = "an older write won over one that knew it"
        /// Nothing shows what nobody wished.
        case nowhere = "something came from nowhere"
        /// The storage never holds more than it may.
        case limits = "a limit was exceeded"
        /// Every name has one writer for ever.
        case singleWriter = "a name has two writers"
        /// What is shown changes only for a reason, and the replica says so.
        case view = "the view changed without a reason"
        /// The status says what is true.
        case status = "the status is not true"
        /// Quiet comes, and stays.
        case quiet = "no quiet"
        /// What a later version wished is kept.
        case laterKept = "a later version's wish is lost"
        /// The same again from its archive.
        case archive = "an archive is not its replica"
        /// The same seed gives the same run.
        case replay = "a run differs from itself"
        /// A failed event leaves no trace.
        case failure = "a failed event left a trace"
    }

    /// The promise.
    package var promise: Promise
    /// What happened, in words with numbers.
    package var detail: String

    /// A promise that was broken.
    package init(promise: Promise, detail: String) {
        self.promise = promise
        self.detail = detail
    }
}

extension Violation: CustomStringConvertible {
    package var description: String { "\(promise.rawValue): \(detail)" }
}
