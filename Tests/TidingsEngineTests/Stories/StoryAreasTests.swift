import NewsModel
import StoryGrouping
import Testing
import TidingsEngine
import TidingsStore

/// Folders that are grouped by themselves.
@Suite struct StoryAreasTests {
    private static let news = FolderPath(["News"])
    private static let titles = [
        "Ferry strike leaves thousands stranded in Larnholm",
        "Thousands stranded as Larnholm ferry crews strike",
        "Larnholm ferry strike: thousands stranded at the pier",
    ]

    /// Three publishers tell of a strike, two of them in a folder.
    private static func reported() async throws -> (NewsDesk, [EntryKey]) {
        let desk = try await NewsDesk()
        var keys: [EntryKey] = []
        for (place, title) in titles.enumerated() {
            keys.append(
                try await desk.report(
                    title, by: "\(place).example", hours: 3 - place,
                    folder: place == 0 ? .top : news))
        }
        try await desk.engine.group()
        let stories = try await desk.stories(keys[0], keys[1], keys[2])
        #expect(stories[0] != nil && Set(stories).count == 1)
        return (desk, keys)
    }

    @Test(arguments: [true, false])
    func `a folder that is off leaves every story, whoever has most of it`(isAll: Bool) async throws
    {
        let (desk, keys) = try await Self.reported()
        if !isAll { try await desk.report(Self.titles[0] + ", again", by: "3.example") }
        if !isAll { try await desk.report(Self.titles[1] + ", again", by: "4.example") }
        try await desk.engine.group()
        try await desk.engine.setGrouping(of: Self.news, to: .off)
        let stories = try await desk.stories(keys[0], keys[1], keys[2])
        #expect(Set(stories).count == 3 && !stories.contains(nil))
        try await desk.engine.setGrouping(of: Self.news, to: nil)
        #expect(Set(try await desk.stories(keys[0], keys[1], keys[2])).count == 1)
    }

    @Test func `a folder with a way of its own has its own story of the same`() async throws {
        let (desk, keys) = try await Self.reported()
        try await desk.engine.setGrouping(of: Self.news, to: GroupingPlan.way("letters 0.3"))
        let stories = try await desk.stories(keys[0], keys[1], keys[2])
        #expect(stories[0] != stories[1] && stories[1] == stories[2])
        let later = try await desk.report(Self.titles[0] + " today", by: "5.example")
        try await desk.engine.group()
        #expect(try await desk.stories(later) == [stories[0]])
    }

    @Test func `a feed that is moved to a folder with its own way leaves the others' stories`()
        async throws
    {
        let (desk, keys) = try await Self.reported()
        let own = FolderPath(["Own"])
        try await desk.report("Quiet days in the village", by: "6.example", folder: own)
        try await desk.engine.setGrouping(of: own, to: .off)
        let address = try #require(WebAddress("https://2.example/feed"))
        try await desk.store.move(FeedKey(following: address), to: own, at: NewsDesk.now)
        try await desk.engine.group()
        let stories = try await desk.stories(keys[0], keys[1], keys[2])
        #expect(stories[0] == stories[1] && stories[2] != stories[0])
    }
}
