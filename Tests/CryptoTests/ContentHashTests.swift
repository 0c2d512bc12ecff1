import Crypto
import Testing

@Suite struct ContentHashTests {
    /// BLAKE2b with 32 bytes of output and no key, computed with Python's `hashlib`.
    @Test func `is BLAKE2b-256`() {
        let hash = ContentHash(of: Array("abc".utf8)).bytes
        #expect(hash.prefix(4) == [0xbd, 0xdd, 0x81, 0x3c])
        #expect(hash.count == 32)
    }

    @Test func `tells one changed byte`() {
        let bytes = [UInt8](repeating: 7, count: 10_000)
        var changed = bytes
        changed[9_999] = 8
        #expect(ContentHash(of: bytes) == ContentHash(of: bytes))
        #expect(ContentHash(of: bytes) != ContentHash(of: changed))
    }
}
