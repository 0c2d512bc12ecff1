import Crypto

/// The name of a folder that all replicas agree on without asking each other.
///
/// It is made when the folder is, from its name and place at that time, and does not change when
/// the folder is renamed or moved. So “News” made on two replicas is one folder.
public struct FolderID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits of the identifier.
    public let rawValue: UInt64

    /// Takes an identifier that was made before, such as one from the store.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The identifier of a folder that is made as `name` inside `parent`: the first 64 bits of
    /// SHA-256 over "folder", the parent, and the name without regard to case and spaces.
    ///
    /// - Parameters:
    ///   - name: The name it is made with.
    ///   - parent: The folder around it, or `nil` at the top.
    ///   - attempt: 0, or more where the identifiers before are taken by folders that were renamed
    ///     or moved since.
    public init(creating name: String, inside parent: FolderID?, attempt: UInt8 = 0) {
        let bytes = GivenName.bytes(
            kind: "folder", inside: parent?.rawValue ?? 0, name: name, attempt: attempt)
        self.init(rawValue: Digest(of: bytes).prefix64)
    }

    /// Whether `left` is the smaller number.
    public static func < (left: FolderID, right: FolderID) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension FolderID: CustomStringConvertible, LosslessStringConvertible {
    /// The identifier as 16 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.string(rawValue) }

    /// Reads 16 hexadecimal digits; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard let value = Hexadecimal.value(description) else { return nil }
        self.init(rawValue: value)
    }
}
