// Safe because the sources are made here, resumed once, and only kept.
@unsafe @preconcurrency import Dispatch
import Glibc

/// Waits for the signals that ask a program to end, and lets no other end it.
final class StopSignals: Sendable {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Takes SIGINT and SIGTERM from now on.
    ///
    /// SIGPIPE is ignored: whoever read the messages of a daemon may go away before it, and that is
    /// no reason to end.
    init() {
        signal(SIGPIPE, SIG_IGN)
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            // The default action would end the program before the store is closed.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
    }

    /// Returns once one of the signals has come.
    func wait() async {
        for await _ in stream { return }
    }
}
