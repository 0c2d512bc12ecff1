import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct GoogleReaderTests {
    private static let read = "user/-/state/com.google/read"
    private static let base = "/reader/api/0/"

    @Test(arguments: ["", "/api/greader.php"])
    func `a program logs in and lists what is followed`(base: String) async throws {
        let reader = try await TestReader.filled()
        let password = try await reader.password()
        let login = try await reader.client.ask(
            base + "/accounts/ClientLogin", form: "Email=x&Passwd=\(password)")
        #expect(login.status == 200)
        #expect(login.body.hasPrefix("SID=user/"))
        let token = try #require(login.body.split(separator: "\n").last).dropFirst("Auth=".count)
        let fields = ["Authorization": "GoogleLogin auth=\(token)"]
        let list = try await reader.client.ask(
            base + "/reader/api/0/subscription/list?output=json", fields: fields)
        #expect(list.strings("title").contains("Harbour Post"))
        #expect(
            list.body.contains("\"categories\":[{\"id\":\"user/-/label/News\",\"label\":\"News\"}]")
        )
        #expect(list.body.contains("\"categories\":[]"))
        let known = try #require(list.fields["etag"])
        let again = try await reader.client.ask(
            base + "/reader/api/0/subscription/list?output=json",
            fields: fields.merging(["If-None-Match": known]) { $1 })
        #expect(again.status == 304)
        let tags = try await reader.client.ask(base + "/reader/api/0/tag/list", fields: fields)
        #expect(tags.body.contains("{\"id\":\"user/-/label/News\",\"type\":\"folder\"}"))
        let user = try await reader.client.ask(base + "/reader/api/0/user-info", fields: fields)
        #expect(user.strings("userId") == ["1"])
        reader.stop()
    }

    @Test func `nobody is let in without a password, and guessing is slowed down`() async throws {
        let reader = try await TestReader.filled()
        let password = try await reader.password()
        let open = try await reader.client.ask(Self.base + "subscription/list")
        #expect(open.status == 401)
        #expect(open.fields["x-reader-google-bad-token"] == "true")
        let forged = ["Authorization": "GoogleLogin auth=user/0123"]
        #expect(
            try await reader.client.ask(Self.base + "tag/list", fields: forged).status == 401)
        for _ in 0..<10 {
            #expect(try await reader.logIn("abcd-wrong").status == 401)
        }
        let late = try await reader.logIn("abcd-wrong")
        #expect(late.status == 429)
        #expect(late.fields["retry-after"] == "60")
        #expect(try await reader.store.clientRefusals().count == 11)
        // Who knows the password does not wait for those who guess.
        #expect(try await reader.logIn(password).status == 200)
        reader.stop()
    }

    @Test func `a password that is taken back lets nobody in any more`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        #expect(try await reader.client.ask(Self.base + "token", fields: fields).status == 200)
        try await reader.store.removeClientPassword("phone")
        #expect(try await reader.client.ask(Self.base + "token", fields: fields).status == 401)
        reader.stop()
    }

    @Test func `other sites cannot make a browser change anything`() async throws {
        let reader = try await TestReader.filled()
        var fields = try await reader.session()
        fields["Origin"] = "https://evil.example"
        let answer = try await reader.client.ask(
            Self.base + "mark-all-as-read", fields: fields,
            form: "s=user/-/state/com.google/reading-list")
        #expect(answer.status == 403)
        reader.stop()
    }

    @Test func `numbers are taken page by page, while new entries arrive`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let list = Self.base + "stream/items/ids?s=user/-/state/com.google/reading-list"
        let first = try await reader.client.ask(list + "&n=3&xt=\(Self.read)", fields: fields)
        #expect(first.strings("id").count == 3)
        let next = try #require(first.strings("continuation").first)
        let second = try await reader.client.ask(list + "&n=3&c=\(next)", fields: fields)
        #expect(second.strings("id").count == 1)
        #expect(second.strings("continuation") == [])
        #expect(Set(first.strings("id") + second.strings("id")).count == 4)
        let oldest = try await reader.client.ask(list + "&n=1&r=o", fields: fields)
        #expect(oldest.strings("id") == second.strings("id"))
        // What counts is when an entry was first seen, not when it was published.
        let seen = TestReader.now.seconds
        let since = try await reader.client.ask(list + "&ot=\(seen)", fields: fields)
        #expect(since.strings("id").count == 4)
        let later = try await reader.client.ask(list + "&ot=\(seen + 1)", fields: fields)
        #expect(later.strings("id") == [])
        let earlier = try await reader.client.ask(list + "&nt=\(seen - 1)", fields: fields)
        #expect(earlier.strings("id") == [])
        let folder = try await reader.client.ask(
            Self.base + "stream/items/ids?s=user/1001/label/News&n=200000", fields: fields)
        #expect(folder.strings("id").count == 3)
        reader.stop()
    }

    @Test func `the same entry is found by every form of its number`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let list = try await reader.client.ask(
            Self.base + "stream/items/ids?s=feed/https://post.example/feed&n=1", fields: fields)
        let id = try #require(list.strings("id").first)
        let number = try #require(Int64(id))
        let digits = String(number, radix: 16)
        let padded = String(repeating: "0", count: 16 - digits.count) + digits
        let prefix = "tag:google.com,2005:reader/item/"
        for form in [id, padded, prefix + padded, prefix + digits] {
            let answer = try await reader.client.ask(
                Self.base + "stream/items/contents", fields: fields, form: "i=" + form)
            #expect(answer.strings("title").contains("Ferry to run all winter"), "\(form)")
            #expect(answer.strings("id").contains(prefix + padded), "\(form)")
        }
        for form in ["", "x", "99999999999999999999", "1;DROP TABLE entries", "../../etc/passwd"] {
            let answer = try await reader.client.ask(
                Self.base + "stream/items/contents", fields: fields, form: "i=" + form)
            #expect(answer.status == 400, "\(form)")
        }
        reader.stop()
    }

    @Test(arguments: ["stream/contents/", "/reader/atom/"])
    func `the address of a feed is taken as it is`(path: String) async throws {
        let reader = try await TestReader()
        let address = "https://a.example/b//c%20d/"
        let fields = try await reader.session()
        _ = try await reader.client.ask(
            Self.base + "subscription/edit", fields: fields,
            form: "ac=subscribe&t=Found&s=feed/https://a.example/b//c%2520d/")
        let path = path.hasPrefix("/") ? path : Self.base + path
        for name in [address, address.replacing("%", with: "%25").replacing("/", with: "%2F")] {
            let answer = try await reader.client.ask(path + "feed/" + name, fields: fields)
            #expect(answer.status == 200 && answer.body.contains("Found"), "\(name)")
        }
        reader.stop()
    }

    @Test(arguments: [
        "stream/contents/user%2F-%2Flabel%2FNews", "stream/contents/user/-/label/News",
        "stream/contents?s=user/-/label/News",
    ])
    func `contents are taken however the stream is written`(path: String) async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let answer = try await reader.client.ask(Self.base + path, fields: fields)
        #expect(answer.strings("streamId").count == 3)
        #expect(answer.body.contains("<script>alert('title')</script> & more"))
        #expect(answer.body.contains("\"content\":\"<p>Second</p>\""))
        #expect(!answer.body.contains("javascript:"))
        #expect(answer.body.contains("\"user/-/label/News\""))
        reader.stop()
    }

    @Test func `an entry without an address has that of the site`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let key = try TestReader.key("https://post.example/feed")
        var health = FeedHealth()
        health.lastFetched = TestReader.now
        let entry = PreparedEntry(key: EntryKey(feed: key, identity: "a4"), title: "No address")
        try await reader.store.save(
            FeedRefresh(
                health: health,
                facts: FeedFacts(
                    title: "Harbour Post", siteAddress: "https://post.example/", language: "en",
                    publisher: "post.example"),
                entries: [entry],
                log: FetchLogLine(
                    feed: key, time: TestReader.now, outcome: "changed", status: 200,
                    newEntryCount: 1)),
            for: key)
        let answer = try await reader.client.ask(
            Self.base + "stream/contents/feed%2F1?n=1", fields: fields)
        #expect(answer.strings("title").contains("No address"))
        #expect(answer.body.contains("\"canonical\":[{\"href\":\"https://post.example/\"}]"))
        #expect(answer.body.contains("\"alternate\":[]"))
        reader.stop()
    }

    @Test func `old programs get the states in Atom`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        try await reader.store.mark([try TestReader.entry("a1")], .read, at: TestReader.now)
        let answer = try await reader.client.ask("/reader/atom/feed%2F1?n=20", fields: fields)
        #expect(answer.fields["content-type"] == "application/atom+xml; charset=utf-8")
        #expect(answer.body.contains("scheme=\"http://www.google.com/reader/\" label=\"read\"/>"))
        #expect(answer.body.contains("&lt;p&gt;Second&lt;/p&gt;"))
        #expect(!answer.body.contains("<script>"))
        reader.stop()
    }
}
