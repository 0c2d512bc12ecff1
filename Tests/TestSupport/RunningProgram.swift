internal import Glibc
internal import Synchronization
internal import Threads

/// A program that a test started: it is fed and read on a thread of its own, and killed at its
/// deadline.
///
/// Waiting never blocks the threads that tests run on.
public final class RunningProgram: Sendable {
    /// Why a program could not be started.
    public struct Failure: Error {
        /// What failed.
        public var step: String
        /// The system's code for the reason.
        public var code: Int32
    }

    /// The most a program may print.
    static let outputLimitInBytes = 64_000_000

    struct State {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var ranTooLong = false
        /// How it ended; its process number means nothing any more by then.
        var ending: ProgramResult.Ending?
        var waiting: [Waiting] = []
    }

    struct Waiting {
        var isEnough: @Sendable (State) -> Bool
        var continuation: CheckedContinuation<Void, Never>
    }

    let state = Mutex(State())
    /// The number of its process.
    public let identifier: Int32

    /// Starts the program at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - arguments: Its words, without its own name.
    ///   - environment: All of its environment.
    ///   - input: What it reads on stdin, which then ends.
    ///   - deadline: How long it may run before it is killed.
    /// - Throws: `Failure` where it cannot be started.
    public init(
        _ path: String, arguments: [String], environment: [String: String] = [:],
        input: [UInt8] = [], deadline: Duration = .seconds(60)
    ) throws {
        let process = try ProgramStart(
            path: path, arguments: arguments, environment: environment
        ).start()
        identifier = process.identifier
        let end = ContinuousClock.now + deadline
        let isWatched = DetachedThread.start {
            var plumbing = ProgramPlumbing(self, process, input: input, end: end)
            plumbing.work()
        }
        guard isWatched else {
            _ = Glibc.kill(identifier, SIGKILL)
            throw Failure(step: "starting a thread", code: EAGAIN)
        }
    }

    /// Sends it a signal; nothing where it has ended.
    public func signal(_ number: Int32) {
        state.withLock { state in
            if state.ending == nil { _ = Glibc.kill(identifier, number) }
        }
    }

    /// Kills it, as a machine that loses its mind would.
    public func kill() { signal(SIGKILL) }

    /// Asks it to end.
    public func terminate() { signal(SIGTERM) }

    /// Waits for its end.
    ///
    /// - Returns: All that it printed, and how it ended.
    public func result() async -> ProgramResult {
        await wait { $0.ending != nil }
        return state.withLock { state in
            ProgramResult(
                ending: state.ending ?? .ranTooLong, output: state.output, errors: state.errors)
        }
    }

    /// Waits for its first line of stdout.
    ///
    /// - Returns: The line without its line break, or `nil` where it ended without one.
    public func firstLine() async -> String? {
        await wait { $0.ending != nil || $0.output.contains(0x0A) }
        return state.withLock { state in
            state.output.contains(0x0A)
                ? String(decoding: state.output.prefix { $0 != 0x0A }, as: UTF8.self) : nil
        }
    }

    private func wait(until isEnough: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isNow = state.withLock { state in
                if isEnough(state) { return true }
                state.waiting.append(Waiting(isEnough: isEnough, continuation: continuation))
                return false
            }
            if isNow { continuation.resume() }
        }
    }

    /// Changes what is known of the program, and wakes who waited for it.
    func change(_ body: (inout State) -> Void) {
        let woken = state.withLock { state in
            body(&state)
            var woken: [Waiting] = []
            var asleep: [Waiting] = []
            for waiting in state.waiting {
                if waiting.isEnough(state) { woken.append(waiting) } else { asleep.append(waiting) }
            }
            state.waiting = asleep
            return woken.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}
