/// What one feed says about one thing, as its publisher wrote it.
///
/// A fact, and hostile: see `Feed`.
public struct Entry: Hashable, Sendable {
    /// The identifier as given (guid, atom:id, rdf:about, JSON id), never invented.
    public var id: String?
    /// The permanent address, absolute where the base is known.
    public var link: String?
    /// The title, plain text.
    public var title: String?
    /// The whole content, HTML.
    public var contentHTML: String?
    /// The summary or description, HTML.
    public var summaryHTML: String?
    /// Who wrote it.
    public var authors: [Person]
    /// When it was first published.
    public var published: Timestamp?
    /// When it last changed.
    public var updated: Timestamp?
    /// What it is about, plain text each.
    public var categories: [String]
    /// Media files that belong to it.
    public var enclosures: [Enclosure]
    /// How long the first medium plays.
    public var duration: Duration?
    /// The address of an image.
    public var image: String?
    /// Transcripts of the medium.
    public var transcripts: [Transcript]
    /// The address of the medium's chapters.
    public var chaptersAddress: String?
    /// Moments of the medium that its publisher picked.
    public var soundbites: [Soundbite]
    /// Who takes part in the medium.
    public var participants: [Participant]
    /// The address of the page with comments.
    public var commentsAddress: String?
    /// The address of a feed of the comments.
    public var commentsFeedAddress: String?
    /// How many comments there were when the document was written.
    public var commentCount: Int?
    /// The identifiers of the entries that it answers.
    public var inReplyTo: [String]

    /// An entry about which nothing is known yet.
    public init() {
        authors = []
        categories = []
        enclosures = []
        transcripts = []
        soundbites = []
        participants = []
        inReplyTo = []
    }
}

/// A person or an organisation, as a feed names it.
public struct Person: Hashable, Sendable {
    /// The name, plain text.
    public var name: String?
    /// The e-mail address.
    public var email: String?
    /// The address of a page about them.
    public var address: String?

    /// Gathers what is known about a person.
    public init(name: String? = nil, email: String? = nil, address: String? = nil) {
        self.name = name
        self.email = email
        self.address = address
    }
}

/// A media file that belongs to an entry.
public struct Enclosure: Hashable, Sendable {
    /// The address, absolute where the base is known.
    public var address: String
    /// The media type, such as `audio/mpeg`.
    public var mediaType: String?
    /// The size, or `nil` where the feed gives none or nonsense.
    public var sizeInBytes: Int?

    /// Gathers what a feed says about a media file.
    public init(address: String, mediaType: String? = nil, sizeInBytes: Int? = nil) {
        self.address = address
        self.mediaType = mediaType
        self.sizeInBytes = sizeInBytes
    }
}

/// A text of what is said in a medium.
public struct Transcript: Hashable, Sendable {
    /// The address, absolute where the base is known.
    public var address: String
    /// The media type, such as `text/vtt`.
    public var mediaType: String?

    /// Gathers what a feed says about a transcript.
    public init(address: String, mediaType: String? = nil) {
        self.address = address
        self.mediaType = mediaType
    }
}
