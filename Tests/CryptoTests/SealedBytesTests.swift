import Crypto
import TestSupport
import Testing

@Suite struct SealedBytesTests {
    private let key: SyncKey

    init() {
        var random = SplitMix(seed: 1)
        key = SyncKey(using: &random)
    }

    private func sealed(_ plain: [UInt8], _ name: String = "l.a.0", seed: UInt64 = 2) -> SealedBytes
    {
        var random = SplitMix(seed: seed)
        return SealedBytes(sealing: plain, for: name, with: key, using: &random)
    }

    @Test(arguments: [
        (0, 64), (1, 64), (63, 64), (64, 128), (127, 128), (128, 192), (959, 960), (1023, 1024),
        (1024, 1280), (1279, 1280), (1280, 1536), (100_000, 100_096),
    ])
    func `bytes come back, and their length tells little`(size: Int, padded: Int) throws {
        let plain = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        let box = sealed(plain)
        #expect(box.bytes.count == padded + 41)
        #expect(box.bytes.count - size <= SealedBytes.overheadInBytes)
        #expect(try SealedBytes(box.bytes).opened(for: "l.a.0", with: key) == plain)
    }

    @Test(arguments: [[], [0], [0x80], [0x80, 0], [0, 0, 0], [1, 0x80, 0, 0]] as [[UInt8]])
    func `bytes that look like padding come back`(plain: [UInt8]) throws {
        #expect(try sealed(plain).opened(for: "l.a.0", with: key) == plain)
    }

    @Test func `every changed bit is found`() {
        let bytes = sealed([1, 2, 3]).bytes
        for place in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[place] ^= 1 << bit
                #expect(throws: place == 0 ? SealingError.notSealed : .wrongKey) {
                    try SealedBytes(changed).opened(for: "l.a.0", with: key)
                }
            }
        }
        for count in bytes.indices {
            #expect(throws: SealingError.self) {
                try SealedBytes(Array(bytes.prefix(count))).opened(for: "l.a.0", with: key)
            }
        }
    }

    @Test func `another name or key opens nothing`() {
        var random = SplitMix(seed: 9)
        let other = SyncKey(using: &random)
        let box = sealed([1])
        #expect(throws: SealingError.wrongKey) { try box.opened(for: "l.a.1", with: key) }
        #expect(throws: SealingError.wrongKey) { try box.opened(for: "l.a.0", with: other) }
    }

    @Test func `each sealing has a nonce of its own`() {
        #expect(sealed([1], seed: 2) != sealed([1], seed: 3))
    }

    @Test func `the format never changes`() throws {
        #expect(
            Digest(of: sealed(Array("the same for ever".utf8)).bytes).description
                == "99df880fce5ddf1f6b9b608a30379ecd05d5611d105a6927ee44c9029af4c64a")
    }
}
