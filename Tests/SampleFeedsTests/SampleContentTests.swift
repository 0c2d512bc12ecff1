import NewsModel
import SampleFeeds
import Testing

@Suite struct SampleContentTests {
    @Test func `at least fourteen publishers write in at least four languages`() {
        let languages = Dictionary(grouping: SampleSite.all) { $0.language.prefix(2) }
        #expect(SampleSite.all.count >= 14)
        #expect(languages.count >= 4)
        #expect(languages.values.allSatisfy { $0.count >= 3 })
    }

    @Test func `at least 240 entries are there to read`() {
        #expect(SampleSite.all.map(\.entries.count).reduce(0, +) >= 240)
    }

    @Test func `at least twelve events are covered by three to seven publishers`() {
        var publishers: [String: Set<String>] = [:]
        for site in SampleSite.all {
            for entry in site.entries {
                guard let event = entry.event else { continue }
                publishers[event, default: []].insert(site.slug)
            }
        }
        #expect(publishers.values.filter { 3...7 ~= $0.count }.count >= 12)
        #expect(publishers.values.allSatisfy { $0.count >= 3 }, "an event alone is no story")
    }

    @Test func `reports of one event are a few hours apart`() {
        var hours: [String: [Double]] = [:]
        for entry in SampleSite.all.flatMap(\.entries) {
            guard let event = entry.event else { continue }
            hours[event, default: []].append(entry.hoursAgo)
        }
        for (event, times) in hours {
            #expect((times.max() ?? 0) - (times.min() ?? 0) <= 24, "\(event)")
        }
    }

    @Test func `every format a feed can have is among them`() {
        #expect(Set(SampleSite.all.map(\.format)) == [.rss, .rdf, .atom, .json])
    }

    @Test func `names are unique and safe in host names and paths`() {
        #expect(Set(SampleSite.all.map(\.slug)).count == SampleSite.all.count)
        #expect(Set(SampleSite.all.map(\.name)).count == SampleSite.all.count)
        for site in SampleSite.all {
            #expect(Set(site.entries.map(\.slug)).count == site.entries.count, "\(site.slug)")
            for slug in [site.slug] + site.entries.map(\.slug) {
                #expect(slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(slug)")
                #expect(slug.utf8.count <= 63, "\(slug)")
            }
        }
    }

    @Test(arguments: SampleSite.all)
    func `no entry is empty and no text holds a control character`(site: SampleSite) {
        #expect(!site.tagline.isEmpty)
        #expect(!site.folder.names.isEmpty)
        for entry in site.entries {
            #expect(entry.hoursAgo > 0, "\(entry.slug)")
            #expect(!entry.body.isEmpty, "\(entry.slug)")
            #expect(entry.summary != nil, "\(entry.slug)")
            for text in [entry.title, entry.summary ?? ""] + entry.body {
                #expect(!text.isEmpty, "\(entry.slug)")
                #expect(
                    !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" },
                    "\(entry.slug)")
                #expect(!text.contains("\u{FFFD}"), "\(entry.slug)")
            }
        }
    }
}
