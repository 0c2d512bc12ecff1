import IntentSync
import NewsModel

/// Reads bytes that were damaged in every way that chance finds.
struct DamageRun {
    let count: Int

    func run() throws {
        var chance = Chance(seed: 11)
        let years =
            [2000, 20_000].map { ReaderModel(.habits, entries: $0, seed: $0) }
            + [ReaderModel(.cherry, entries: 3000, seed: 3)]
        // A few feeds of each: short bytes are damaged in more of their parts.
        var whole = years.map { year in
            ReadRegion(year.feeds.prefix(12).map { FeedRegion($0.state) }).encoded()
        }
        whole.append(
            ReadRegion(years[0].feeds.prefix(2).map { FeedRegion($0.state) }).encoded())
        var figures = Figures()
        var read = 0
        var longest = 0.0
        let start = Meter.threadTime
        for round in 0..<count {
            let bytes = damaged(whole[round % whole.count], by: &chance)
            let begin = round % 64 == 0 ? Meter.threadTime : 0
            if let region = try? ReadRegion(decoding: bytes) {
                read += 1
                if read % 16 == 0 {
                    let again = try ReadRegion(decoding: region.encoded())
                    precondition(again == region, "a region did not come back")
                }
            }
            if round % 64 == 0 { longest = max(longest, Meter.threadTime - begin) }
        }
        figures["inputs"] = Double(count)
        figures["read"] = Double(read)
        figures["seconds"] = Meter.threadTime - start
        figures["longest_milliseconds"] = longest * 1000
        figures["megabyte_milliseconds"] = longestOfLarge(by: &chance) * 1000
        figures.print()
    }

    /// The longest time that a million bytes take that were never a region.
    private func longestOfLarge(by chance: inout Chance) -> Double {
        var longest = 0.0
        let large = ReadRegion(
            ReaderModel(.cherry, entries: 3_000_000, seed: 5).feeds.map { FeedRegion($0.state) }
        ).encoded()
        for round in 0..<256 + 64 {
            var bytes = [UInt8](
                repeating: UInt8(truncatingIfNeeded: round), count: 1_000_000)
            if round >= 256 {
                bytes = large
                bytes[Int(chance.bits() >> 1) % min(bytes.count, 1 << (round % 20))] ^= 64
            }
            let start = Meter.threadTime
            _ = try? ReadRegion(decoding: bytes)
            longest = max(longest, Meter.threadTime - start)
        }
        return longest
    }

    private func damaged(_ whole: [UInt8], by chance: inout Chance) -> [UInt8] {
        var bytes = whole
        let draw = chance.bits()
        switch draw % 8 {
        case 0:
            bytes = (0..<Int(draw >> 8 % 200)).map { _ in UInt8(truncatingIfNeeded: chance.bits()) }
        case 1:
            bytes.removeLast(Int(draw >> 8) % bytes.count)
        case 2:
            bytes += (0...Int(draw >> 8 % 9)).map { _ in UInt8(truncatingIfNeeded: draw >> 20) }
        default:
            for _ in 0...(draw >> 8 % 4) {
                let place = Int(truncatingIfNeeded: chance.bits() >> 2) % bytes.count
                bytes[place] ^= 1 << UInt8(truncatingIfNeeded: chance.bits() % 8)
            }
        }
        return bytes
    }
}
