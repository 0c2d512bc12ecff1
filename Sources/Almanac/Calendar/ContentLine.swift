/// One line of a calendar: a name, parameters, and a value.
struct ContentLine {
    /// The most bytes of a line that are read.
    static let limitInBytes = 65_536

    /// The name in capitals.
    let name: String
    /// The parameters, their names in capitals.
    let parameters: [(name: String, value: String)]
    /// The value as it stands.
    let value: String

    /// The first parameter called `name`.
    func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    /// Takes an unfolded line apart; `nil` where it is none.
    ///
    /// Source: RFC 5545, section 3.1.
    init?(_ line: [UInt8]) {
        var place = 0
        func word(until ends: [UInt8]) -> String {
            let start = place
            while place < line.count, !ends.contains(line[place]) { place += 1 }
            return String(decoding: line[start..<place], as: UTF8.self)
        }
        let (colon, semicolon) = (UInt8(ascii: ":"), UInt8(ascii: ";"))
        name = word(until: [colon, semicolon]).uppercased()
        var parameters: [(name: String, value: String)] = []
        while place < line.count, line[place] == semicolon {
            place += 1
            let name = word(until: [UInt8(ascii: "="), colon, semicolon]).uppercased()
            guard place < line.count, line[place] == UInt8(ascii: "=") else { return nil }
            place += 1
            var value = ""
            if place < line.count, line[place] == UInt8(ascii: "\"") {
                place += 1
                value = word(until: [UInt8(ascii: "\"")])
                // The mark at the end may be missing.
                place = min(place + 1, line.count)
            }
            // What follows a quoted value belongs to it: a list of several.
            value += word(until: [colon, semicolon])
            if parameters.count < 16 { parameters.append((name, value)) }
        }
        guard !name.isEmpty, place < line.count, line[place] == colon else { return nil }
        self.parameters = parameters
        value = String(decoding: line[(place + 1)...], as: UTF8.self)
    }

    /// The value as the text that it stands for.
    ///
    /// Source: RFC 5545, section 3.3.11.
    var text: String {
        guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
        var output = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                output.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                output.append(character)
            }
        }
        return output
    }

    /// Hands each line of `bytes` to `body`, those unfolded that were folded.
    static func forEach(in bytes: [UInt8], _ body: (ContentLine) -> Void) {
        var line: [UInt8] = []
        var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func finish() {
            if !line.isEmpty, let read = ContentLine(line) { body(read) }
            line.removeAll(keepingCapacity: true)
        }
        while place < bytes.count {
            var end = place
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            let isFolded = bytes[place] == 0x20 || bytes[place] == 0x09
            if !isFolded { finish() }
            let start = isFolded ? place + 1 : place
            if start < end { line += bytes[start..<end].prefix(limitInBytes - line.count) }
            // A carriage return, a line feed, or both.
            place = end + 1
            if end < bytes.count, bytes[end] == 0x0D, place < bytes.count, bytes[place] == 0x0A {
                place += 1
            }
        }
        finish()
    }
}
