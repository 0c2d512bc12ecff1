import Testing
import TidingsEngine

@Suite struct IconImageTests {
    /// A number in bytes, the lowest first.
    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + little(width, 4).reversed() + little(height, 4).reversed() + [
                8, 6, 0, 0, 0, 1, 2, 3, 4,
            ]
            + [UInt8](repeating: 0, count: 16)
    }

    static func gif(_ width: Int, _ height: Int) -> [UInt8] {
        Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
    }

    static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8]
            + little(height, 2).reversed() + little(width, 2).reversed() + [1, 1, 1, 1]
    }

    static func webP(_ width: Int, _ height: Int) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + little(10, 4)
            + [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    }

    static func icon(_ pictures: [[UInt8]]) -> [UInt8] {
        var entries: [UInt8] = []
        var offset = 6 + 16 * pictures.count
        for picture in pictures {
            entries += [16, 16, 0, 0, 1, 0, 32, 0] + little(picture.count, 4) + little(offset, 4)
            offset += picture.count
        }
        return [0, 0, 1, 0] + little(pictures.count, 2) + entries + pictures.flatMap { $0 }
    }

    static func bitmap(_ width: Int, _ height: Int) -> [UInt8] {
        little(40, 4) + little(width, 4) + little(height * 2, 4) + [UInt8](repeating: 0, count: 28)
    }

    @Test(arguments: [(1, true), (32, true), (1024, true), (1025, false)])
    func `an image counts up to a size`(side: Int, isFine: Bool) {
        #expect((IconImage(Self.png(side, 16))?.mediaType == "image/png") == isFine)
        #expect((IconImage(Self.png(16, side))?.mediaType == "image/png") == isFine)
        #expect((IconImage(Self.gif(side, 16))?.mediaType == "image/gif") == isFine)
        #expect((IconImage(Self.jpeg(16, side))?.mediaType == "image/jpeg") == isFine)
        #expect((IconImage(Self.webP(side, 16))?.mediaType == "image/webp") == isFine)
        let icon = Self.icon([Self.bitmap(16, 16), Self.png(side, side)])
        #expect((IconImage(icon)?.mediaType == "image/x-icon") == isFine)
        let old = Self.icon([Self.bitmap(side, side)])
        #expect((IconImage(old)?.mediaType == "image/x-icon") == isFine)
    }

    @Test func `nothing else is an image`() {
        for text in [
            "", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
            "<!doctype html>", "GIF89a", "RIFF0000WEBP", "BM",
        ] { #expect(IconImage(Array(text.utf8)) == nil) }
        #expect(IconImage(Self.png(0, 16)) == nil)
        #expect(IconImage(Self.icon([])) == nil)
        let far = Self.icon([Self.png(16, 16)]).dropLast(20)
        #expect(IconImage(Array(far)) == nil)
    }

    @Test func `an image counts up to so many bytes`() {
        let room = IconImage.limitInBytes - Self.png(16, 16).count
        let full = Self.png(16, 16) + [UInt8](repeating: 0, count: room)
        #expect(IconImage(full) != nil)
        #expect(IconImage(full + [0]) == nil)
    }

    @Test func `damage of any kind is survived`() {
        let images = [
            Self.png(16, 16), Self.gif(16, 16), Self.jpeg(16, 16), Self.webP(16, 16),
            Self.icon([Self.bitmap(16, 16), Self.png(16, 16)]),
        ]
        for image in images {
            for length in 0..<image.count { _ = IconImage(Array(image[..<length])) }
            for place in image.indices {
                for byte: UInt8 in [0, 0x7F, 0x80, 0xFF] {
                    var damaged = image
                    damaged[place] = byte
                    _ = IconImage(damaged)
                }
            }
        }
    }
}
