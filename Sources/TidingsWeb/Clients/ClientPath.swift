/// Which of the protocols of other reader programs an address belongs to.
package enum ClientPath: Hashable, Sendable {
    /// Google Reader's, with the path below its base; empty for the base itself. Stories stand among
    /// the feeds where the program was given the base that asks for them.
    case googleReader([String], withStories: Bool)
    /// Fever's.
    case fever
    /// Miniflux's, with the path below `/v1`.
    case miniflux([String])

    /// What stands in front of the path where a program wants stories, too.
    package static let storiesBase = "with-stories"

    /// Reads the parts of a path; `nil` where it is none of theirs.
    package init?(_ segments: [String]) {
        var rest = segments[...]
        let withStories = rest.first == Self.storiesBase
        if withStories { rest = rest.dropFirst() }
        let isAlias = withStories || rest.starts(with: ["api", "greader.php"])
        if rest.starts(with: ["api", "greader.php"]) { rest = rest.dropFirst(2) }
        switch rest.first {
        case "reader", "accounts":
            self = .googleReader(Array(rest), withStories: withStories)
        case nil where isAlias: self = .googleReader([], withStories: withStories)
        case "fever" where !isAlias: self = .fever
        case "v1" where !isAlias: self = .miniflux(Array(rest.dropFirst()))
        case "api" where segments == ["api", "fever.php"]: self = .fever
        default: return nil
        }
    }

    /// The methods that are answered besides GET and HEAD.
    package var changingMethods: [String] {
        if case .miniflux = self { return ["DELETE", "POST", "PUT"] }
        return ["POST"]
    }

    /// The most bytes of a body.
    package var bodyLimitInBytes: Int {
        switch self {
        case .googleReader(let path, _):
            path.last == "import" || path.last == "opml" ? 10_500_000 : 1_048_576
        case .miniflux(let path): path == ["import"] ? 10_500_000 : 1_048_576
        case .fever: 65_536
        }
    }
}
