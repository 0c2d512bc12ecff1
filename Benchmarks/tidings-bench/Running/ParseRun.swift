import FeedParsing
import FoundationEssentials
import NewsModel

/// Parses the same documents again and again, by our parser or by libxml2.
struct ParseRun {
    private let documents: [[UInt8]]

    /// Reads the files that the file at `list` names, one a line.
    init(list: String) throws {
        let names = try String(decoding: Data(contentsOf: URL(filePath: list)), as: UTF8.self)
        documents = try names.split(separator: "\n").map {
            Array(try Data(contentsOf: URL(filePath: String($0))))
        }
    }

    /// Parses all documents once to warm up, then until `seconds` of processor time are used.
    func run(by name: String, seconds: Double) throws {
        let reader = Self.reader(name)
        var entries = 0
        for document in documents { entries += reader(document)?.entries.count ?? 0 }
        var passes = 0
        let start = Meter.processorTime
        repeat {
            for document in documents { _ = reader(document) }
            passes += 1
        } while Meter.processorTime - start < seconds
        var figures = Figures()
        figures["seconds"] = (Meter.processorTime - start) / Double(passes)
        figures["bytes"] = Double(documents.reduce(0) { $0 + $1.count })
        figures["entries"] = Double(entries)
        figures["passes"] = Double(passes)
        figures["agreement"] = agreement()
        try figures.print()
    }

    /// Parses one file once, and measures the peak of memory, the document included.
    static func once(_ path: String, by name: String) throws {
        let reader = reader(name)
        let before = Meter.residentKilobytes
        let document = try [UInt8](Data(contentsOf: URL(filePath: path)))
        Meter.forgetPeak()
        let feed = reader(document)
        var figures = Figures()
        figures["bytes"] = Double(document.count)
        figures["entries"] = Double(feed?.entries.count ?? 0)
        figures["base"] = Double(before * 1024)
        figures["peak"] = Double((Meter.peakKilobytes - before) * 1024)
        try figures.print()
    }

    private static func reader(_ name: String) -> ([UInt8]) -> Feed? {
        let address = WebAddress("https://example.com/feed.xml")
        if name == "ours" {
            let parser = FeedParser()
            return { try? parser.feed(from: $0, address: address) }
        }
        return { SAXFeedReader.feed(from: $0) }
    }

    /// The share of entries of which both readers say the same.
    private func agreement() -> Double {
        var (same, all) = (0, 0)
        for document in documents {
            let ours = Self.reader("ours")(document)?.entries ?? []
            let theirs = Self.reader("sax")(document)?.entries ?? []
            all += ours.count
            for (one, other) in zip(ours, theirs) where Self.agree(one, other) { same += 1 }
        }
        return Double(same) / Double(max(all, 1))
    }

    private static func agree(_ one: Entry, _ other: Entry) -> Bool {
        one.id == other.id && one.link == other.link && one.title == other.title
            && one.published == other.published && one.updated == other.updated
            && one.contentHTML == other.contentHTML && one.summaryHTML == other.summaryHTML
            && one.authors.map(\.name) == other.authors.map(\.name)
            && one.categories == other.categories && one.enclosures == other.enclosures
    }
}
