import NewsModel

/// What is known of an entry while its element is open.
///
/// Feeds say the same thing in several vocabularies; all are kept until the element ends, and then
/// the best one is taken.
struct EntryDraft {
    var title: String?
    var mediaTitle: String?
    var podcastTitle: String?
    var description: String?
    var summary: String?
    var abstract: String?
    var podcastSummary: String?
    var podcastSubtitle: String?
    var mediaDescription: String?
    var content: String?
    /// Whether `content` was written as plain text.
    var isContentPlain = false
    var encoded: String?
    var id: String?
    var about: String?
    /// Whether the identifier may be read as the address; nil where the feed does not say.
    var isPermanentLink: Bool?
    /// The identifier as an address, where the feed says it is one.
    var permanentLink: String?
    var linkText: String?
    var alternate: String?
    /// How surely `alternate` is a page: 3 where it says so, 2 where it says nothing, 1 else.
    var alternateRank = 0
    var otherLink: String?
    var contentSource: String?
    var published: Timestamp?
    var issued: Timestamp?
    var created: Timestamp?
    var date: Timestamp?
    var updated: Timestamp?
    var modified: Timestamp?
    var authors: [Person] = []
    var creators: [Person] = []
    var podcastAuthors: [Person] = []
    var credits: [Person] = []
    var sourceAuthors: [Person] = []
    var categories: [String] = []
    var keywords: [String] = []
    var enclosures: [Enclosure] = []
    var mediaEnclosures: [Enclosure] = []
    var duration: Duration?
    var mediaDuration: Duration?
    var image: String?
    var thumbnail: String?
    var transcripts: [Transcript] = []
    var chapters: String?
    var soundbites: [Soundbite] = []
    var participants: [Participant] = []
    var comments: String?
    var commentsFeed: String?
    var commentCount: Int?
    var inReplyTo: [String] = []

    /// The entry, the best of each thing taken.
    consuming func entry() -> Entry {
        var entry = Entry()
        entry.id = id ?? about
        entry.link = link
        entry.title = title ?? podcastTitle ?? mediaTitle
        entry.contentHTML = encoded ?? content
        entry.summaryHTML =
            summary ?? description ?? abstract ?? podcastSummary ?? mediaDescription
            ?? podcastSubtitle
        // Where an item has both, the description is the text that the summary sums up.
        if summary != nil, entry.contentHTML == nil { entry.contentHTML = description }
        entry.authors = people
        entry.published = published ?? issued ?? date ?? created
        entry.updated = updated ?? modified
        entry.categories = categories.isEmpty ? keywords : categories
        entry.enclosures = media
        entry.duration = duration ?? mediaDuration
        entry.image = image ?? thumbnail
        entry.transcripts = transcripts
        entry.chaptersAddress = chapters
        entry.soundbites = soundbites
        entry.participants = participants
        entry.commentsAddress = comments
        entry.commentsFeedAddress = commentsFeed
        entry.commentCount = commentCount
        entry.inReplyTo = inReplyTo
        return entry
    }

    private var link: String? {
        if let alternate { return alternate }
        if let linkText { return linkText }
        if let permanentLink { return permanentLink }
        if isPermanentLink != false, let id, Self.isWebAddress(id) { return id }
        if let otherLink { return otherLink }
        if let about, Self.isWebAddress(about) { return about }
        return contentSource
    }

    private var people: [Person] {
        if !authors.isEmpty { return authors }
        if !creators.isEmpty { return creators }
        if !podcastAuthors.isEmpty { return podcastAuthors }
        if !credits.isEmpty { return credits }
        return sourceAuthors
    }

    private var media: [Enclosure] {
        enclosures.isEmpty ? mediaEnclosures : enclosures
    }

    /// Whether a text is an absolute address of the web.
    static func isWebAddress(_ text: String) -> Bool {
        var bytes = text.utf8.makeIterator()
        for expected in "http".utf8 where bytes.next()?.lowercased != expected { return false }
        var next = bytes.next()
        if next?.lowercased == UInt8(ascii: "s") { next = bytes.next() }
        return next == 0x3A && bytes.next() == 0x2F && bytes.next() == 0x2F
    }

    /// Adds a category unless it is there.
    mutating func addCategory(_ name: String) {
        if categories.count < 256, !categories.contains(name) { categories.append(name) }
    }
}
