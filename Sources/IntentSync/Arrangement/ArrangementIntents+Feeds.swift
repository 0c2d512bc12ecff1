public import NewsModel

/// The acts about feeds.
extension ArrangementIntents {
    /// A feed that the person wants to follow.
    public struct Following: Hashable, Sendable {
        /// The address; its key is made from it.
        public var address: WebAddress
        /// A title of the person's own, or `nil` for the feed's.
        public var title: String?
        /// The folder to put it in.
        public var folder: FolderPath

        /// The feed at `address`, in `folder`.
        public init(_ address: WebAddress, title: String? = nil, folder: FolderPath = .top) {
            self.address = address
            self.title = title
            self.folder = folder
        }
    }

    /// Follows feeds, each behind what is in its folder; folders that do not exist are made.
    ///
    /// A feed that is followed already, under its key or its present address, stays as it is.
    /// User name and password in an address are left out: they are secrets.
    ///
    /// - Throws: `ArrangementRefusal.tooMany`, `.unusableText` for an address that is too long.
    public func follow(
        _ feeds: [Following], choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> [Intent] {
        var making = FolderMaking(self)
        var addresses = Set(
            arrangement.feeds.compactMap { $0.address.flatMap { WebAddress($0) }?.canonical })
        var keys: Set<FeedKey> = []
        for feed in feeds {
            let key = FeedKey(following: feed.address)
            let address = feed.address.canonical
            guard arrangement.feed(key) == nil, keys.insert(key).inserted,
                addresses.insert(address).inserted
            else { continue }
            guard address.utf8.count <= ArrangementLimits.addressLengthInBytes else {
                throw .unusableText
            }
            let count = arrangement.feeds.count + arrangement.removed.feeds.count + keys.count
            guard count <= ArrangementLimits.feedCount else { throw .tooMany }
            let folder = try making.folder(at: feed.folder, choosing: &generator)
            let subject = Subject.feed(key)
            making.intents += set(subject, isOn: true)
            making.intents += write(subject, .address, .text(address))
            making.intents += write(subject, .title, title(feed.title))
            making.intents += write(subject, .folder, value(folder))
            if let order = making.nextPlace(in: folder, choosing: &generator) {
                making.intents += write(subject, .order, .bytes(order.bytes))
            }
        }
        return making.intents
    }

    /// Stops following a feed and everything that turned out to be it.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it is not followed.
    public func unfollow(_ key: FeedKey) throws(ArrangementRefusal) -> [Intent] {
        let feed = try standing(key)
        return ([feed.key] + feed.aliases).flatMap { set(.feed($0), isOn: false) }
    }

    /// Gives a feed the person's own title, or with `nil` or an empty one its own back.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it is not followed.
    public func rename(
        _ key: FeedKey, to title: String?
    ) throws(ArrangementRefusal) -> [Intent] {
        write(.feed(try standing(key).key), .title, self.title(title))
    }

    /// Has a feed fetched from another address from now on; its key stays.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it is not followed, `.unusableText`.
    public func readdress(
        _ key: FeedKey, to address: WebAddress
    ) throws(ArrangementRefusal) -> [Intent] {
        let text = address.canonical
        guard text.utf8.count <= ArrangementLimits.addressLengthInBytes, address.isFetchable else {
            throw .unusableText
        }
        return write(.feed(try standing(key).key), .address, .text(text))
    }

    /// Takes two followed feeds for one, as when one redirects to the other.
    ///
    /// The one that was followed first stands for both; where it has no title of the person's or no
    /// folder, it takes those of the other.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where one of them is not followed.
    public func unite(
        _ one: FeedKey, _ other: FeedKey
    ) throws(ArrangementRefusal) -> [Intent] {
        let pair = [try standing(one), try standing(other)].sorted { left, right in
            switch (created(left.key), created(right.key)) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.key < right.key
            }
        }
        let (older, younger) = (pair[0], pair[1])
        guard older.key != younger.key else { return [] }
        var intents = write(.feed(younger.key), .alias, .number(older.key.rawValue))
        if view.value(of: Register(.feed(older.key), .alias)) == .number(younger.key.rawValue) {
            intents += write(.feed(older.key), .alias, .nothing)
        }
        if older.title == nil, let title = younger.title {
            intents += write(.feed(older.key), .title, .text(title))
        }
        if older.folder == nil, let folder = younger.folder {
            intents += write(.feed(older.key), .folder, value(folder))
        }
        return intents
    }

    /// Takes a feed that was united with another for one of its own again.
    public func separate(_ key: FeedKey) -> [Intent] {
        write(.feed(key), .alias, .nothing)
    }

    private func created(_ key: FeedKey) -> Stamp? {
        view.stamp(of: Register(.feed(key), .address))
    }

    private func title(_ title: String?) -> RegisterValue {
        guard let title = title?.asName, !title.isBlank else { return .nothing }
        return .text(title)
    }

    /// The feed that stands under this key.
    func standing(_ key: FeedKey) throws(ArrangementRefusal) -> Arrangement.Feed {
        guard let feed = arrangement.feed(key) else { throw .unknown }
        return feed
    }
}
