internal import Glibc
internal import Synchronization

/// Feeds and reads a `RunningProgram` until it ends; the work of one thread.
struct ProgramPlumbing {
    private let program: RunningProgram
    private let process: ProgramStart.Process
    private let end: ContinuousClock.Instant
    private var input: ArraySlice<UInt8>
    private var isInputOpen = true
    private var isOutputOpen = true
    private var areErrorsOpen = true

    init(
        _ program: RunningProgram, _ process: ProgramStart.Process, input: [UInt8],
        end: ContinuousClock.Instant
    ) {
        self.program = program
        self.process = process
        self.input = input[...]
        self.end = end
    }

    mutating func work() {
        // Who ends without reading its input must not end this process, too.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        while isOutputOpen || areErrorsOpen {
            if input.isEmpty { closeInput() }
            var entries = [
                // Poll leaves out negative descriptors.
                pollfd(fd: isInputOpen ? process.input : -1, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: isOutputOpen ? process.output : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: areErrorsOpen ? process.errors : -1, events: Int16(POLLIN), revents: 0),
            ]
            unsafe poll(&entries, nfds_t(entries.count), 50)
            killIfLate()
            if entries[0].revents != 0 { feed() }
            if entries[1].revents != 0 {
                isOutputOpen = read(process.output) { $0.output += $1 }
            }
            if entries[2].revents != 0 {
                areErrorsOpen = read(process.errors) { $0.errors += $1 }
            }
        }
        closeInput()
        close(process.output)
        close(process.errors)
        while !reap() {
            killIfLate()
            usleep(1000)
        }
    }

    private mutating func closeInput() {
        if isInputOpen { close(process.input) }
        isInputOpen = false
    }

    private mutating func feed() {
        let count = unsafe input.withUnsafeBytes {
            unsafe write(process.input, $0.baseAddress, $0.count)
        }
        if count > 0 {
            input = input.dropFirst(count)
        } else if errno != EAGAIN && errno != EINTR {
            input = []
        }
    }

    /// Reads what is there; `false` where no more comes.
    private func read(
        _ descriptor: Int32, _ keep: (inout RunningProgram.State, ArraySlice<UInt8>) -> Void
    ) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
        if count > 0 {
            program.change { keep(&$0, buffer[..<count]) }
            return true
        }
        return count < 0 && errno == EINTR
    }

    private func killIfLate() {
        let printed = program.state.withLock { $0.output.count + $0.errors.count }
        guard ContinuousClock.now > end || printed > RunningProgram.outputLimitInBytes else {
            return
        }
        program.change { $0.ranTooLong = true }
        program.kill()
    }

    /// Takes note of the end; `false` where it is still to come.
    private func reap() -> Bool {
        var hasEnded = false
        program.change { state in
            // Under the lock, so that no signal goes to a number that has passed to another.
            var status: Int32 = 0
            guard unsafe waitpid(process.identifier, &status, WNOHANG) != 0 else { return }
            hasEnded = true
            let signal = status & 0x7F
            state.ending =
                state.ranTooLong
                ? .ranTooLong
                : signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
        }
        return hasEnded
    }
}
