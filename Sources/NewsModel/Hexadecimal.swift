/// The written form of 64-bit keys: 16 hexadecimal digits, zeros included.
enum Hexadecimal {
    static func string(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    static func value(_ text: String) -> UInt64? {
        guard text.utf8.count == 16, text.utf8.first != UInt8(ascii: "+") else { return nil }
        return UInt64(text, radix: 16)
    }
}
