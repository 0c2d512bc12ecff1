/// Questions about single bytes.
enum ASCII {
    /// Whether `byte` is white space in HTML and XML.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }

    /// Whether `byte` is a letter.
    static func isLetter(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= (byte | 0x20)
    }

    /// Whether `byte` is a decimal digit.
    static func isDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte
    }

    /// `byte`, in lower case where it is a letter.
    static func lowered(_ byte: UInt8) -> UInt8 {
        0x41...0x5A ~= byte ? byte | 0x20 : byte
    }
}
