/// An image that may stand beside a title: of a kind that only shows, and small in every way.
///
/// What it is decides its first bytes, whatever the server says. Drawings (SVG) are none: they may
/// hold scripts and load more. A few bytes may stand for an enormous picture, so the size that is
/// written in the image counts, too.
package struct IconImage {
    /// The most bytes of an icon.
    package static let limitInBytes = 131_072
    /// The most pixels of a side.
    static let sideLimit = 1024

    /// The media type, such as `image/png`.
    package let mediaType: String
    /// The bytes.
    package let bytes: [UInt8]

    /// Looks at `bytes`; `nil` where they are no such image.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.limitInBytes, let kind = Self.kind(of: bytes[...]) else {
            return nil
        }
        mediaType = kind
        self.bytes = bytes
    }

    /// The media type of an image whose sides are within the limit.
    private static func kind(of bytes: ArraySlice<UInt8>) -> String? {
        let candidates: [(String, (ArraySlice<UInt8>) -> (Int, Int)?)] = [
            ("image/png", sidesOfPNG), ("image/gif", sidesOfGIF), ("image/jpeg", sidesOfJPEG),
            ("image/webp", sidesOfWebP), ("image/x-icon", sidesOfIcon),
        ]
        for (kind, sides) in candidates {
            guard let (width, height) = sides(bytes) else { continue }
            return 1...sideLimit ~= width && 1...sideLimit ~= height ? kind : nil
        }
        return nil
    }

    // MARK: Reading numbers

    private static func big(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int? {
        let start = bytes.startIndex + offset
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int? {
        let start = bytes.startIndex + offset
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: The kinds

    /// Source: PNG (third edition), sections 5.2 and 11.2.1.
    private static func sidesOfPNG(_ bytes: ArraySlice<UInt8>) -> (Int, Int)? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            let width = big(bytes, 16, 4), let height = big(bytes, 20, 4)
        else { return nil }
        return (width, height)
    }

    /// Source: GIF89a, section 18.
    private static func sidesOfGIF(_ bytes: ArraySlice<UInt8>) -> (Int, Int)? {
        guard bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8),
            let width = little(bytes, 6, 2), let height = little(bytes, 8, 2)
        else { return nil }
        return (width, height)
    }

    /// Source: ITU-T T.81, annex B: the first frame header.
    private static func sidesOfJPEG(_ bytes: ArraySlice<UInt8>) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var offset = 2
        while let mark = big(bytes, offset, 2), mark >> 8 == 0xFF {
            let kind = mark & 0xFF
            if 0xC0...0xCF ~= kind, kind != 0xC4, kind != 0xC8, kind != 0xCC {
                guard let height = big(bytes, offset + 5, 2), let width = big(bytes, offset + 7, 2)
                else { return nil }
                return (width, height)
            }
            guard let length = big(bytes, offset + 2, 2), length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    /// Source: WebP Container Specification; RFC 6386, section 9.1; WebP Lossless, section 3.
    private static func sidesOfWebP(_ bytes: ArraySlice<UInt8>) -> (Int, Int)? {
        guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
            return nil
        }
        let chunk = bytes.dropFirst(12)
        if chunk.starts(with: "VP8X".utf8) {
            guard let width = little(bytes, 24, 3), let height = little(bytes, 27, 3) else {
                return nil
            }
            return (width + 1, height + 1)
        }
        if chunk.starts(with: "VP8L".utf8) {
            guard let bits = little(bytes, 21, 4) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        guard chunk.starts(with: "VP8 ".utf8), let width = little(bytes, 26, 2),
            let height = little(bytes, 28, 2)
        else { return nil }
        return (width & 0x3FFF, height & 0x3FFF)
    }

    /// The sides of the largest picture in an icon of Windows: each is a PNG or a bitmap.
    private static func sidesOfIcon(_ bytes: ArraySlice<UInt8>) -> (Int, Int)? {
        guard bytes.starts(with: [0, 0, 1, 0]), let count = little(bytes, 4, 2), 1...64 ~= count
        else { return nil }
        var sides = (0, 0)
        for number in 0..<count {
            let entry = 6 + 16 * number
            guard let size = little(bytes, entry + 8, 4), let offset = little(bytes, entry + 12, 4),
                offset >= 6 + 16 * count, size >= 40, size <= bytes.count,
                offset <= bytes.count - size
            else { return nil }
            let picture = bytes.dropFirst(offset).prefix(size)
            let own: (Int, Int)
            if let png = sidesOfPNG(picture) {
                own = png
            } else if little(picture, 0, 4) == 40, let width = little(picture, 4, 4),
                let height = little(picture, 8, 4)
            {
                // A bitmap is written twice as high, its mask below.
                own = (width, height / 2)
            } else {
                return nil
            }
            sides = (max(sides.0, own.0), max(sides.1, own.1))
        }
        return sides
    }
}
