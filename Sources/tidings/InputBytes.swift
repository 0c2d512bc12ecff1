import Glibc

/// Reads files, pipes, and standard input, up to a limit.
struct InputBytes: ~Copyable {
    /// The most bytes of one input or one line.
    static let limitInBytes = 256_000_000

    private let descriptor: Int32
    private let name: String

    /// Opens the file at `path`; `-` is standard input.
    ///
    /// - Throws: `CommandFailure.failed` where it cannot be opened.
    init(path: String = "-") throws(CommandFailure) {
        name = path == "-" ? "standard input" : path
        descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .failed("\(path) cannot be opened: check its name and permissions.")
        }
    }

    deinit {
        if descriptor > 0 { close(descriptor) }
    }

    /// All that is left.
    ///
    /// - Throws: `CommandFailure.failed` where it is larger than the limit or cannot be read.
    func whole() throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while let more = try chunk() {
            bytes += more
            guard bytes.count <= Self.limitInBytes else { throw tooLarge }
        }
        return bytes
    }

    /// Hands each line to `body` as it comes, without its line break, until the input ends.
    ///
    /// - Throws: What `body` throws, or `CommandFailure.failed` as `whole` does.
    func lines(_ body: ([UInt8]) throws(CommandFailure) -> Void) throws(CommandFailure) {
        var rest: [UInt8] = []
        while let more = try chunk() {
            var start = more.startIndex
            while let end = more[start...].firstIndex(of: UInt8(ascii: "\n")) {
                try body(rest + more[start..<end])
                rest = []
                start = end + 1
            }
            rest += more[start...]
            guard rest.count <= Self.limitInBytes else { throw tooLarge }
        }
        if !rest.isEmpty { try body(rest) }
    }

    private var tooLarge: CommandFailure {
        .failed("\(name) is larger than \(Self.limitInBytes / 1_000_000) MB.")
    }

    private func chunk() throws(CommandFailure) -> [UInt8]? {
        let size = 1 << 16
        while true {
            var count = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
                count = unsafe read(descriptor, buffer.baseAddress, size)
                used = max(0, count)
            }
            if count > 0 { return bytes }
            if count == 0 { return nil }
            guard errno == EINTR else { throw .failed("\(name) cannot be read.") }
        }
    }
}
