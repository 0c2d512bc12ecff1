/// Takes JSON apart into values, without recursion.
struct JSONScanner {
    /// A value of JSON.
    indirect enum Value {
        case null
        case boolean(Bool)
        /// A number, as written.
        case number(String)
        case string(String)
        case array([Value])
        case object([String: Value])
    }

    /// An array or object that is not closed yet.
    private struct Container {
        let isObject: Bool
        var values: [Value] = []
        var members: [String: Value] = [:]
        var key: String?
    }

    /// How reading ends; without a value where it ends in an error.
    private struct Outcome {
        let value: Value?
    }

    let bytes: [UInt8]
    var place = 0
    private let depth: Int

    private init(_ bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
    }

    /// The value that `bytes` write, or `nil` where they are no JSON.
    ///
    /// A comma before a closing bracket and control characters in strings are forgiven; what goes
    /// deeper than `depth` is not read.
    ///
    /// Source: RFC 8259.
    static func value(of bytes: [UInt8], depth: Int) -> Value? {
        var scanner = JSONScanner(bytes, depth: depth)
        guard let value = scanner.read() else { return nil }
        scanner.skipSpace()
        return scanner.place == bytes.count ? value : nil
    }

    private mutating func read() -> Value? {
        var stack: [Container] = []
        while true {
            skipSpace()
            guard place < bytes.count else { return nil }
            var finished: Value?
            switch bytes[place] {
            case UInt8(ascii: "["):
                guard stack.count < depth else { return nil }
                place += 1
                stack.append(Container(isObject: false))
            case UInt8(ascii: "{"):
                guard stack.count < depth else { return nil }
                place += 1
                stack.append(Container(isObject: true))
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let closed = close(&stack) else { return nil }
                finished = closed
            default:
                guard let value = scalar() else { return nil }
                finished = value
            }
            if let value = finished {
                guard let result = add(value, to: &stack) else { continue }
                return result.value
            }
            guard readKey(in: &stack) else { return nil }
        }
    }

    /// Adds a finished value to the container around it and reads up to the next value.
    ///
    /// - Returns: The outcome, where reading ends; its value is `nil` where that is an error.
    private mutating func add(_ value: Value, to stack: inout [Container]) -> Outcome? {
        guard !stack.isEmpty else { return Outcome(value: value) }
        // In place, so that nothing is copied.
        let last = stack.count - 1
        if stack[last].isObject {
            guard let key = stack[last].key else { return Outcome(value: nil) }
            stack[last].members[key] = value
            stack[last].key = nil
        } else {
            stack[last].values.append(value)
        }
        skipSpace()
        guard place < bytes.count else { return Outcome(value: nil) }
        switch bytes[place] {
        case UInt8(ascii: ","):
            place += 1
            return readKey(in: &stack) ? nil : Outcome(value: nil)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
        default: return Outcome(value: nil)
        }
    }

    /// Reads a member's name where the innermost container is an object.
    private mutating func readKey(in stack: inout [Container]) -> Bool {
        guard let last = stack.last, last.isObject, last.key == nil else { return true }
        skipSpace()
        guard place < bytes.count else { return false }
        if bytes[place] == UInt8(ascii: "}") { return true }
        guard bytes[place] == 0x22, let key = string() else { return false }
        skipSpace()
        guard place < bytes.count, bytes[place] == 0x3A else { return false }
        place += 1
        stack[stack.count - 1].key = key
        return true
    }

    private mutating func close(_ stack: inout [Container]) -> Value? {
        let bracket = bytes[place]
        place += 1
        guard let last = stack.popLast(), last.key == nil else { return nil }
        if last.isObject { return bracket == UInt8(ascii: "}") ? .object(last.members) : nil }
        return bracket == UInt8(ascii: "]") ? .array(last.values) : nil
    }

    mutating func skipSpace() {
        while place < bytes.count, bytes[place].isSpace { place += 1 }
    }
}
