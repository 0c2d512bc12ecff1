import NewsModel
import Testing
import TidingsStore

@Suite struct OverviewTests {
    private static let zoo = FolderPath(["Zoo"])
    private static let birds = FolderPath(["Zoo", "Birds"])

    /// Two feeds in a folder, one in a folder inside it, one outside; so many unread in each.
    private func fixture() async throws -> StoreFixture {
        let fixture = try await StoreFixture()
        for (name, folder, unread) in [
            ("m", Self.zoo, 2), ("k", Self.zoo, 1), ("b", Self.birds, 4), ("z", FolderPath.top, 8),
        ] {
            let feed = try await fixture.follow(name, in: folder)
            try await fixture.save(
                (0..<unread).map { StoreFixture.entry(feed, "\($0)") }, of: feed, language: name)
            try await fixture.store.rename(feed, to: "The \(name)", at: StoreFixture.start)
        }
        return fixture
    }

    @Test func `names all feeds in the person's order, those outside every folder last`()
        async throws
    {
        let fixture = try await fixture()
        let overview = try await fixture.store.overview(around: .everything, namingUpTo: 4)
        #expect(overview.folders.map(\.path) == [Self.zoo, Self.birds, .top])
        let titles = overview.folders.map { $0.feeds?.map(\.title) }
        #expect(titles == [["The k", "The m"], ["The b"], ["The z"]])
        #expect(overview.feedCount == 4)
    }

    @Test func `counts what is unread in a folder and in those inside it`() async throws {
        let fixture = try await fixture()
        let overview = try await fixture.store.overview(around: .everything, namingUpTo: 4)
        #expect(overview.folders.map(\.unreadCount) == [7, 4, 8])
        #expect(overview.unreadCount == 15)
        let feed = try StoreFixture.feedKey("b")
        #expect(overview[feed]?.unreadCount == 4)
        let entry = EntryKey(feed: feed, identity: "1")
        try await fixture.store.mark([entry], .read, at: StoreFixture.start)
        try await fixture.store.mark([entry], .saved, at: StoreFixture.start)
        let later = try await fixture.store.overview(around: .everything, namingUpTo: 4)
        #expect(later.folders.map(\.unreadCount) == [6, 3, 8])
        #expect(later.savedCount == 1)
    }

    @Test func `with many feeds only those of the folder in question are named`() async throws {
        let fixture = try await fixture()
        func named(_ scope: EntryQuery.Scope) async throws -> [[String]?] {
            try await fixture.store.overview(around: scope, namingUpTo: 3).folders.map {
                $0.feeds?.map(\.title)
            }
        }
        #expect(try await named(.everything) == [nil, nil, nil])
        #expect(try await named(.folder(Self.zoo)) == [["The k", "The m"], nil, nil])
        #expect(try await named(.feed(StoreFixture.feedKey("b"))) == [nil, ["The b"], nil])
        #expect(try await named(.feed(StoreFixture.feedKey("z"))) == [nil, nil, ["The z"]])
        #expect(try await named(.folder(FolderPath(["Gone"]))) == [nil, nil, nil])
    }

    @Test func `feeds that are named or shown have a face`() async throws {
        let fixture = try await fixture()
        let image = SiteIcon.Image(
            mediaType: "image/png", bytes: [1], version: "v1", address: "https://b.example/i")
        try await fixture.store.save(
            SiteIcon(site: "b.example", image: image, nextCheck: StoreFixture.start))
        try await fixture.store.save(
            SiteIcon(site: "z.example", image: nil, nextCheck: StoreFixture.start))
        let (b, z, m) = (
            try StoreFixture.feedKey("b"), try StoreFixture.feedKey("z"),
            try StoreFixture.feedKey("m")
        )
        let overview = try await fixture.store.overview(
            around: .everything, namingUpTo: 0, faces: [b, z])
        #expect(Set(overview.faces.keys) == [b, z])
        #expect(overview.faces[b]?.language == "b" && overview.faces[z]?.language == "z")
        #expect(overview.faces[b]?.iconSite == "b.example")
        #expect(overview.faces[b]?.iconVersion == "v1")
        #expect(overview.faces[z]?.iconSite == nil && overview.faces[z]?.iconVersion == nil)
        let all = try await fixture.store.overview(around: .everything, namingUpTo: 10)
        #expect(all.faces[b]?.iconVersion == "v1" && all.faces[m]?.language == "m")
    }

    @Test func `a store without feeds has an empty overview`() async throws {
        let fixture = try await StoreFixture()
        let overview = try await fixture.store.overview(around: .everything, namingUpTo: 10)
        var expected = FeedOverview()
        expected.latest = ArrivalMark("0.0")
        #expect(overview == expected)
    }

    @Test func `publishers are called by the title of their only feed`() async throws {
        let fixture = try await fixture()
        for (name, publisher) in [("m", "one.example"), ("k", "two.example"), ("b", "two.example")]
        {
            try await fixture.save(
                [], of: try StoreFixture.feedKey(name), publisher: publisher)
        }
        let names = try await fixture.store.publisherNames(of: ["one.example", "two.example"])
        #expect(names["one.example"] == "The m")
        #expect(names["two.example"] == "two.example")
        #expect(names["publisher.example"] == "publisher.example")
    }
}
