/// What publishers are called: as the person calls their feed, where they follow one of theirs
/// only, else by their registrable domain.
public struct PublisherNames: Hashable, Sendable {
    private let titles: [String: String]

    /// The names that go with the followed `feeds`.
    public init(of feeds: [FollowedFeed]) {
        titles = Dictionary(grouping: feeds, by: \.publisher).compactMapValues {
            $0.count == 1 ? $0[0].title : nil
        }
    }

    /// Names of publishers by their domains.
    init(titles: [String: String]) {
        self.titles = titles
    }

    /// The name of the publisher with this domain.
    public subscript(domain: String) -> String { titles[domain] ?? domain }
}
