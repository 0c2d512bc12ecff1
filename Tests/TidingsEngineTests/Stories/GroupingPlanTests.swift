import NewsModel
import StoryGrouping
import Testing
import TidingsEngine

@Suite struct GroupingPlanTests {
    @Test func `the nearest folder decides`() {
        let plan = GroupingPlan(settings: [
            "stories.grouping": "letters strict", "stories.grouping:News": "words 0.5",
            "stories.grouping:News/Jokes": "off", "stories.grouping:Bad": "magic",
        ])
        func way(_ path: String) -> GroupingPlan.Way { plan.way(in: FolderPath(slashes: path)) }
        #expect(way("") == .options(GroupingOptions(algorithm: .letters, level: .strict)))
        #expect(way("Bad") == way(""))
        #expect(way("News") == .options(GroupingOptions(threshold: 0.5)))
        #expect(way("News/World") == way("News"))
        #expect(way("News/Jokes/Old") == .off)
    }

    @Test func `a folder is known by what renaming leaves, before its path`() {
        let (news, gone) = (FolderID(rawValue: 7), FolderID(rawValue: 9))
        let settings = [
            "stories.grouping#\(news)": "off", "stories.grouping:Today": "letters",
            "stories.grouping#\(gone)": "spelling", "stories.grouping#": "letters",
            "stories.grouping#x": "letters", "stories.groupings": "letters",
        ]
        for name in ["News", "Today"] {
            let plan = GroupingPlan(settings: settings, folders: [news: FolderPath([name])])
            #expect(plan.ownWay(of: FolderPath([name])) == .off)
            #expect(plan.ownWay(of: .top) == nil)
        }
    }

    @Test(arguments: ["", "magic", "words 2", "words strict 1", "off now", "words x"])
    func `what makes no sense is no way`(value: String) {
        #expect(GroupingPlan.way(value) == nil)
    }

    @Test(arguments: ["off", "words 0.31", "stories 0.3"])
    func `a value describes its way`(value: String) throws {
        #expect(GroupingPlan.value(of: try #require(GroupingPlan.way(value))) == value)
    }
}
