/// Text written so that it is only text.
enum SafeEscaping {
    /// Adds element content: line ends are line feeds, and control characters are left out.
    static func appendText(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var index = text.startIndex
        while index < text.endIndex {
            let start = index
            while index < text.endIndex, isPlain(text[index]) { index += 1 }
            if start < index { output.append(contentsOf: text[start..<index]) }
            guard index < text.endIndex else { return }
            switch text[index] {
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case 0x0D:
                let isPair = index + 1 < text.endIndex && text[index + 1] == 0x0A
                if !isPair { output.append(0x0A) }
            case 0x09, 0x0A: output.append(text[index])
            default: break
            }
            index += 1
        }
    }

    /// An attribute's value for double quotes, on one line.
    static func attribute(_ value: String) -> String {
        guard value.utf8.contains(where: { !isPlain($0) || $0 == UInt8(ascii: "\"") }) else {
            return value
        }
        var output: [UInt8] = []
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case 0x09, 0x0A, 0x0D: output.append(0x20)
            case 0x00..<0x20, 0x7F: break
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
            && byte != UInt8(ascii: "&") && byte != 0x7F
    }
}
