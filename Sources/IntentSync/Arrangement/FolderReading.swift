import NewsModel

/// The folders of a view as a tree.
///
/// Each folder's own flag and register say whether it stands and where; replicas that each made a
/// sound tree can together leave folders without a parent, inside each other, or too deep.
struct FolderReading {
    /// Folders that stand, by identifier.
    private(set) var standing: [Arrangement.Folder] = []
    /// Folders that were removed, by identifier.
    private(set) var removed: [Arrangement.Folder] = []

    init(_ reader: ArrangementReader) {
        var links: [LinkForest<FolderID>.Link] = []
        for record in reader.subjects(.folder) {
            guard let number = record.subject.number else { continue }
            let id = FolderID(rawValue: number)
            let parent = record.number(.folder).map { FolderID(rawValue: $0) }
            let folder = Arrangement.Folder(
                id: id, name: record.name(.name) ?? id.description, parent: parent,
                order: record.order)
            guard record.isStanding else {
                removed.append(folder)
                continue
            }
            standing.append(folder)
            if let parent {
                links.append(
                    LinkForest.Link(id, to: parent, stamp: reader.stamp(of: record.subject)))
            }
        }
        let known = Set(standing.map(\.id))
        let forest = LinkForest(links.filter { known.contains($0.target) })
        let parents = Self.limitingDepth(forest.targets, of: standing.map(\.id))
        for place in standing.indices { standing[place].parent = parents[standing[place].id] }
    }

    /// Parents of which no chain is longer than folders nest: what lies deeper is put beside the
    /// deepest folder allowed that it lies in.
    private static func limitingDepth(
        _ parents: [FolderID: FolderID], of folders: [FolderID]
    ) -> [FolderID: FolderID] {
        var children: [FolderID: [FolderID]] = [:]
        for folder in folders {
            if let parent = parents[folder] { children[parent, default: []].append(folder) }
        }
        var result: [FolderID: FolderID] = [:]
        var level = folders.filter { parents[$0] == nil }.map { (folder: $0, around: $0) }
        var depth = 1
        while !level.isEmpty {
            // `around` is what the folders inside are put in.
            level = level.flatMap { folder, around in
                (children[folder] ?? []).map { child in
                    result[child] = around
                    return (child, depth + 1 < ArrangementLimits.folderDepth ? child : around)
                }
            }
            depth += 1
        }
        return result
    }
}
