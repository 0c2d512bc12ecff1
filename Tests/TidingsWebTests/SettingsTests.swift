import Fetching
import NewsModel
import Testing
import TidingsEngine
import TidingsStore
import TidingsWeb

@Suite struct SettingsTests {
    private static let place = SyncPlace(.folder, path: "/sync", isSealed: true)

    private static let address = "https://post.example/feed"

    private func path(_ verb: String = "") throws -> String {
        "/feeds/\(try TestReader.key(Self.address))\(verb)"
    }

    @Test func `a feed is fetched as the person wants, and no secret is shown`() async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post(
            try path("/settings"),
            [
                ("interval", "7200"), ("agent", "My Reader"), ("user", "me"),
                ("password", "s3cret-word"), ("headers", "X-Key: h3ader-value\r\n\r\nX-Two:b"),
                ("private", "yes"), ("cache", "yes"), ("full", "yes"), ("back", try path()),
            ])
        #expect(answer.status == 303)
        let key = try TestReader.key(Self.address)
        let settings = try await reader.store.settings(of: key)
        #expect(settings.interval == .seconds(7200))
        #expect(settings.userAgent == "My Reader")
        #expect(settings.userName == "me")
        #expect(settings.password == "s3cret-word")
        #expect(settings.fields.map(\.value) == ["h3ader-value", "b"])
        #expect(settings.ignoresCache && settings.wantsFullText)
        #expect(try await reader.store.feed(key)?.allowsPrivateNetwork == true)
        let page = try await reader.client.ask(try path())
        #expect(page.body.contains("My Reader") && page.body.contains("X-Key, X-Two"))
        #expect(!page.body.contains("s3cret-word") && !page.body.contains("h3ader-value"))
        // What is left empty stays; what is to be forgotten goes.
        _ = try await reader.post(try path("/settings"), [("user", "me")])
        let kept = try await reader.store.settings(of: key)
        #expect(kept.password == "s3cret-word" && kept.fields.count == 2)
        #expect(kept.interval == nil && kept.userAgent == nil && !kept.ignoresCache)
        _ = try await reader.post(try path("/settings"), [("user", "me"), ("forget", "yes")])
        #expect(try await reader.store.settings(of: key).password == nil)
        #expect(try await reader.store.settings(of: key).fields.isEmpty)
        reader.stop()
    }

    @Test(arguments: [
        [("interval", "5")], [("interval", "99999999")], [("interval", "x")],
        [("headers", "Host: evil")], [("headers", "no colon")], [("headers", "A b: c")],
        [("headers", String(repeating: "A: b\n", count: 21))],
        [("password", "without a user")], [("agent", String(repeating: "x", count: 501))],
        [("agent", "a\u{1}b")],
    ])
    func `settings that make no sense change nothing`(pairs: [(String, String)]) async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post(try path("/settings"), pairs)
        #expect(answer.status == 422)
        #expect(answer.body.contains("role=\"alert\""))
        let key = try TestReader.key(Self.address)
        #expect(try await reader.store.settings(of: key) == FeedSettings())
        reader.stop()
    }

    @Test func `activity says what was asked, and what was wrong`() async throws {
        let reader = try await TestReader.filled()
        let all = try await reader.client.ask("/activity")
        #expect(all.body.contains("Harbour Post") && all.body.contains("3 new entries"))
        let failed = try await reader.client.ask("/activity?show=failed")
        #expect(failed.body.contains("Nothing was asked yet."))
        let fresh = try await reader.client.ask(
            "/activity?show=fresh", fields: ["Accept-Language": "de"])
        #expect(fresh.body.contains("<html lang=\"de\""))
        #expect(fresh.body.contains("geändert") && fresh.body.contains("3 neue Artikel"))
        #expect(try await reader.client.ask("/activity?show=nonsense").status == 400)
        reader.stop()
    }

    @Test func `the language chosen on a device holds there`() async throws {
        let reader = try await TestReader.filled()
        let answer = try await reader.post(
            "/settings/language", [("language", "ja"), ("back", "/settings")])
        let field = try #require(answer.fields["set-cookie"])
        #expect(field.hasPrefix("tidings-language=ja; Path=/; Max-Age="))
        let cookie = ["Cookie": "tidings-language=ja", "Accept-Language": "fr"]
        let page = try await reader.client.ask("/settings", fields: cookie)
        #expect(page.body.contains("<html lang=\"ja\""))
        #expect(page.body.contains("<option value=\"ja\" lang=\"ja\" selected>"))
        let back = try await reader.post("/settings/language", [("language", "<x>")])
        #expect(back.fields["set-cookie"]?.contains("Max-Age=0") == true)
        reader.stop()
    }

    @Test func `how stories are made is set for everywhere`() async throws {
        let reader = try await TestReader.filled()
        let page = try await reader.client.ask("/settings")
        #expect(page.body.contains("<option value=\"words\" selected>"))
        #expect(page.body.contains("<option value=\"balanced\" selected>"))
        #expect(page.body.contains("href=\"/settings/apps\""))
        let answer = try await reader.post(
            "/settings/stories",
            [("algorithm", "letters"), ("level", "strict"), ("together", "yes")])
        #expect(answer.status == 303)
        let stored = try await reader.store.settings(beginning: "stories.")
        let wanted = GroupingPlan.way("letters strict")
        #expect(GroupingPlan(settings: stored).way(in: .top) == wanted)
        #expect(stored[ReaderStore.readTogetherSetting] == "on")
        let off = try await reader.post("/settings/stories", [("algorithm", "off")])
        #expect(off.status == 303)
        let bad = try await reader.post("/settings/stories", [("algorithm", "x")])
        #expect(bad.status == 422)
        reader.stop()
    }

    @Test func `a folder can have a way of its own`() async throws {
        let reader = try await TestReader.filled()
        let list = try await reader.client.ask("/?folder=News")
        #expect(list.body.contains("href=\"/folder?folder=News\""))
        var page = try await reader.client.ask("/folder?folder=News")
        #expect(page.body.contains("<option value=\"\" selected>As in all the other folders<"))
        #expect(page.body.contains("name=\"folder\" value=\"News\""))
        #expect(page.body.contains("href=\"/?folder=News\">News</a>"))
        func plan() async throws -> GroupingPlan {
            try await GroupingPlan(reader.store)
        }
        let news = FolderPath(["News"])
        let change = [("folder", "News"), ("algorithm", "letters"), ("level", "strict")]
        #expect(try await reader.post("/folder/stories", change).status == 303)
        #expect(try await plan().ownWay(of: news) == GroupingPlan.way("letters strict"))
        #expect(try await plan().ownWay(of: .top) == nil)
        page = try await reader.client.ask("/folder?folder=News")
        #expect(page.body.contains("<option value=\"letters\" selected>"))
        #expect(page.body.contains("<option value=\"strict\" selected>"))
        // A threshold that was typed elsewhere stays where nothing else is chosen.
        let engine = ReaderEngine(
            store: reader.store, fetcher: Fetcher(), clock: { TestReader.now })
        try await engine.setGrouping(of: news, to: GroupingPlan.way("letters 0.7"))
        let same = [("folder", "News"), ("algorithm", "letters"), ("level", "own")]
        #expect(try await reader.post("/folder/stories", same).status == 303)
        #expect(try await plan().ownWay(of: news) == GroupingPlan.way("letters 0.7"))
        let off = [("folder", "News"), ("algorithm", "off"), ("level", "balanced")]
        #expect(try await reader.post("/folder/stories", off).status == 303)
        #expect(try await plan().way(in: FolderPath(["News", "Local"])) == .off)
        let usual = [("folder", "News"), ("algorithm", ""), ("level", "balanced")]
        #expect(try await reader.post("/folder/stories", usual).status == 303)
        #expect(try await plan().ownWay(of: news) == nil)
        reader.stop()
    }

    @Test func `only folders that are there are set, to what is offered`() async throws {
        let reader = try await TestReader.filled()
        for path in ["/folder", "/folder?folder=", "/folder?folder=Gone", "/folder?feed=x"] {
            #expect([400, 404].contains(try await reader.client.ask(path).status), "\(path)")
        }
        for (folder, algorithm, level, status) in [
            ("Gone", "words", "strict", 404), ("News", "magic", "strict", 422),
            ("News", "words", "extreme", 422),
        ] {
            let form = [("folder", folder), ("algorithm", algorithm), ("level", level)]
            #expect(try await reader.post("/folder/stories", form).status == status)
        }
        let missing = try await reader.post("/folder/stories", [("folder", "News")])
        #expect(missing.status == 422)
        #expect(try await reader.store.settings(beginning: "stories.").isEmpty)
        reader.stop()
    }

    @Test func `a folder inside one with a way of its own says so`() async throws {
        let reader = try await TestReader.filled()
        try await reader.follow(
            "https://local.example/feed", "Local", "en", folder: "News/Local")
        let news = [("folder", "News"), ("algorithm", "off"), ("level", "balanced")]
        #expect(try await reader.post("/folder/stories", news).status == 303)
        let page = try await reader.client.ask("/folder?folder=News&folder=Local")
        #expect(page.body.contains(">As in the folder News<"))
        #expect(page.body.contains("value=\"\" selected>"))
        reader.stop()
    }

    @Test func `a feed is looked at before it is followed, and asked once`() async throws {
        let reader = try await TestReader(servesSamples: true)
        let address = "http://harbour-post.localhost:\(reader.server.port)/"
        let look = try await reader.post(
            "/preview", [("address", address), ("private", "yes"), ("folder", "News/Local")])
        #expect(look.status == 200)
        #expect(look.body.contains("The Harbour Post") && look.body.contains("12 entries"))
        #expect(look.body.contains("value=\"News/Local\""))
        #expect(try await reader.store.feeds().isEmpty)
        let feed = address + "feed.xml"
        #expect(look.body.contains("name=\"address\" value=\"\(feed)\""))
        let added = try await reader.post(
            "/add", [("address", feed), ("private", "yes"), ("folder", "News/Local")])
        #expect(added.status == 303)
        #expect(try await reader.store.feeds().map(\.entryCount) == [12])
        let again = try await reader.post("/preview", [("address", feed), ("private", "yes")])
        #expect(again.status == 422)
        for text in ["", "not an address", "http://127.0.0.1:9/"] {
            let answer = try await reader.post("/preview", [("address", text)])
            #expect(answer.status == 422, "\(text)")
        }
        reader.stop()
    }

    @Test func `the first page offers what is in the language of its reader`() async throws {
        let reader = try await TestReader()
        let page = try await reader.client.ask("/", fields: ["Accept-Language": "ko"])
        let main = try #require(page.body.split(separator: "<main", maxSplits: 1).last)
        let parts = main.split(separator: "<details", maxSplits: 1)
        #expect(parts[0].contains("연합뉴스") && !parts[0].contains("tagesschau"))
        #expect(parts[1].contains("tagesschau") && !parts[1].contains("checked"))
        reader.stop()
    }

    @Test(arguments: [
        "The server took longer than 60 seconds; try again later.",
        "example.org has nothing at this address (404): the feed may have moved, look for its new "
            + "address on the site.",
        "The page names a feed that cannot be read: The server sent an empty document; it may be a "
            + "passing fault, so it is asked again later.",
        "example.org asked to be left alone (429) until 2026-11-30T12:00:00Z",
        "It answers well, but has been silent for 4 months.",
        "It sends on to https://a.example/b for good, which is believed when it has done so on 1 more "
            + "day.", "example.org asked to be left alone (503) until 2026-11-30 12:00 UTC.",
        "3 decisions wait to be sent.", "not modified", "the icon of example.org",
        EngineError.notAnAddress("x y").explanation,
        EngineError.alreadyFollowed(title: "A").explanation, StoreError.diskFull.explanation,
        "calendar.example sent no calendar: the address must give iCalendar (.ics).",
        "a.example answered with status 500: it is asked again later.",
        "a.example asks for a password, or refuses (401).",
        DayRefusal.notAnAddress.explanation, DayRefusal.tooMany(limit: 10).explanation,
        DayRefusal.unknownZone("Mars").explanation,
        StoreError.inUse.explanation, SyncError.notSetUp.explanation, SyncError.busy.explanation,
        SyncError.emptied(Self.place).explanation, SyncError.anotherPlace(Self.place).explanation,
        SyncError.damagedStore(Self.place).explanation,
        "Everything is sent; “a” has not confirmed it yet, and does when it syncs. It has the name of "
            + "this device: if it is this one, from before its store was restored or set up anew, run "
            + "'tidings sync retire 0000000000000'.",
        "The disk that holds your store is full or cannot be written, so nothing can be decided or "
            + "synced: make room there, and sync again.",
    ])
    func `what the engine says is known in every language`(sentence: String) {
        #expect(Words.knows(sentence))
        for language in InterfaceLanguage.allCases where language != .en {
            #expect(Words(language).told(sentence) != sentence)
        }
    }
}
