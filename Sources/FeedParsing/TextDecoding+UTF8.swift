extension TextDecoding {
    /// Whether bytes are UTF-8 as they stand.
    enum Validity {
        /// Nothing but ASCII.
        case ascii
        /// UTF-8 with something beyond ASCII.
        case valid
        /// Not UTF-8, or UTF-8 with damage.
        case invalid

        init(of bytes: Span<UInt8>) {
            guard let text = try? UTF8Span(validating: bytes) else {
                self = .invalid
                return
            }
            self = text.isKnownASCII ? .ascii : .valid
        }
    }

    /// How much of some bytes reads as UTF-8 beyond ASCII, and how much does not.
    struct Damage {
        /// Valid sequences of two or more bytes.
        var sequenceCount = 0
        /// Places that are not UTF-8, not counting a sequence cut off by the end.
        var errorCount = 0

        init(of bytes: Span<UInt8>) {
            var index = 0
            while index < bytes.count {
                guard bytes[index] >= 0x80 else {
                    index += 1
                    continue
                }
                switch Sequence(in: bytes, at: index) {
                case .valid(let length):
                    sequenceCount += 1
                    index += length
                case .broken(let length):
                    if index + length < bytes.count { errorCount += 1 }
                    index += length
                }
            }
        }
    }

    /// What stands at a place where ASCII does not.
    private enum Sequence {
        /// A sequence that is whole.
        case valid(length: Int)
        /// As much as one U+FFFD stands for.
        case broken(length: Int)

        /// Source: the Unicode Standard, table 3-7, and "U+FFFD Substitution of Maximal Subparts".
        init(in bytes: Span<UInt8>, at index: Int) {
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch bytes[index] {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default:
                self = .broken(length: 1)
                return
            }
            var found = 1
            while found < length, index + found < bytes.count {
                let allowed = found == 1 ? second : 0x80...0xBF
                guard allowed.contains(bytes[index + found]) else { break }
                found += 1
            }
            self = found == length ? .valid(length: length) : .broken(length: found)
        }
    }

    /// UTF-8 with U+FFFD in place of what is not.
    static func repairing(_ bytes: [UInt8]) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    /// Appends `scalar`, or U+FFFD where the number is no scalar value.
    static func append(_ scalar: UInt32, to output: inout [UInt8]) {
        let value = Unicode.Scalar(scalar)?.value ?? 0xFFFD
        switch value {
        case ..<0x80:
            output.append(UInt8(truncatingIfNeeded: value))
        case ..<0x800:
            output.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
            output.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
        case ..<0x1_0000:
            output.append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
            output.append(0x80 | UInt8(truncatingIfNeeded: (value >> 6) & 0x3F))
            output.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
        default:
            output.append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
            output.append(0x80 | UInt8(truncatingIfNeeded: (value >> 12) & 0x3F))
            output.append(0x80 | UInt8(truncatingIfNeeded: (value >> 6) & 0x3F))
            output.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
        }
    }
}
