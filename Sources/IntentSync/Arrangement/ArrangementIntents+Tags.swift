public import NewsModel

/// The acts about tags.
extension ArrangementIntents {
    /// Puts a tag on an entry; a tag that does not exist is made.
    ///
    /// - Throws: `ArrangementRefusal.unusableText`, `.tooMany`.
    public func tag(
        _ entry: EntryName, named name: String
    ) throws(ArrangementRefusal) -> [Intent] {
        let (tag, intents) = try makeTag(name)
        guard arrangement.entries.count < ArrangementLimits.entryCount else { throw .tooMany }
        return intents + set(.tagged(entry, with: tag), isOn: true)
    }

    /// Puts a tag on a feed; a tag that does not exist is made.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where the feed is not followed, `.unusableText`,
    ///   `.tooMany`.
    public func tag(
        _ feed: FeedKey, named name: String
    ) throws(ArrangementRefusal) -> [Intent] {
        let feed = try standing(feed)
        let (tag, intents) = try makeTag(name)
        return intents + set(.tagged(feed.key, with: tag), isOn: true)
    }

    /// Takes a tag off an entry.
    public func untag(_ entry: EntryName, from tag: TagID) -> [Intent] {
        set(.tagged(entry, with: tag), isOn: false)
    }

    /// Takes a tag off a feed and everything that turned out to be it.
    public func untag(_ feed: FeedKey, from tag: TagID) -> [Intent] {
        let keys = arrangement.feed(feed).map { [$0.key] + $0.aliases } ?? [feed]
        return keys.flatMap { set(.tagged($0, with: tag), isOn: false) }
    }

    /// Gives a tag another name; its identifier stays.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand, `.unusableText`.
    public func rename(_ tag: TagID, to name: String) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.tag(tag) != nil else { throw .unknown }
        return write(.tag(tag), .name, .text(try usable(name)))
    }

    /// Removes a tag; what it is on keeps it, unseen, in case it is made again.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand.
    public func delete(_ tag: TagID) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.tag(tag) != nil else { throw .unknown }
        return set(.tag(tag), isOn: false)
    }

    /// Makes a tag; where one of that name stands, nothing is to do.
    ///
    /// - Returns: The tag, and the intents.
    /// - Throws: `ArrangementRefusal.unusableText`, `.tooMany`.
    public func makeTag(
        _ name: String
    ) throws(ArrangementRefusal) -> (id: TagID, intents: [Intent]) {
        let name = try usable(name)
        let folded = name.foldedName
        let tags = arrangement.tags
        if let tag = tags.first(where: { $0.name == name })
            ?? tags.first(where: { $0.name.foldedName == folded })
        {
            return (tag.id, [])
        }
        guard tags.count + arrangement.removed.tags.count < ArrangementLimits.tagCount else {
            throw .tooMany
        }
        for attempt in UInt8.min...UInt8.max {
            let id = TagID(creating: name, attempt: attempt)
            guard arrangement.tag(id) == nil else { continue }
            return (id, set(.tag(id), isOn: true) + write(.tag(id), .name, .text(name)))
        }
        throw .tooMany
    }
}
