import NewsModel
import TidingsStore

/// Where among its siblings something is to stand, as the options of a command say.
enum WantedPlace {
    case first
    case last
    case before(String)
    case after(String)

    static func options(_ sibling: String) -> [CommandSpec.Option] {
        [
            .init("--first", "before all others"), .init("--last", "after all others"),
            .init("--before", value: sibling, "right before this one"),
            .init("--after", value: sibling, "right after this one"),
        ]
    }

    init(_ invocation: Invocation, command: String) throws(CommandFailure) {
        let names = ["--first", "--last", "--before", "--after"]
        let given = names.filter(invocation.has)
        guard given.count == 1 else {
            throw .usage(
                "\(command) takes one of \(names.joined(separator: ", "))", command: command)
        }
        if let name = invocation.value("--before") {
            self = .before(name)
        } else if let name = invocation.value("--after") {
            self = .after(name)
        } else {
            self = invocation.has("--first") ? .first : .last
        }
    }

    /// The one of `siblings` after which to stand; `nil` for the first place.
    ///
    /// - Parameters:
    ///   - siblings: All the others, in their order.
    ///   - find: The one that a name means.
    /// - Returns: The one that stands before it then.
    /// - Throws: What `find` throws.
    func predecessor<Name: Equatable>(
        among siblings: [Name], find: (String) throws(CommandFailure) -> Name
    ) throws(CommandFailure) -> Name? {
        switch self {
        case .first: return nil
        case .last: return siblings.last
        case .after(let name): return try find(name)
        case .before(let name):
            let next = try find(name)
            guard let index = siblings.firstIndex(of: next), index > 0 else { return nil }
            return siblings[index - 1]
        }
    }
}

/// The command `tidings order FEED`.
enum OrderCommand {
    static let spec = CommandSpec(
        "order", operands: "FEED", count: 1...1,
        summary: "put a feed before or after the others of its folder",
        options: WantedPlace.options("FEED")
    ) { (invocation, session) async throws(CommandFailure) in
        let place = try WantedPlace(invocation, command: "order")
        let store = try await session.store()
        let finding = try await FeedFinding(in: store)
        let feed = try finding.feed(invocation.operands[0], isExact: true)
        let siblings = finding.feeds.filter { $0.folder == feed.folder && $0.key != feed.key }
        let before = try place.predecessor(among: siblings.map(\.key)) {
            (name) throws(CommandFailure) in
            let other = try finding.feed(name)
            guard other.folder == feed.folder, other.key != feed.key else {
                throw .failed(
                    "“\(other.title)” is not beside “\(feed.title)”: 'tidings move' files feeds.")
            }
            return other.key
        }
        do throws(StoreError) {
            try await store.place(feed.key, after: before, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        let other = siblings.first { $0.key == before }
        session.terminal.say(
            "“\(feed.title)” stands \(other.map { "after “\($0.title)”" } ?? "first") now.")
    }
}
