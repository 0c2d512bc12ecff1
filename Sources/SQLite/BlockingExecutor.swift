import Dispatch

/// Runs the jobs of an actor that blocks, one after the other, on a thread apart from the pool all
/// other Swift code shares.
///
/// The pool has as many threads as the machine has cores: a few waits for a disk would stop
/// everything.
public final class BlockingExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// An executor whose thread bears `label`.
    public init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Runs `job` after those before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Stops the program where it is not on this executor.
    public func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
