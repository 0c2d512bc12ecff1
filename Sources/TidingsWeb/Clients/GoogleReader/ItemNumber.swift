/// The number of an entry in the forms the Google Reader protocol knows.
///
/// Source: mihaip/google-reader-api, “Item IDs”.
enum ItemNumber {
    private static let prefix = "tag:google.com,2005:reader/item/"

    /// The long form: 16 hexadecimal digits behind a prefix, in two's complement.
    static func long(_ number: Int64) -> String {
        let digits = String(UInt64(bitPattern: number), radix: 16)
        return prefix + String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Reads any form: long, with or without zeros in front; bare hexadecimal; or decimal.
    ///
    /// Bare digits that begin with 0 are hexadecimal, as no decimal form does; and since numbers are
    /// below 2^60, no hexadecimal form of 16 digits is all decimal without beginning with 0.
    static func read(_ text: String) -> Int64? {
        if text.hasPrefix(prefix) { return hexadecimal(text.dropFirst(prefix.count)) }
        let isDecimal = text.hasPrefix("-") || text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        if isDecimal, !text.hasPrefix("0") || text == "0" { return Int64(text) }
        return hexadecimal(text[...])
    }

    private static func hexadecimal(_ digits: Substring) -> Int64? {
        guard (1...16).contains(digits.utf8.count), !digits.hasPrefix("+"), !digits.hasPrefix("-")
        else { return nil }
        return UInt64(digits, radix: 16).map { Int64(bitPattern: $0) }
    }
}
