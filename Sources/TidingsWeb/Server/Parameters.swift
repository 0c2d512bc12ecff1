import NewsModel

/// Names and values as a query or a simple form carries them, in order; names may repeat.
package struct Parameters: Hashable, Sendable {
    /// One name with its value.
    package struct Pair: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The most pairs that are read; what follows is left out.
    package static let limit = 10_000

    package var pairs: [Pair]

    package init(_ pairs: [Pair] = []) {
        self.pairs = pairs
    }

    /// Reads `application/x-www-form-urlencoded`, as queries and simple forms are written.
    ///
    /// Source: WHATWG URL, section 5.1.
    package init(formEncoded bytes: some Collection<UInt8>) {
        pairs = []
        for part in bytes.split(separator: UInt8(ascii: "&"), maxSplits: Self.limit) {
            guard pairs.count < Self.limit else { return }
            let halves = part.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let value = halves.count > 1 ? PercentCoding.decode(halves[1], plusIsSpace: true) : ""
            pairs.append(
                Pair(name: PercentCoding.decode(halves[0], plusIsSpace: true), value: value))
        }
    }

    /// The first value of `name`, or `nil` where it does not occur.
    package subscript(_ name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }

    /// All values of `name`, in order.
    package func all(_ name: String) -> [String] {
        pairs.filter { $0.name == name }.map(\.value)
    }

    /// These pairs and one more at the end.
    package func adding(_ name: String, _ value: String) -> Parameters {
        Parameters(pairs + [Pair(name: name, value: value)])
    }

    /// `path` with these pairs as its query.
    package func path(_ path: String) -> String {
        guard !pairs.isEmpty else { return path }
        let written = pairs.map {
            PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value)
        }
        return path + "?" + written.joined(separator: "&")
    }
}
