internal import Glibc
internal import Synchronization

/// Starts a program with three pipes.
struct ProgramStart {
    /// The program's process and this side of its pipes.
    struct Process {
        var identifier: pid_t
        var input: Int32
        var output: Int32
        var errors: Int32
    }

    let path: String
    let arguments: [String]
    let environment: [String: String]

    /// Starts it.
    ///
    /// - Throws: `RunningProgram.Failure` where the system has no pipe or refuses the program.
    func start() throws -> Process {
        try Self.oneAtATime.withLock { _ in try startAlone() }
    }

    /// A program that starts between the making of a pipe and its closing would inherit it.
    private static let oneAtATime = Mutex(())

    private func startAlone() throws -> Process {
        let input = try Self.pipe()
        let output = try Self.pipe()
        let errors = try Self.pipe()
        defer {
            for end in [input.reading, output.writing, errors.writing] { close(end) }
        }
        do {
            let process = try spawn([input.reading, output.writing, errors.writing])
            // Written bit by bit, beside reading: a full pipe must not stop both sides.
            _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
            return Process(
                identifier: process, input: input.writing, output: output.reading,
                errors: errors.reading)
        } catch {
            for end in [input.writing, output.reading, errors.reading] { close(end) }
            throw error
        }
    }

    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard unsafe Glibc.pipe(&ends) == 0 else {
            throw RunningProgram.Failure(step: "pipe", code: errno)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private func spawn(_ descriptors: [Int32]) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        // What this process does about signals is not what the program should.
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        var standard = sigset_t()
        unsafe sigemptyset(&standard)
        for signal in [SIGPIPE, SIGINT, SIGTERM] { unsafe sigaddset(&standard, signal) }
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
        unsafe posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var words = unsafe Self.copies([path] + arguments)
        var variables = unsafe Self.copies(environment.map { $0.key + "=" + $0.value })
        defer {
            for index in 0..<(unsafe words.count) { unsafe free(words[index]) }
            for index in 0..<(unsafe variables.count) { unsafe free(variables[index]) }
        }
        var process: pid_t = 0
        let code = unsafe posix_spawn(
            &process, path, &actions, &attributes, &words, &variables)
        guard code == 0 else { throw RunningProgram.Failure(step: "start \(path)", code: code) }
        return process
    }
    /// The texts as C has them, with the end that it wants.
    @unsafe private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        unsafe texts.map { unsafe strdup($0) } + [nil]
    }
}
