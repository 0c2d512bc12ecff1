import Compression
import TestSupport
import Testing

@Suite struct DeflateTests {
    @Test(arguments: [0, 1, 100, 70_000])
    func `gives back what went in`(count: Int) {
        var random = SplitMix(seed: 7)
        let bytes = (0..<count).map { _ in UInt8.random(in: 97...100, using: &random) }
        let compressed = Deflate.compress(bytes)
        #expect(Deflate.decompress(compressed, to: count) == bytes)
        #expect(Deflate.decompress(compressed, to: count + 1) == nil)
        if count > 0 { #expect(Deflate.decompress(compressed, to: count - 1) == nil) }
    }

    @Test func `refuses what is damaged`() {
        let compressed = Deflate.compress(Array("a story, and the same story".utf8))
        #expect(Deflate.decompress(Array(compressed.dropLast()), to: 27) == nil)
        #expect(Deflate.decompress([], to: 27) == nil)
        #expect(Deflate.decompress(compressed, to: 1 << 40) == nil)
        #expect(Deflate.decompress(compressed, to: -1) == nil)
    }
}
