import FoundationEssentials

/// The folder in which installed models lie, one folder each.
public struct ModelFolder: Hashable, Sendable {
    /// Where it is; it need not exist.
    public let path: String

    /// The folder at `path`.
    public init(path: String) {
        self.path = path
    }

    /// The models in it, by name.
    public func models() -> [InstalledModel] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().compactMap { name in
            // A dot stands before what is only half there.
            name.hasPrefix(".") ? nil : Self.model(at: path + "/" + name)
        }
    }

    /// The installed model of that name, or `nil`.
    public func model(named name: String) -> InstalledModel? {
        models().last { $0.name == name || $0.identifier == name }
    }

    /// Removes a model with all its files.
    ///
    /// - Returns: What was removed, or `nil` where there was none of that name.
    /// - Throws: `AssistantError.disk`.
    public func remove(named name: String) throws(AssistantError) -> InstalledModel? {
        guard let model = model(named: name) else { return nil }
        do {
            try FileManager.default.removeItem(atPath: model.path)
        } catch {
            throw .disk(reason: "\(error)")
        }
        return model
    }

    /// Writes the files of a model, all or nothing; one of the same name and version goes.
    func keep(
        _ files: [(name: String, bytes: [UInt8])], _ card: ModelCard
    ) throws(AssistantError) -> InstalledModel {
        let target = "\(path)/\(card.name)-\(card.version)"
        let draft = "\(path)/.\(card.name)-\(card.version).new"
        let disk = FileManager.default
        do {
            if disk.fileExists(atPath: draft) { try disk.removeItem(atPath: draft) }
            for file in files {
                let place = draft + "/" + file.name
                let end = place.lastIndex(of: "/") ?? place.endIndex
                try disk.createDirectory(
                    atPath: String(place[..<end]), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
                try Data(file.bytes).write(to: URL(filePath: place))
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            try encoder.encode(card).write(to: URL(filePath: draft + "/" + ModelCard.fileName))
            if disk.fileExists(atPath: target) { try disk.removeItem(atPath: target) }
            try disk.moveItem(atPath: draft, toPath: target)
        } catch {
            try? disk.removeItem(atPath: draft)
            throw .disk(reason: "\(error)")
        }
        return card.model(in: target)
    }

    private static func model(at path: String) -> InstalledModel? {
        guard let data = try? Data(contentsOf: URL(filePath: path + "/" + ModelCard.fileName)),
            data.count < 65_536, let card = try? JSONDecoder().decode(ModelCard.self, from: data),
            card.isSafe
        else { return nil }
        return card.model(in: path)
    }
}
