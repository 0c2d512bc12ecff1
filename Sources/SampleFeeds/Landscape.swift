/// A small cut-paper landscape, drawn from a name: hills in layers, a sun, and water.
struct Landscape {
    /// The papers it is cut from: `dusk`, `night`, `sea`, `violet`, or any other for `summer`.
    let papers: String

    /// FNV-1a over the name, so that each name has a picture of its own.
    private let seed: Int

    private static let width = 480
    private static let height = 270

    /// The landscape of `name`, cut from `papers`.
    init(name: String, papers: String) {
        let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        self.papers = papers
        seed = Int((hash ^ (hash >> 15)) & 0xFF_FFFF)
    }

    /// The picture as an image of 480 by 270 pixels with 16 colours.
    var png: [UInt8] {
        PortableNetworkGraphic.bytes(
            width: Self.width, rows: rows, colors: palette)
    }

    /// Three bands of sky, the sun, four hills from far to near, and two tones of water.
    private var palette: [UInt32] {
        let colors: [UInt32] =
            switch papers {
            case "dusk":
                [0xF7D9C4, 0xF9C6A5, 0xF4A988, 0xFFF3DC, 0xB58A9B, 0x8A6A86, 0x5E4B6E, 0x332D4E]
            case "night":
                [0x2C3458, 0x3A4470, 0x52598A, 0xF3EAC8, 0x4A4F78, 0x373B62, 0x262A4B, 0x161932]
            case "sea":
                [0xCFE6EE, 0xB5D8E6, 0x98C6DA, 0xFFF8E1, 0x86AEB5, 0x5F8F96, 0x3F6E73, 0x234A4F]
            case "violet":
                [0xE9E4F0, 0xD8D2E6, 0xC2BBD8, 0xFFD7A8, 0xA79FC2, 0x8179A4, 0x5C5680, 0x3B3759]
            default:
                [0xF5EBD0, 0xEFDDB1, 0xE5C98B, 0xE2683C, 0xA9B388, 0x7F9468, 0x5B7550, 0x36503B]
            }
        return colors + [colors[1], colors[2]]
    }

    /// The pixels, a color number each.
    private var rows: [[UInt8]] {
        let hills = (0..<4).map(outline)
        return (0..<Self.height).map { y in
            var row: [UInt8] = []
            row.reserveCapacity(Self.width)
            for x in 0..<Self.width {
                // The nearest hill hides what lies behind it.
                if y >= hills[3][x] {
                    row.append(7)
                } else if y >= hills[2][x] {
                    row.append(6)
                } else if y >= hills[1][x] {
                    row.append(5)
                } else if y >= hills[0][x] {
                    row.append(4)
                } else {
                    row.append(background(x, y))
                }
            }
            return row
        }
    }

    /// Water below the horizon, above it the sun or a band of the sky.
    private func background(_ x: Int, _ y: Int) -> UInt8 {
        if y > 168 { return (y / 3 + x / 40 + seed) % 5 == 0 ? 9 : 8 }
        let radius = 18 + seed / 11 % 16
        let across = x - (60 + seed % 360)
        let down = y - (50 + seed / 7 % 60)
        if across * across + down * down <= radius * radius { return 3 }
        return UInt8(min(2, y / 60))
    }

    /// Where the hill `layer`, 0 the farthest, begins in each column.
    private func outline(_ layer: Int) -> [Int] {
        let base = 150 + layer * 32
        let shift = seed / (layer * 13 + 3)
        return (0..<Self.width).map { x in
            let broad = Self.ridge(x + shift, period: 310 - layer * 40, height: 52 - layer * 6)
            let narrow = Self.ridge(x + shift * 3, period: 83 + layer * 11, height: 13)
            return base + 30 - broad - narrow
        }
    }

    /// A rounded ridge: a parabola on each half of the period.
    private static func ridge(_ x: Int, period: Int, height: Int) -> Int {
        let half = period / 2
        let place = x % period
        let inside = place % half
        let arch = 4 * height * inside * (half - inside) / (half * half)
        return place < half ? arch : -arch / 3
    }
}
