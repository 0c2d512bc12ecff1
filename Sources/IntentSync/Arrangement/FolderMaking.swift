import NewsModel

/// Folders that an act makes on its way, and the places behind everything that is there.
struct FolderMaking<View: IntentView> {
    private struct Place: Hashable {
        var parent: FolderID?
        var name: [UInt8]
    }

    private let acts: ArrangementIntents<View>
    private var known: [Place: FolderID] = [:]
    private var made: Set<FolderID> = []
    private var ends: [FolderID?: OrderKey] = [:]
    /// The intents so far.
    var intents: [Intent] = []

    init(_ acts: ArrangementIntents<View>) {
        self.acts = acts
    }

    /// The folder at `path`, or `nil` at the top; what is missing of it is made, and what is deeper
    /// than folders nest is left out.
    mutating func folder(
        at path: FolderPath, choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> FolderID? {
        var parent: FolderID?
        for name in path.names.prefix(ArrangementLimits.folderDepth) where !name.isBlank {
            parent = try folder(named: name, inside: parent, choosing: &generator)
        }
        return parent
    }

    /// The folder of this name inside `parent`, which is made where there is none.
    mutating func folder(
        named name: String, inside parent: FolderID?,
        choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> FolderID {
        let name = try acts.usable(name)
        let place = Place(parent: parent, name: name.foldedName)
        if let id = known[place] { return id }
        if let id = standing(name, inside: parent) {
            known[place] = id
            return id
        }
        let removed = acts.arrangement.removed.folders.count
        guard
            acts.arrangement.folders.count + removed + made.count < ArrangementLimits.folderCount
        else { throw .tooMany }
        let id = try freeIdentifier(name, inside: parent)
        known[place] = id
        made.insert(id)
        let subject = Subject.folder(id)
        intents += acts.set(subject, isOn: true)
        intents += acts.write(subject, .name, .text(name))
        intents += acts.write(subject, .folder, acts.value(parent))
        if let order = nextPlace(in: parent, choosing: &generator) {
            intents += acts.write(subject, .order, .bytes(order.bytes))
        }
        return id
    }

    /// The folder that stands there under this name: written just so, else with other case or
    /// spaces.
    private func standing(_ name: String, inside parent: FolderID?) -> FolderID? {
        let folders = acts.arrangement.members(of: parent).compactMap { member in
            guard case .folder(let id) = member else { return Arrangement.Folder?.none }
            return acts.arrangement.folder(id)
        }
        let folded = name.foldedName
        return
            (folders.first { $0.name == name } ?? folders.first { $0.name.foldedName == folded })?
            .id
    }

    /// The first identifier for the name that no folder has which was renamed or moved since.
    private func freeIdentifier(
        _ name: String, inside parent: FolderID?
    ) throws(ArrangementRefusal) -> FolderID {
        for attempt in UInt8.min...UInt8.max {
            let id = FolderID(creating: name, inside: parent, attempt: attempt)
            if acts.arrangement.folder(id) == nil, !made.contains(id) { return id }
        }
        throw .tooMany
    }

    /// A place behind everything in a folder, or `nil` where there is none.
    mutating func nextPlace(
        in folder: FolderID?, choosing generator: inout some RandomNumberGenerator
    ) -> OrderKey? {
        let last = ends[folder] ?? acts.arrangement.lastPlace(in: folder)
        let key = OrderKey.between(last, nil, choosing: &generator)
        ends[folder] = key ?? last
        return key
    }
}

extension Arrangement {
    /// The last place that anything in a folder has, or `nil`.
    func lastPlace(in folder: FolderID?) -> OrderKey? {
        members(of: folder).reversed().lazy.compactMap { order(of: $0) }.first
    }

    /// The place of something among its siblings, or `nil`.
    func order(of member: Member) -> OrderKey? {
        switch member {
        case .folder(let id): folder(id)?.order
        case .feed(let key): feed(key)?.order
        }
    }
}
