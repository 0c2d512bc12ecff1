import Testing
import Threads

@Suite struct DetachedThreadTests {
    @Test func `the work runs, and the caller hears that it does`() async {
        let isStarted = await withCheckedContinuation { continuation in
            if !DetachedThread.start({ continuation.resume(returning: true) }) {
                continuation.resume(returning: false)
            }
        }
        #expect(isStarted)
    }

    @Test func `the work is released when it is done`() async {
        final class Marker: Sendable {
            let continuation: CheckedContinuation<Void, Never>
            init(_ continuation: CheckedContinuation<Void, Never>) {
                self.continuation = continuation
            }
            deinit { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            let marker = Marker(continuation)
            _ = DetachedThread.start { withExtendedLifetime(marker) {} }
        }
    }
}
