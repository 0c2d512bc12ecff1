import Crypto

/// The field by which a hub proves that it knows the secret, such as `sha256=0a1b…`.
///
/// Source: W3C WebSub, section 7.1.
package enum HubSignature {
    /// Whether `field` signs `body` with `secret`.
    package static func isValid(_ field: String?, body: [UInt8], secret: String) -> Bool {
        let sides = (field ?? "").split(separator: "=", maxSplits: 1)
        guard sides.count == 2,
            let hash = MessageAuthentication.Hash(rawValue: sides[0].lowercased()),
            let claim = bytes(sides[1].utf8)
        else { return false }
        return MessageAuthentication(of: body, secret: Array(secret.utf8), hash: hash)
            .matches(claim)
    }

    private static func bytes(_ digits: Substring.UTF8View) -> [UInt8]? {
        guard digits.count <= 128, digits.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in digits {
            let value: UInt8
            switch digit {
            case 0x30...0x39: value = digit - 0x30
            case 0x41...0x46: value = digit - 0x37
            case 0x61...0x66: value = digit - 0x57
            default: return nil
            }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return bytes
    }
}
