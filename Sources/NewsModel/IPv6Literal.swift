/// An IPv6 address between brackets, as it stands in web addresses.
///
/// Source: RFC 3986, section 3.2.2, and RFC 4291, section 2.2; zones (`%eth0`) are refused, as
/// browsers do.
enum IPv6Literal {
    /// Whether `text` is one, brackets included.
    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= 4, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]")
        else { return false }
        let inside = bytes[1..<(bytes.count - 1)]
        guard let gap = firstGap(inside) else { return groupCount(inside, mayEndInIPv4: true) == 8 }
        guard let before = groupCount(inside[..<gap], mayEndInIPv4: false),
            let after = groupCount(inside[(gap + 2)...], mayEndInIPv4: true)
        else { return false }
        // The gap stands for one group at least.
        return before + after <= 7
    }

    /// Where the first `::` is.
    private static func firstGap(_ bytes: ArraySlice<UInt8>) -> Int? {
        let colon = UInt8(ascii: ":")
        return bytes.indices.dropLast().first { bytes[$0] == colon && bytes[$0 + 1] == colon }
    }

    /// How many groups of 16 bits `bytes` stand for, none where they are empty; `nil` where they
    /// are not groups with single colons between them.
    private static func groupCount(_ bytes: ArraySlice<UInt8>, mayEndInIPv4: Bool) -> Int? {
        guard !bytes.isEmpty else { return 0 }
        let groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var count = 0
        for (index, group) in groups.enumerated() {
            if index == groups.count - 1, mayEndInIPv4, isIPv4(group) {
                count += 2
            } else if (1...4).contains(group.count), group.allSatisfy(isHexadecimal) {
                count += 1
            } else {
                return nil
            }
        }
        return count
    }

    private static func isIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy { 0x30...0x39 ~= $0 }
                    && (UInt8(String(decoding: part, as: UTF8.self)) != nil)
                    && (part.count == 1 || part.first != 0x30)
            }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}
