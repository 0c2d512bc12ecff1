public import NewsModel

/// What a saved entry looked like when it was saved, kept for ever and on every replica.
///
/// It is made to be small: enough to show the entry in a list, to find it, and to open its page.
/// Of an address with a user name or password in it, these are left out.
public struct EntrySnapshot: Hashable, Sendable {
    /// How many bytes of an excerpt are kept.
    ///
    /// Deflated 64 at a time, 500 snapshots of real feeds take 45 KB without an excerpt, 66 KB with
    /// 80 bytes of one, 96 KB with 240; a whole account has 120 KB.
    public static let excerptLength = 80

    /// The entry.
    public let name: EntryName
    /// The title, plain text, at most 500 bytes.
    public let title: String
    /// The address of its page as it was saved, at most 2,048 bytes; `nil` where there is none, or
    /// none that can be kept.
    public let link: String?
    /// Who wrote it, plain text, at most 200 bytes; empty where the feed does not say.
    public let author: String
    /// When the publisher says it was published.
    public let published: Timestamp?
    /// The title of the feed, or of the site, at most 200 bytes.
    public let feedTitle: String
    /// The beginning of its text: `excerptLength` bytes at most as made here, 500 as read.
    public let excerpt: String
    /// What a later version added, as it was written, at most 4,096 bytes.
    package let laterFields: [UInt8]

    /// The snapshot of an entry; texts that are too long are cut.
    public init(
        of name: EntryName, title: String, link: String?, author: String = "",
        published: Timestamp?, feedTitle: String = "", excerpt: String = ""
    ) {
        self.init(
            of: name, title: title, link: link, author: author, published: published,
            feedTitle: feedTitle, excerpt: excerpt.limited(bytes: Self.excerptLength),
            laterFields: [])
    }

    private init(
        of name: EntryName, title: String, link: String?, author: String, published: Timestamp?,
        feedTitle: String, excerpt: String, laterFields: [UInt8]
    ) {
        self.name = name
        self.title = title.limited(bytes: 500)
        self.link = link.flatMap(Self.withoutSecrets)
        self.author = author.limited(bytes: 200)
        self.published = published
        self.feedTitle = feedTitle.limited(bytes: 200)
        self.excerpt = excerpt.limited(bytes: 500)
        self.laterFields = laterFields
    }

    /// The snapshot with no more than title, link, and date, for when storage is nearly full.
    public var linkOnly: EntrySnapshot {
        EntrySnapshot(of: name, title: title, link: link, published: published)
    }

    private static func withoutSecrets(_ link: String) -> String? {
        guard !link.isEmpty, link.utf8.count <= 2_048 else { return nil }
        guard var address = WebAddress(link) else {
            // What cannot be taken apart may hide a password.
            return link.contains("//") && link.contains("@") ? nil : link
        }
        guard address.userInfo != nil else { return link }
        address.userInfo = nil
        return address.description
    }
}

// MARK: Bytes

extension EntrySnapshot {
    private enum Tag {
        static let title: UInt64 = 1
        static let link: UInt64 = 2
        static let author: UInt64 = 3
        static let published: UInt64 = 4
        static let feedTitle: UInt64 = 5
        static let excerpt: UInt64 = 6
        static let last: UInt64 = 6
    }

    /// The snapshot in bytes, at most about 8,000, without the entry's name: the register it is
    /// kept in has that.
    public var encoded: [UInt8] {
        var writer = WireWriter()
        writer.field(Tag.title, text: title)
        writer.field(Tag.link, text: link)
        writer.field(Tag.author, text: author)
        if let published { writer.field(Tag.published) { $0.signed(published.seconds) } }
        writer.field(Tag.feedTitle, text: feedTitle)
        writer.field(Tag.excerpt, text: excerpt)
        writer.raw(laterFields)
        return writer.bytes
    }

    /// Reads what `encoded` wrote, here or in a later version.
    ///
    /// - Throws: `ShardError.damaged`; never traps.
    public init(of name: EntryName, encoded bytes: [UInt8]) throws(ShardError) {
        let fields = try TaggedFields(bytes)
        self.init(
            of: name, title: fields.text(Tag.title) ?? "", link: fields.text(Tag.link),
            author: fields.text(Tag.author) ?? "",
            published: fields.signed(Tag.published).map { Timestamp(seconds: $0) },
            feedTitle: fields.text(Tag.feedTitle) ?? "", excerpt: fields.text(Tag.excerpt) ?? "",
            laterFields: fields.later(than: Tag.last, limit: 4_096))
    }
}
