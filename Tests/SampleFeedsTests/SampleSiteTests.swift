import NewsModel
import SampleFeeds
import Testing

@Suite struct SampleSiteTests {
    private static let origin = "http://site.localhost:1"

    @Test(arguments: SampleSite.all)
    func `no page stands where nothing was written`(site: SampleSite) {
        let now = Timestamp(seconds: 0)
        for path in ["", "/articles", "/articles/", "/articles/no-such", "/../etc/passwd"] {
            #expect(site.page(path: path, at: now, origin: Self.origin) == nil)
            #expect(site.media(path: path) == nil)
        }
    }

    @Test(
        arguments: [
            (day: 0, name: "Thursday"), (day: 1, name: "Friday"), (day: 2, name: "Saturday"),
            (day: 3, name: "Sunday"), (day: 4, name: "Monday"), (day: 5, name: "Tuesday"),
            (day: 6, name: "Wednesday"),
        ])
    func `the texts name the day on which they are read`(day: Int64, name: String) throws {
        let site = try #require(SampleSite.all.first { $0.slug == "meridian-wire" })
        // Copper rose seven hours ago; at eight in the morning that is the same day.
        let now = Timestamp(seconds: (20_454 + 7 + day - 20_454 % 7) * 86_400 + 8 * 3600)
        let page = site.page(path: "/articles/copper-price", at: now, origin: Self.origin)
        #expect(page?.contains("on \(name), to its highest") == true)
    }

    @Test func `no marker of a day is left`() {
        let now = Timestamp(seconds: 1_800_000_000)
        for site in SampleSite.all {
            let document = site.feedDocument(at: now, origin: Self.origin)
            #expect(!String(decoding: document.bytes, as: UTF8.self).contains("{day"))
        }
    }

    @Test func `times before 1970 and after 9999 stop nothing`() {
        for seconds in [Int64.min, -1, 0, Int64.max] {
            let now = Timestamp(seconds: seconds)
            for site in SampleSite.all {
                #expect(!site.feedDocument(at: now, origin: Self.origin).bytes.isEmpty)
            }
        }
    }

    @Test func `what an article quotes from its own site is there`() {
        for site in SampleSite.all {
            let paths = site.entries.flatMap { [$0.path, $0.picturePath, $0.soundPath] }
            for entry in site.entries {
                let html = entry.html(origin: Self.origin)
                for match in html.matches(of: /(?:src|href)="http:\/\/site\.localhost:1([^"]*)"/) {
                    #expect(paths.contains(String(match.1)), "\(match.1)")
                }
            }
        }
    }
}
