public import NewsModel

/// The acts about folders.
extension ArrangementIntents {
    /// Makes a folder, behind what is there; where one of that name is there, nothing is to do.
    ///
    /// What was in a folder of that name when it was removed, and was not moved since, is in it
    /// again.
    ///
    /// - Returns: The folder, and the intents.
    /// - Throws: `ArrangementRefusal.unknown` where `parent` does not stand, `.impossiblePlace`
    ///   where it would be too deep, `.unusableText`, `.tooMany`.
    public func createFolder(
        _ name: String, inside parent: FolderID? = nil,
        choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> (id: FolderID, intents: [Intent]) {
        let around = arrangement.folders(around: parent).count
        guard parent == nil || around > 0 else { throw .unknown }
        guard around < ArrangementLimits.folderDepth else { throw .impossiblePlace }
        var making = FolderMaking(self)
        let id = try making.folder(named: name, inside: parent, choosing: &generator)
        return (id, making.intents)
    }

    /// Gives a folder another name; its identifier stays.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand, `.unusableText`.
    public func rename(
        _ folder: FolderID, to name: String
    ) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.folder(folder) != nil else { throw .unknown }
        return write(.folder(folder), .name, .text(try usable(name)))
    }

    /// Removes a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - withContents: Whether what is in it is removed too: the folders inside, and the feeds,
    ///     which are followed no longer. Else they stand at the top.
    /// - Returns: The intents.
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand.
    public func delete(
        _ folder: FolderID, withContents: Bool = false
    ) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.folder(folder) != nil else { throw .unknown }
        var intents = set(.folder(folder), isOn: false)
        guard withContents else { return intents }
        for member in arrangement.members(inside: folder) {
            switch member {
            case .folder(let id): intents += set(.folder(id), isOn: false)
            case .feed(let key): intents += try unfollow(key)
            }
        }
        return intents
    }
}
