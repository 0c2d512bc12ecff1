import FoundationEssentials
import Glibc

/// Named figures, printed as one line of JSON.
struct Figures {
    private var fields: [String: Double] = [:]

    /// The figure with this name.
    subscript(name: String) -> Double? {
        get { fields[name] }
        set { fields[name] = newValue }
    }

    /// Adds the middle and the 99th percentile of `samples`, multiplied by `scale`.
    mutating func add(_ name: String, percentilesOf samples: [Double], scale: Double = 1) {
        let sorted = samples.sorted()
        guard let last = sorted.last else { return }
        fields[name + "_p50"] = sorted[sorted.count / 2] * scale
        let place = min(sorted.count * 99 / 100, sorted.count - 1)
        fields[name + "_p99"] = sorted[place] * scale
        fields[name + "_max"] = last * scale
    }

    /// Prints them at once, so that whoever waits for them reads them.
    func print() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        Swift.print(String(decoding: try encoder.encode(fields), as: UTF8.self))
        fflush(nil)
    }
}
