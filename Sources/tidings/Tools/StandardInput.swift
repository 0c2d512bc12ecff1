import FoundationEssentials

/// Standard input, whole or line by line.
enum StandardInput {
    /// The most bytes of one input or one line.
    static let limitInBytes = 256_000_000

    /// All of it.
    ///
    /// - Throws: `CommandFailure.failed` where it is larger than the limit or cannot be read.
    static func whole() throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while let more = try chunk() {
            bytes += more
            guard bytes.count <= limitInBytes else { throw tooLarge }
        }
        return bytes
    }

    /// Hands each line to `body`, without its line break, until the input ends.
    ///
    /// - Throws: What `body` throws, or `CommandFailure.failed` where a line is too long.
    static func lines(_ body: ([UInt8]) throws(CommandFailure) -> Void) throws(CommandFailure) {
        var rest: [UInt8] = []
        while let more = try chunk() {
            var start = more.startIndex
            while let end = more[start...].firstIndex(of: UInt8(ascii: "\n")) {
                try body(rest + more[start..<end])
                rest = []
                start = end + 1
            }
            rest += more[start...]
            guard rest.count <= limitInBytes else { throw tooLarge }
        }
        if !rest.isEmpty { try body(rest) }
    }

    private static var tooLarge: CommandFailure {
        .failed("The input is larger than \(limitInBytes / 1_000_000) MB.")
    }

    private static func chunk() throws(CommandFailure) -> [UInt8]? {
        // `availableData` gives what is there, so that a peer in a pipe gets its answer at once.
        let data = FileHandle.standardInput.availableData
        return data.isEmpty ? nil : Array(data)
    }
}
