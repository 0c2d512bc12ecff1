/// The `%41` form in which addresses carry any byte.
///
/// Source: RFC 3986, section 2.1.
package enum PercentCoding {
    /// Decodes `bytes`; a broken escape stands for itself, and what is not UTF-8 is replaced.
    ///
    /// - Parameters:
    ///   - bytes: A part of an address, or of a form.
    ///   - plusIsSpace: Whether `+` means a space, as in forms.
    /// - Returns: Text.
    package static func decode(
        _ bytes: some Collection<UInt8>, plusIsSpace: Bool = false
    ) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var rest = Array(bytes)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
                let low = rest.dropFirst().first.flatMap(digit)
            {
                output.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                output.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Encodes everything but letters, digits, `-`, `.`, `_`, and `~`.
    package static func encode(_ text: String) -> String {
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: output.append(byte)
            default: append(byte, to: &output)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Adds `byte` in its encoded form.
    static func append(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
            output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
