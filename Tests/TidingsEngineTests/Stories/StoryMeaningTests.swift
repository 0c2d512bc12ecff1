import NewsModel
import StoryGrouping
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

@Suite struct StoryMeaningTests {
    private func use(_ server: LoopbackServer, _ desk: NewsDesk, model: String) async throws {
        try await desk.store.set(
            AssistantSettings.Name.address, to: server.address("/v1"), at: NewsDesk.now)
        try await desk.store.set(
            AssistantSettings.Name.embeddingModel, to: model, at: NewsDesk.now)
        try await desk.store.set(GroupingPlan.setting, to: "stories", at: NewsDesk.now)
    }

    @Test func `an endpoint joins languages, and another model keeps the keys`() async throws {
        let desk = try await NewsDesk()
        let server = try MeaningServer.start()
        let english = try await desk.report(
            "Ferry sinks off Norway, crew rescued", by: "a.example", hours: 5)
        let other = try await desk.report("Parliament debates sugar tax", by: "a.example", hours: 4)
        let japanese = try await desk.report(
            "ノルウェー沖でフェリー沈没、乗員救助", by: "b.example", hours: 3, language: "ja")
        try await desk.engine.group()
        var stories = try await desk.stories(english, japanese, other)
        #expect(Set(stories).count == 3)
        try await use(server, desk, model: "first")
        try await desk.engine.group()
        stories = try await desk.stories(english, japanese, other)
        #expect(stories[0] == stories[1])
        #expect(stories[0] == StoryKey(founder: english))
        #expect(stories[2] == StoryKey(founder: other))
        let kept = try await desk.store.vectors(
            of: "endpoint first", since: Timestamp(seconds: 0))
        #expect(kept.count == 3)
        let reason = try #require(try await desk.engine.reason(english, japanese))
        #expect(reason.likeness?.meaning ?? 0 > 0.5)
        try await use(server, desk, model: "second")
        try await desk.engine.group()
        #expect(try await desk.stories(english, japanese, other) == stories)
        let old = try await desk.store.vectors(of: "endpoint first", since: Timestamp(seconds: 0))
        #expect(old.isEmpty)
    }

    @Test func `an endpoint out of reach leaves words`() async throws {
        let desk = try await NewsDesk()
        let server = try LoopbackServer { _ in .answer(status: 500) }
        try await use(server, desk, model: "first")
        let one = try await desk.report("Ferry sinks off Norway, crew rescued", by: "a.example")
        let other = try await desk.report("Ferry sinks off Norway: crew rescued", by: "b.example")
        try await desk.engine.group()
        let stories = try await desk.stories(one, other)
        #expect(stories[0] == stories[1])
    }

    @Test func `an endpoint that does not answer is left alone by the next command, too`()
        async throws
    {
        let desk = try await NewsDesk()
        let server = try LoopbackServer { _ in .reset }
        try await use(server, desk, model: "first")
        try await desk.report("Ferry sinks off Norway, crew rescued", by: "a.example")
        try await desk.engine.group()
        let count = server.requests.count
        #expect(count > 0)
        try await NewsDesk.engine(desk.store).group()
        #expect(server.requests.count == count)
        var settings = try await AssistantSettings(desk.store)
        #expect(try await settings.isLeftAlone(desk.store, at: NewsDesk.now + .seconds(299)))
        #expect(try await !settings.isLeftAlone(desk.store, at: NewsDesk.now + .seconds(300)))
        // A clock that was wrong does not make it longer.
        #expect(try await !settings.isLeftAlone(desk.store, at: NewsDesk.now - .seconds(1)))
        try await AssistantSettings.askAgain(desk.store, at: NewsDesk.now)
        settings = try await AssistantSettings(desk.store)
        #expect(try await !settings.isLeftAlone(desk.store, at: NewsDesk.now))
        try await NewsDesk.engine(desk.store).group()
        #expect(server.requests.count > count)
    }

    @Test func `folders have ways of their own`() async throws {
        let desk = try await NewsDesk()
        try await desk.store.set(
            GroupingPlan.setting + ":Quiet", to: "off", at: NewsDesk.now)
        let title = "Ferry sinks off Norway, crew rescued"
        let one = try await desk.report(title, by: "a.example")
        let quiet = try await desk.report(title, by: "b.example", folder: FolderPath(["Quiet"]))
        let other = try await desk.report(title + " at dawn", by: "c.example")
        try await desk.engine.group()
        let stories = try await desk.stories(one, quiet, other)
        #expect(stories[0] == stories[2])
        #expect(stories[1] == nil)
    }

    @Test func `a folder keeps its way under another name`() async throws {
        let desk = try await NewsDesk()
        let title = "Ferry sinks off Norway, crew rescued"
        let quiet = FolderPath(["Quiet"])
        let one = try await desk.report(title, by: "a.example", hours: 3, folder: quiet)
        let two = try await desk.report(
            title + " at dawn", by: "b.example", hours: 2, folder: quiet)
        try await desk.engine.group()
        #expect(Set(try await desk.stories(one, two)).count == 1)
        await #expect(throws: EngineError.store(.notFound)) {
            try await desk.engine.setGrouping(of: FolderPath(["Gone"]), to: .off)
        }
        // Off parts what was one.
        try await desk.engine.setGrouping(of: quiet, to: .off)
        #expect(Set(try await desk.stories(one, two)).count == 2)
        let reason = try #require(try await desk.engine.reason(one, two))
        #expect(reason.obstacle == .off && reason.likeness == nil)
        try await desk.store.renameFolder(quiet, to: "Still", at: NewsDesk.now)
        let still = FolderPath(["Still"])
        #expect(try await GroupingPlan(desk.store).ownWay(of: still) == .off)
        try await desk.engine.group()
        #expect(Set(try await desk.stories(one, two)).count == 2)
        // And without it they are one again, with the key they had.
        try await desk.engine.setGrouping(of: still, to: nil)
        #expect(Set(try await desk.stories(one, two)) == [StoryKey(founder: one)])
    }

    @Test func `folders that are grouped apart say so`() async throws {
        let desk = try await NewsDesk()
        let title = "Ferry sinks off Norway, crew rescued"
        let one = try await desk.report(title, by: "a.example")
        let other = try await desk.report(
            title, by: "b.example", folder: FolderPath(["Own"]))
        try await desk.engine.setGrouping(
            of: FolderPath(["Own"]), to: .options(GroupingOptions(algorithm: .letters)))
        #expect(try await desk.engine.reason(one, other)?.obstacle == .otherFolders)
    }

    @Test func `a correction asks no model`() async throws {
        let desk = try await NewsDesk()
        let title = "Ferry sinks off Norway, crew rescued"
        let one = try await desk.report(title, by: "a.example", hours: 3)
        let two = try await desk.report(title + " at dawn", by: "b.example", hours: 2)
        try await desk.engine.group()
        let server = try MeaningServer.start()
        try await use(server, desk, model: "first")
        try await desk.store.set(AssistantSettings.Name.model, to: "m", at: NewsDesk.now)
        #expect(try await desk.engine.separate(two))
        #expect(Set(try await desk.stories(one, two)).count == 2)
        #expect(server.requests.isEmpty)
        try await desk.engine.group()
        #expect(!server.requests.isEmpty)
        #expect(Set(try await desk.stories(one, two)).count == 2)
    }

    @Test func `a way that asks a model is set at once, and groups in the background`() async throws
    {
        let desk = try await NewsDesk()
        let server = try MeaningServer.start()
        try await use(server, desk, model: "first")
        try await desk.store.set(GroupingPlan.setting, to: nil, at: NewsDesk.now)
        let english = try await desk.report(
            "Ferry sinks off Norway, crew rescued", by: "a.example", hours: 5)
        let japanese = try await desk.report(
            "ノルウェー沖でフェリー沈没、乗員救助", by: "b.example", hours: 3, language: "ja")
        try await desk.engine.setGrouping(
            of: .top, to: .options(GroupingOptions(algorithm: .stories)), isInBackground: true)
        #expect(try await GroupingPlan(desk.store).usesMeaning)
        for _ in 0..<200 where try await desk.stories(english, japanese)[1] == nil {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(
            try await desk.stories(english, japanese) == [
                StoryKey(founder: english), StoryKey(founder: english),
            ])
    }

    @Test func `an endpoint out of reach is asked once in a while`() async throws {
        let desk = try await NewsDesk()
        let server = try LoopbackServer { _ in .answer(status: 500) }
        try await use(server, desk, model: "first")
        for hour in 1...3 {
            try await desk.report("Ferry sinks, says \(hour)", by: "a.example", hours: 5 - hour)
            try await desk.engine.group()
        }
        #expect(server.requests.count == 1)
    }

    private static let written =
        #"{"choices": [{"message": {"content": "{\"title\": \"Written title\", \"summary\": \"Written summary.\"}"}}]}"#

    @Test func `a model writes titles once, and what is invalid changes nothing`() async throws {
        let desk = try await NewsDesk()
        let good = try LoopbackServer { _ in
            .text(Self.written, type: "application/json")
        }
        try await desk.store.set(
            AssistantSettings.Name.address, to: good.address("/v1"), at: NewsDesk.now)
        try await desk.store.set(AssistantSettings.Name.model, to: "m", at: NewsDesk.now)
        let title = "Ferry sinks off Norway, crew rescued"
        let one = try await desk.report(title, by: "a.example", hours: 3)
        try await desk.report(title + " at dawn", by: "b.example", hours: 2)
        try await desk.engine.group()
        let story = try #require(try await desk.store.story(StoryKey(founder: one)))
        #expect(story.title == "Written title")
        #expect(story.excerpt == "Written summary.")
        try await desk.engine.group()
        #expect(good.requests.count == 1)
        let bad = try LoopbackServer { _ in .text("{}", type: "application/json") }
        try await desk.store.set(
            AssistantSettings.Name.address, to: bad.address("/v1"), at: NewsDesk.now)
        try await desk.report(title + " by fishermen", by: "c.example", hours: 1)
        try await desk.engine.group()
        let plain = try #require(try await desk.store.story(StoryKey(founder: one)))
        #expect(plain.title.hasPrefix("Ferry sinks"))
        try await desk.engine.group()
        #expect(bad.requests.count == 1)
    }

    @Test func `a model that is set later writes about the stories there are`() async throws {
        let desk = try await NewsDesk()
        let title = "Ferry sinks off Norway, crew rescued"
        let one = try await desk.report(title, by: "a.example", hours: 3)
        try await desk.report(title + " at dawn", by: "b.example", hours: 2)
        try await desk.engine.group()
        let server = try LoopbackServer { _ in .text(Self.written, type: "application/json") }
        try await desk.store.set(
            AssistantSettings.Name.address, to: server.address("/v1"), at: NewsDesk.now)
        try await desk.store.set(AssistantSettings.Name.model, to: "m", at: NewsDesk.now)
        try await desk.engine.group()
        #expect(try await desk.store.story(StoryKey(founder: one))?.title == "Written title")
    }
}
