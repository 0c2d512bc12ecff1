public import NewsModel

/// Where feeds and folders are put.
extension ArrangementIntents {
    /// A place to put something.
    public enum Place: Hashable, Sendable {
        /// Before everything in a folder, or with `nil` at the top.
        case first(in: FolderID?)
        /// Behind everything in a folder, or with `nil` at the top.
        case last(in: FolderID?)
        /// Right before something, in its folder.
        case before(Arrangement.Member)
        /// Right after something, in its folder.
        case after(Arrangement.Member)
    }

    /// Puts feeds in a folder, behind what is in it; folders that do not exist are made.
    ///
    /// Folders nest 32 deep; a feed meant for a deeper one is put in the 32nd. A feed that is in
    /// the folder keeps its place.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where one of them is not followed, `.tooMany`.
    public func move(
        _ feeds: [FeedKey], to path: FolderPath,
        choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> [Intent] {
        var making = FolderMaking(self)
        let folder = try making.folder(at: path, choosing: &generator)
        for key in feeds {
            let feed = try standing(key)
            making.intents += write(.feed(feed.key), .folder, value(folder))
            guard feed.folder != folder else { continue }
            if let order = making.nextPlace(in: folder, choosing: &generator) {
                making.intents += write(.feed(feed.key), .order, .bytes(order.bytes))
            }
        }
        return making.intents
    }

    /// Puts a feed or folder at a place.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it or the place does not stand,
    ///   `.impossiblePlace` for a folder inside itself or too deep.
    public func move(
        _ member: Arrangement.Member, to place: Place,
        choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> [Intent] {
        let member = arrangement.standing(member)
        let container = try container(of: place)
        guard arrangement.contains(member) else { throw .unknown }
        if case .folder(let id) = member { try check(id, fitsIn: container) }
        let siblings = arrangement.members(of: container).filter { $0 != member }
        guard let position = position(place, among: siblings) else { return [] }
        let placements = OrderKey.placements(
            at: position, among: siblings.map { arrangement.order(of: $0) }, choosing: &generator)
        var intents = write(member.subject, .folder, value(container))
        for placement in placements {
            let moved =
                placement.place == position
                ? member : siblings[placement.place - (placement.place > position ? 1 : 0)]
            intents += write(moved.subject, .order, .bytes(placement.key.bytes))
        }
        return intents
    }

    private func container(of place: Place) throws(ArrangementRefusal) -> FolderID? {
        switch place {
        case .first(let folder), .last(let folder):
            guard folder.map({ arrangement.folder($0) != nil }) ?? true else { throw .unknown }
            return folder
        case .before(let member), .after(let member):
            guard arrangement.contains(member) else { throw .unknown }
            return arrangement.container(of: member)
        }
    }

    /// How many siblings come before the place; `nil` where it is beside the moved thing itself.
    private func position(_ place: Place, among siblings: [Arrangement.Member]) -> Int? {
        switch place {
        case .first: 0
        case .last: siblings.count
        case .before(let member): siblings.firstIndex(of: arrangement.standing(member))
        case .after(let member):
            siblings.firstIndex(of: arrangement.standing(member)).map { $0 + 1 }
        }
    }

    /// Refuses a folder inside itself or too deep.
    private func check(
        _ folder: FolderID, fitsIn container: FolderID?
    ) throws(ArrangementRefusal) {
        let around = arrangement.folders(around: container)
        guard !around.contains(folder) else { throw .impossiblePlace }
        let depth = arrangement.folders(around: folder).count
        let height =
            arrangement.members(inside: folder).map { member in
                guard case .folder(let id) = member else { return 0 }
                return arrangement.folders(around: id).count - depth
            }.max() ?? 0
        guard around.count + 1 + height <= ArrangementLimits.folderDepth else {
            throw .impossiblePlace
        }
    }
}

extension Arrangement {
    /// The same member, a feed under the key it stands under.
    func standing(_ member: Member) -> Member {
        if case .feed(let key) = member { .feed(survivor(of: key)) } else { member }
    }
}

extension Arrangement.Member {
    /// What intents about it are about.
    var subject: Subject {
        switch self {
        case .folder(let id): .folder(id)
        case .feed(let key): .feed(key)
        }
    }
}
