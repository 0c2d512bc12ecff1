public import FeedParsing
import Fetching
import NewsModel
import TidingsStore

extension ReaderEngine {
    /// What importing a list led to.
    public struct Import: Hashable, Sendable {
        /// How many feeds are followed now and were not before.
        public var added: Int
        /// How many feeds were followed before, or stand in the list twice.
        public var known: Int
        /// How many lines could not be used.
        public var leftOut: Int
        /// Why, one plain sentence each, for the first 100 of them.
        public var problems: [String]
    }

    /// Follows the feeds of an OPML document; they are fetched by the next refresh.
    ///
    /// - Parameters:
    ///   - opml: The bytes of the document.
    ///   - allowsPrivateNetwork: Whether its feeds, those followed before included, may be on this
    ///     machine or private networks.
    /// - Returns: What was followed and what was not.
    /// - Throws: `EngineError.unreadableList` where it is no OPML; nothing is followed by then.
    public func importList(
        _ opml: [UInt8], allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Import {
        let list: SubscriptionList
        do throws(FeedParsingError) {
            list = try SubscriptionList(opml: opml)
        } catch {
            throw .unreadableList(
                explanation: "This is not an OPML file: export one from your other reader and "
                    + "import that.")
        }
        return try await importList(list, allowsPrivateNetwork: allowsPrivateNetwork)
    }

    /// Follows the feeds of a list that was read; they are fetched by the next refresh.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - allowsPrivateNetwork: As for a document.
    /// - Returns: What was followed and what was not.
    /// - Throws: `EngineError.store`; nothing is followed by then.
    public func importList(
        _ list: SubscriptionList, allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Import {
        var problems = list.strangers.prefix(100).map {
            "“\($0.printable.prefix(80))” is no feed on the web and was left out."
        }
        var leftOut = list.strangers.count
        var feeds: [FollowedFeed] = []
        var settings: [FeedSettings] = []
        for outline in list.feeds {
            guard let address = TypedAddress(outline.feedAddress).address else {
                leftOut += 1
                if problems.count < 100 {
                    problems.append(
                        "“\(outline.title.prefix(80))” has no usable address and was left out.")
                }
                continue
            }
            // A list without titles gets hosts for them, which are worse than the feed's own.
            let isNamed = ![address.host, outline.feedAddress, ""].contains(outline.title)
            feeds.append(
                FollowedFeed(
                    key: FeedKey(following: address), address: address.canonical,
                    customTitle: isNamed ? outline.title : nil,
                    folder: FolderPath(outline.path), siteAddress: outline.siteAddress,
                    publisher: RegistrableDomain.of(host: address.host),
                    allowsPrivateNetwork: allowsPrivateNetwork))
            settings.append(FeedSettings(userInfo: address.userInfo))
        }
        let isNew = try await storing { () async throws(StoreError) in
            try await self.store.follow(feeds, at: self.clock())
        }
        for (index, feed) in feeds.enumerated()
        where isNew[index] && settings[index] != FeedSettings() {
            let settings = settings[index]
            try await storing { () async throws(StoreError) in
                try await self.store.set(settings, of: feed.key)
            }
        }
        try await allowPrivateNetwork(zip(feeds, isNew).filter { !$0.1 }.map(\.0))
        let added = isNew.count { $0 }
        return Import(
            added: added, known: isNew.count - added, leftOut: leftOut, problems: problems)
    }

    /// The followed feeds as OPML 2.0, with folders and titles.
    ///
    /// - Returns: The text of the document.
    /// - Throws: `EngineError.store`.
    public func exportList() async throws(EngineError) -> String {
        let feeds = try await storing { () async throws(StoreError) in
            try await self.store.feeds()
        }
        let outlines = feeds.map {
            SubscriptionList.Outline(
                title: $0.title, feedAddress: $0.address, siteAddress: $0.siteAddress,
                path: $0.folder.names)
        }
        return SubscriptionList(title: "Tidings", feeds: outlines).opml
    }
}
