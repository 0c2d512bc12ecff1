import FoundationEssentials

/// A well-known feed to begin with; those of one language are a pack.
public struct StarterFeed: Hashable, Sendable, Decodable {
    /// The name people know it by.
    public var title: String
    /// The address of the feed.
    public var address: String
    /// The folder it is filed in, named in the language of the feed.
    public var folder: String
    /// The language it is written in.
    public var language: String

    /// The feeds offered on an empty store.
    public static let all: [StarterFeed] = {
        guard let file = SampleFile.all.first(where: { $0.name == SampleFile.starterName }) else {
            preconditionFailure("\(SampleFile.starterName) is embedded")
        }
        do {
            return try JSONDecoder().decode([StarterFeed].self, from: Data(file.bytes))
        } catch {
            preconditionFailure("\(file.name) is embedded and must be readable: \(error)")
        }
    }()
}
