import NewsModel
import SampleFeeds
import Testing

@Suite struct StarterFeedTests {
    @Test(arguments: ["en", "it", "ja", "ko", "zh", "de", "fr", "es"])
    func `each language has a pack of its own`(language: String) {
        let pack = StarterFeed.all.filter { $0.language == language }
        #expect(4...25 ~= pack.count)
        #expect(Set(pack.map(\.folder)).count >= 2)
    }

    @Test func `no folder is in two packs`() {
        for (folder, pack) in Dictionary(grouping: StarterFeed.all, by: \.folder) {
            #expect(Set(pack.map(\.language)).count == 1, "\(folder)")
        }
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
