import NewsModel
import SampleFeeds
import Testing

@Suite struct StarterFeedTests {
    @Test func `between twenty and thirty feeds are offered`() {
        #expect(20...30 ~= StarterFeed.all.count)
    }

    @Test(arguments: StarterFeed.all)
    func `each has a title, a folder, and an address that can be fetched`(starter: StarterFeed) {
        #expect(!starter.title.isEmpty)
        #expect(!FolderPath(slashes: starter.folder).names.isEmpty)
        let address = WebAddress(starter.address)
        #expect(address?.scheme == "https")
        #expect(address?.description == starter.address)
    }

    @Test func `no feed is offered twice`() {
        #expect(Set(StarterFeed.all.map(\.address)).count == StarterFeed.all.count)
        #expect(Set(StarterFeed.all.map(\.title)).count == StarterFeed.all.count)
    }
}
