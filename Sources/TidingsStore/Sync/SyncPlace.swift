/// Where a store keeps its shards, as the person set it up.
public struct SyncPlace: Hashable, Sendable {
    /// The kinds of place.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A folder that something else carries to the other replicas.
        case folder
        /// A key-value store with tight limits.
        case keyValue = "key-value"
    }

    /// The kind of place.
    public var kind: Kind
    /// The path of the folder, or of the file the key-value store is kept in.
    public var path: String
    /// Whether shards are sealed, so that the place cannot read them.
    public var isSealed: Bool

    /// The place as given.
    public init(_ kind: Kind, path: String, isSealed: Bool) {
        self.kind = kind
        self.path = path
        self.isSealed = isSealed
    }
}
