/// What a register holds.
///
/// Bytes on the wire are one letter of kind and the value; a kind that this version does not know
/// stays `unknown`, bytes and all.
public enum RegisterValue: Hashable, Sendable {
    /// Nothing: the field is as if never written.
    case nothing
    /// Yes or no.
    case yes(Bool)
    /// A number, such as an identifier.
    case number(UInt64)
    /// Text.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
    /// A value of a later version.
    case unknown([UInt8])

    /// The bytes on the wire.
    public var encoded: [UInt8] {
        switch self {
        case .nothing: []
        case .yes(let value): [UInt8(ascii: "y"), value ? 1 : 0]
        case .number(let value): [UInt8(ascii: "n")] + Subject.bytes(value)
        case .text(let value): [UInt8(ascii: "t")] + value.utf8
        case .bytes(let value): [UInt8(ascii: "b")] + value
        case .unknown(let value): value
        }
    }

    /// Reads the bytes on the wire; never fails.
    public init(encoded: [UInt8]) {
        let rest = encoded.dropFirst()
        switch encoded.first {
        case nil: self = .nothing
        case UInt8(ascii: "y") where encoded.count == 2 && encoded[1] < 2:
            self = .yes(encoded[1] == 1)
        case UInt8(ascii: "n") where rest.count == 8:
            self = .number(rest.reduce(0) { $0 << 8 | UInt64($1) })
        case UInt8(ascii: "t"):
            guard let text = String(validating: rest, as: UTF8.self) else {
                self = .unknown(encoded)
                return
            }
            self = .text(text)
        case UInt8(ascii: "b"): self = .bytes(Array(rest))
        default: self = .unknown(encoded)
        }
    }
}
