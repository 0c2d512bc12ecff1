import FoundationEssentials

/// Generated feeds as files.
struct FeedFiles {
    /// The folder they are in, which exists.
    let folder: String

    /// Writes `count` feeds of 20 entries in all styles, named by their numbers.
    func writeMany(count: Int) throws {
        let writer = FeedWriter()
        for number in 0..<count {
            try write(writer.document(number: number, entries: 0..<20), as: "\(number).xml")
        }
    }

    /// Writes one feed of 20 MB, named `large.xml`.
    func writeLarge() throws {
        let text = FeedWriter().document(
            number: 1, entries: 0..<7_000, style: .characterData)
        try write(text, as: "large.xml")
    }

    private func write(_ text: String, as name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
}
