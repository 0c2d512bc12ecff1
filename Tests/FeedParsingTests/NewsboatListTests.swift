import FeedParsing
import Testing

@Suite struct NewsboatListTests {
    @Test func `addresses, folders, and titles are read`() {
        let text = """
            # my feeds
            https://a.example/feed
            https://b.example/feed News "~The \\"B\\"" other
            "https://c.example/feed" "!" "Far Away" # a comment
            "query:Unread:unread = \\"yes\\""
            exec:~/bin/run.sh
            filter:sort:https://d.example/feed

            not an address
            """
        let list = SubscriptionList(newsboat: Array(text.utf8))
        #expect(
            list.feeds.map(\.feedAddress) == [
                "https://a.example/feed", "https://b.example/feed", "https://c.example/feed",
            ])
        #expect(list.feeds.map(\.title) == ["", "The \"B\"", ""])
        #expect(
            list.strangers == [
                "query:Unread:unread = \"yes\"", "exec:~/bin/run.sh",
                "filter:sort:https://d.example/feed", "not",
            ])
        #expect(list.feeds.map(\.path) == [[], ["News"], ["Far Away"]])
    }

    @Test(arguments: ["", "\"", "\\", "\"https://a.example/\\", "#", "\u{0}"])
    func `damage leaves out, and nothing more`(text: String) {
        #expect(SubscriptionList(newsboat: Array(text.utf8)).feeds.count <= 1)
    }
}
