internal import Glibc

/// A thread of the operating system for work that blocks, which the shared pool must not do.
///
/// Nobody waits for it; it ends with its work.
package enum DetachedThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Runs `body` on a thread of its own.
    ///
    /// - Parameter body: The work. It is released when it is done.
    /// - Returns: `false` where the system has no thread left; then `body` never runs.
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let work = unsafe Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, work.toOpaque())
        if code == 0 { pthread_detach(thread) } else { unsafe work.release() }
        return code == 0
    }
}
