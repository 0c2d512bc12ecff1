import NewsModel
import TidingsStore

/// The numbers of entries in JSON, written by hand, as there may be tens of thousands.
struct ReferenceList: Sendable {
    private static let beginning = Array("{\"id\":\"".utf8)
    private static let middle = Array("\",\"directStreamIds\":[],\"timestampUsec\":\"".utf8)
    private static let end = Array("000000\"}".utf8)

    /// The document.
    private(set) var bytes = Array("{\"itemRefs\":[".utf8)

    /// Writes `places`, and where the list goes on.
    init(_ places: [StreamPlace], _ next: Int64?) {
        bytes.reserveCapacity(places.count * 90 + 64)
        // What came with one refresh came in the same second.
        var last: (arrived: Timestamp, text: [UInt8])?
        for (index, place) in places.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += Self.beginning
            write(place.id)
            bytes += Self.middle
            if last?.arrived != place.arrived {
                last = (place.arrived, Array(String(place.arrived.seconds).utf8))
            }
            bytes += last?.text ?? []
            bytes += Self.end
        }
        bytes.append(UInt8(ascii: "]"))
        if let next { bytes += ",\"continuation\":\"\(next)\"".utf8 }
        bytes += "}\n".utf8
    }

    private mutating func write(_ number: Int64) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var first = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        var last = bytes.count - 1
        while first < last {
            bytes.swapAt(first, last)
            first += 1
            last -= 1
        }
    }
}
