import FoundationEssentials
public import NewsModel

/// An invented publisher whose feed and pages the program serves itself, so that there is
/// something to read without a network.
public struct SampleSite: Hashable, Sendable {
    /// The name in host names, such as `harbour-post`.
    public var slug: String
    /// The name people know it by.
    public var name: String
    /// The language tag.
    public var language: String
    /// The folder it is filed in.
    public var folder: FolderPath
    /// The format its feed is written in.
    public var format: Feed.Format
    /// What it is about, one sentence of plain text.
    package var tagline: String
    /// What it has published, newest first.
    package var entries: [SampleEntry]

    /// Every sample site, in a fixed order.
    public static let all: [SampleSite] = SampleFile.all.compactMap { file in
        file.name == SampleFile.starterName ? nil : SampleSite(file: file)
    }

    /// Reads the site in one of the program's own files.
    private init(file: SampleFile) {
        do {
            let data = try JSONDecoder().decode(SiteData.self, from: Data(file.bytes))
            guard let format = Feed.Format(rawValue: data.format) else {
                preconditionFailure("\(file.name) names a format that is none: \(data.format)")
            }
            slug = data.slug
            name = data.name
            language = data.language
            folder = FolderPath(slashes: data.folder)
            self.format = format
            tagline = data.tagline
            entries = data.entries.sorted { ($0.hoursAgo, $0.slug) < ($1.hoursAgo, $1.slug) }
        } catch {
            preconditionFailure("\(file.name) is embedded and must be readable: \(error)")
        }
    }

    /// The path of the feed document on the site, such as `/feed.xml`.
    public var feedPath: String { format == .json ? "/feed.json" : "/feed.xml" }

    /// The media type of the feed document.
    public var feedMediaType: String {
        switch format {
        case .rss: "application/rss+xml; charset=utf-8"
        case .rdf: "application/rdf+xml; charset=utf-8"
        case .atom: "application/atom+xml; charset=utf-8"
        case .json: "application/feed+json; charset=utf-8"
        }
    }

    /// The feed document as of `now`, with addresses below `origin` (no slash at its end).
    ///
    /// Times are counted back from `now`, rounded down to ten minutes: the same `now` gives the
    /// same bytes.
    ///
    /// - Returns: The bytes and their media type.
    public func feedDocument(
        at now: Timestamp, origin: String
    ) -> (bytes: [UInt8], mediaType: String) {
        let edition = Edition(site: self, now: now, origin: origin)
        let text =
            switch format {
            case .rss: edition.rssDocument
            case .rdf: edition.rdfDocument
            case .atom: edition.atomDocument
            case .json: edition.jsonDocument
            }
        return (Array(text.utf8), feedMediaType)
    }

    /// The HTML page at `path` of this site, or `nil` where there is none.
    ///
    /// There is a home page at `/`, which names the feed, and a page for each entry.
    public func page(path: String, at now: Timestamp, origin: String) -> String? {
        let edition = Edition(site: self, now: now, origin: origin)
        if path == "/" { return edition.homePage }
        return edition.entries.first { $0.path == path }.map(edition.articlePage)
    }

    /// The picture or sound at `path` of this site, or `nil` where there is none.
    ///
    /// - Returns: The bytes, drawn or played by a program from the name, and their media type.
    public func media(path: String) -> (bytes: [UInt8], mediaType: String)? {
        for entry in entries {
            if let tune = entry.tune, entry.soundPath == path {
                return (Chime(tune: tune).wave, "audio/wav")
            }
            if let papers = entry.papers, entry.picturePath == path {
                return (Landscape(name: entry.slug, papers: papers).png, "image/png")
            }
        }
        return nil
    }
}

/// A site as its data file writes it.
private struct SiteData: Decodable {
    var slug: String
    var name: String
    var language: String
    var folder: String
    var format: String
    var tagline: String
    var entries: [SampleEntry]
}
