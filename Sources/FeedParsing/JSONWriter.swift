/// Writes JSON into bytes.
struct JSONWriter {
    private(set) var output: [UInt8] = []
    private var needsComma = false

    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout JSONWriter) -> Void) {
        separate()
        output.append(UInt8(ascii: "{"))
        needsComma = false
        body(&self)
        output.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// Writes a member that is a list, each value of it by `body`.
    mutating func array<Value>(
        _ name: StaticString, _ values: [Value], _ body: (inout JSONWriter, Value) -> Void
    ) {
        key(name)
        output.append(UInt8(ascii: "["))
        needsComma = false
        for value in values { body(&self, value) }
        output.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Writes a member that is a text, unless it is `nil`.
    mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        string(text)
        needsComma = true
    }

    /// Writes a member that is a number, unless it is `nil`.
    mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        key(name)
        output.append(contentsOf: String(number).utf8)
        needsComma = true
    }

    /// Writes a member that is a list of texts, unless it is empty.
    mutating func member(_ name: StaticString, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        array(name, texts) { writer, text in
            writer.separate()
            writer.string(text)
            writer.needsComma = true
        }
    }

    private mutating func separate() {
        if needsComma { output.append(UInt8(ascii: ",")) }
    }

    private mutating func key(_ name: StaticString) {
        separate()
        string(name.description)
        output.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func string(_ text: String) {
        output.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22: output.append(contentsOf: "\\\"".utf8)
            case 0x5C: output.append(contentsOf: "\\\\".utf8)
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                output.append(contentsOf: (digits.utf8.count == 1 ? "\\u000" : "\\u00").utf8)
                output.append(contentsOf: digits.utf8)
            default: output.append(byte)
            }
        }
        output.append(0x22)
    }
}
