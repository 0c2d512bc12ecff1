public import NewsModel

/// A mail account that newsletters come to, as it travels: where it is and which mailboxes to read.
///
/// There is no field for a password or any other secret, so each replica asks for its own
/// sign-in.
public struct MailAccount: Hashable, Sendable {
    /// The account's identifier.
    public var id: MailAccountID
    /// What the person calls it; empty for the address.
    public var name: String
    /// The mail address.
    public var address: String
    /// The host of the server.
    public var host: String
    /// The port, or `nil` for the protocol's own.
    public var port: UInt16?
    /// The name to sign in with.
    public var user: String
    /// The mailboxes to read, in the server's names; at most 100.
    public var folders: [String]
    /// What a later version added, as it was written.
    package var laterFields: [UInt8] = []

    /// The account with this mail address.
    public init(
        address: String, name: String = "", host: String, port: UInt16? = nil, user: String,
        folders: [String] = []
    ) {
        id = MailAccountID(address: address)
        self.name = name.asName
        self.address = address.asName
        self.host = host.asName
        self.port = port
        self.user = user.asName
        self.folders = folders.prefix(Self.folderLimit).map(\.asName)
    }

    private static let folderLimit = 100

    private enum Tag {
        static let address: UInt64 = 1
        static let host: UInt64 = 2
        static let port: UInt64 = 3
        static let user: UInt64 = 4
        static let folder: UInt64 = 5
        static let last: UInt64 = 5
    }

    /// Reads what `encoded` wrote, here or in a later version; where it is damaged, what can be read.
    package init(id: MailAccountID, name: String, encoded bytes: [UInt8]) {
        let fields = try? TaggedFields(bytes)
        self.init(
            address: fields?.text(Tag.address) ?? "", name: name,
            host: fields?.text(Tag.host) ?? "",
            port: (fields?.signed(Tag.port)).flatMap { UInt16(exactly: $0) },
            user: fields?.text(Tag.user) ?? "",
            folders: (fields?.fields ?? []).filter { $0.tag == Tag.folder }
                .prefix(Self.folderLimit).map { String(decoding: $0.bytes, as: UTF8.self) })
        self.id = id
        laterFields = fields?.later(than: Tag.last, limit: 4_096) ?? []
    }

    /// The account in bytes, without its name, which has a register of its own.
    ///
    /// - Throws: `ArrangementRefusal.secret` where a text holds what looks like a password, such as
    ///   `user:password`.
    package func encoded() throws(ArrangementRefusal) -> [UInt8] {
        let plain = [name, address] + folders
        guard !plain.contains(where: Self.holdsSecret), !Self.holdsSecret(host),
            !Self.holdsSecret(user), !host.contains("@"), !user.contains(":")
        else { throw .secret }
        var writer = WireWriter()
        writer.field(Tag.address, text: address)
        writer.field(Tag.host, text: host)
        if let port { writer.field(Tag.port) { $0.signed(Int64(port)) } }
        writer.field(Tag.user, text: user)
        for folder in folders { writer.field(Tag.folder, text: folder) }
        writer.raw(laterFields)
        return writer.bytes
    }

    /// Words that a secret stands behind.
    private static let secretWords = [
        "password", "passwd", "passphrase", "pass", "pwd", "secret", "token", "api_key", "apikey",
    ]

    /// Whether a text holds an address with a password in it, or a word such as `password=`.
    private static func holdsSecret(_ text: String) -> Bool {
        if WebAddress(text)?.userInfo != nil { return true }
        let lower = text.lowercased().filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        let parts = lower.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "=" || $0 == ":" })
        return parts.dropLast().contains { part in
            let word = part.reversed().prefix { $0.isLetter || $0 == "_" }.reversed()
            return secretWords.contains(String(word))
        }
    }
}
