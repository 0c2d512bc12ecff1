import CharacterReferences
import Glibc

extension TextDecoding {
    /// Decodes `bytes` from `encoding`; what it has no meaning for becomes U+FFFD.
    ///
    /// - Complexity: O(*n*).
    static func converting(_ bytes: [UInt8], from encoding: Encoding) -> [UInt8] {
        switch encoding {
        case .utf8: return repairing(bytes)
        case .windows1252: return decodingWindows1252(bytes)
        case .utf16Little: return decodingUTF16(bytes[...], isBigEndian: false)
        case .utf16Big: return decodingUTF16(bytes[...], isBigEndian: true)
        default: break
        }
        guard let converter = Converter(from: encoding) else { return repairing(bytes) }
        return converter.utf8(from: bytes)
    }

    private static func decodingWindows1252(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                output.append(byte)
            } else {
                append(Windows1252.scalar(byte).value, to: &output)
            }
        }
        return output
    }

    /// One conversion descriptor of the C library, closed when the value ends.
    @safe
    private struct Converter: ~Copyable {
        private let handle: iconv_t
        private static let bufferInBytes = 16_384

        /// Opens a conversion to UTF-8; `nil` where the C library lacks it.
        init?(from encoding: Encoding) {
            let opened = unsafe iconv_open("UTF-8", encoding.name)
            guard let opened = unsafe opened, Int(bitPattern: opened) != -1 else {
                return nil
            }
            unsafe handle = opened
        }

        deinit {
            unsafe iconv_close(handle)
        }

        func utf8(from bytes: [UInt8]) -> [UInt8] {
            var output: [UInt8] = []
            output.reserveCapacity(bytes.count + bytes.count / 2)
            // The C function is declared without `const`, but only reads its input.
            var input = bytes
            unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.bufferInBytes) {
                buffer in
                unsafe input.withUnsafeMutableBytes { input in
                    let start = unsafe input.bindMemory(to: CChar.self).baseAddress
                    var source = unsafe start
                    var left = input.count
                    while left > 0 {
                        let failure = unsafe convert(&source, &left, through: buffer, to: &output)
                        guard failure != 0, failure != E2BIG else { continue }
                        // Neither a character nor its beginning: one byte is left out.
                        output += [0xEF, 0xBF, 0xBD]
                        guard failure == EILSEQ else { break }
                        unsafe source = source?.advanced(by: 1)
                        left -= 1
                    }
                }
                // What a stateful encoding still holds back.
                _ = unsafe convert(nil, nil, through: buffer, to: &output)
            }
            return output
        }

        /// Converts as much as `buffer` holds; the result is `errno`, or 0.
        private func convert(
            _ source: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
            _ left: UnsafeMutablePointer<Int>?, through buffer: UnsafeMutableBufferPointer<CChar>,
            to output: inout [UInt8]
        ) -> Int32 {
            var target = buffer.baseAddress
            var room = buffer.count
            let status = unsafe iconv(handle, source, left, &target, &room)
            let failure = status == -1 ? errno : 0
            let written = unsafe UnsafeRawBufferPointer(buffer)[..<(buffer.count - room)]
            unsafe output.append(contentsOf: UnsafeRawBufferPointer(rebasing: written))
            return failure
        }
    }
}
