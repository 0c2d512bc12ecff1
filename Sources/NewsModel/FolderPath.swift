/// Where a folder stands: its name after the names of the folders around it.
///
/// The empty path is the top, where feeds without a folder are.
public struct FolderPath: Hashable, Comparable, Sendable {
    /// The names, outermost first; none is empty.
    public let names: [String]

    /// The top, outside every folder.
    public static let top = FolderPath([])

    /// The path through `names`, outermost first; control characters and empty names are dropped.
    public init(_ names: [String]) {
        self.names = names.map(\.printable).filter { !$0.isEmpty }
    }

    /// The path written with slashes between names, as the command line does: `News/Science`.
    ///
    /// A slash or backslash inside a name has a backslash before it.
    public init(slashes text: String) {
        var names = [""]
        var isEscaped = false
        for character in text {
            if isEscaped || (character != "/" && character != "\\") {
                names[names.count - 1].append(character)
                isEscaped = false
            } else if character == "/" {
                names.append("")
            } else {
                isEscaped = true
            }
        }
        self.init(names)
    }

    /// Whether this folder is `other` or lies inside it.
    public func isInside(_ other: FolderPath) -> Bool {
        names.starts(with: other.names)
    }

    /// Whether `left` is listed before `right`.
    public static func < (left: FolderPath, right: FolderPath) -> Bool {
        left.names.lexicographicallyPrecedes(right.names)
    }
}

extension FolderPath: CustomStringConvertible {
    /// The names with slashes between them, those inside names escaped; empty at the top.
    public var description: String {
        names.map { name in
            String(name.flatMap { $0 == "/" || $0 == "\\" ? ["\\", $0] : [$0] })
        }.joined(separator: "/")
    }
}
