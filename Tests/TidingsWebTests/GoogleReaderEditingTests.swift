import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore
import TidingsWeb

@Suite struct GoogleReaderEditingTests {
    private static let base = "/reader/api/0/"
    private static let state = "user/-/state/com.google/"

    /// The numbers of everything, newest first, as a program lists them.
    private func ids(_ reader: TestReader, _ fields: [String: String]) async throws -> [String] {
        try await reader.client.ask(
            Self.base + "stream/items/ids?s=\(Self.state)reading-list&n=100", fields: fields
        ).strings("id")
    }

    @Test func `several entries are marked at once, and unknown states ignored`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let ids = try await ids(reader, fields)
        let token = try await reader.client.ask(Self.base + "token", fields: fields).body
        let read = try await reader.client.ask(
            Self.base + "edit-tag?client=liferea", fields: fields,
            form: "i=\(ids[0])&i=\(ids[1])&a=\(Self.state)read&r=\(Self.state)kept-unread&ac=edit"
                + "&a=\(Self.state)tracking-kept-unread&T=\(token)")
        #expect(read.body == "OK")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 2)
        for empty in ["", "&T=", "&T=x"] {
            let answer = try await reader.client.ask(
                Self.base + "edit-tag", fields: fields,
                form: "i=\(ids[0])&r=\(Self.state)read&a=\(Self.state)kept-unread" + empty)
            #expect(answer.body == "OK")
        }
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 3)
        let star = try await reader.client.ask(
            Self.base + "edit-tag", fields: fields,
            form: "i=\(ids[2])&a=\(Self.state)starred&a=user/-/label/Later")
        #expect(star.body == "OK")
        #expect(try await reader.store.savedCount() == 1)
        let tagged = try await reader.client.ask(
            Self.base + "stream/items/ids?s=user/-/label/Later", fields: fields)
        #expect(tagged.strings("id") == [ids[2]])
        let starred = try await reader.client.ask(
            Self.base + "stream/contents/\(Self.state)starred", fields: fields)
        #expect(starred.body.contains("\"user/-/label/Later\""))
        let stale = try await reader.client.ask(
            Self.base + "edit-tag", fields: fields, form: "i=1&a=\(Self.state)read&T=stale")
        #expect(stale.status == 401)
        reader.stop()
    }

    @Test func `a star set in a program travels like any other`() async throws {
        let reader = try await TestReader.filled()
        let place = try TemporaryFolder()
        _ = try await reader.keeper.setUp(.folder, path: place.path)
        let before = try await reader.keeper.report().pendingCount
        let fields = try await reader.session()
        let ids = try await ids(reader, fields)
        _ = try await reader.client.ask(
            Self.base + "edit-tag", fields: fields, form: "i=\(ids[0])&a=\(Self.state)starred")
        #expect(try await reader.keeper.report().pendingCount > before)
        reader.stop()
    }

    @Test func `all is marked read that had arrived by then`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let list = "s=\(Self.state)reading-list"
        let early = TestReader.now.seconds - 1
        for time in ["\(early)", "\(early)999999"] {
            _ = try await reader.client.ask(
                Self.base + "mark-all-as-read", fields: fields, form: list + "&ts=" + time)
            #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 4)
        }
        _ = try await reader.client.ask(
            Self.base + "mark-all-as-read", fields: fields, form: "s=user/-/label/News")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 1)
        let counts = try await reader.client.ask(
            Self.base + "unread-count?output=json", fields: fields)
        #expect(counts.body.contains("\"max\":1"))
        _ = try await reader.client.ask(
            Self.base + "mark-all-as-read", fields: fields,
            form: list + "&ts=\(TestReader.now.seconds)000000")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 0)
        reader.stop()
    }

    @Test func `several streams are marked read, and thousandths of seconds understood`()
        async throws
    {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        func mark(_ form: String) async throws -> Int {
            let answer = try await reader.client.ask(
                Self.base + "mark-all-as-read", fields: fields, form: form)
            #expect(answer.body == "OK")
            return try await reader.store.unreadCounts().values.reduce(0, +)
        }
        #expect(try await mark("s=feed/1&ts=\(TestReader.now.seconds - 1)999") == 4)
        #expect(try await mark("s=feed/1&s=feed/2&ts=\(TestReader.now.seconds)000") == 0)
        reader.stop()
    }

    @Test func `a form in parts is a form`() async throws {
        let reader = try await TestReader.filled()
        var fields = try await reader.session()
        let id = try #require(try await ids(reader, fields).first)
        fields["Content-Type"] = "multipart/form-data; boundary=x"
        func part(_ name: String, _ value: String) -> String {
            "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        let form = part("i", id) + part("a", Self.state + "read")
        let marked = try await reader.client.ask(
            Self.base + "edit-tag", fields: fields, form: form + "--x--\r\n")
        #expect(marked.body == "OK")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 3)
        let cut = try await reader.client.ask(Self.base + "edit-tag", fields: fields, form: form)
        #expect(cut.status == 400)
        reader.stop()
    }

    @Test func `feeds are followed, filed, renamed, and left`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let feed = "feed/https://post.example/feed"
        func edit(_ form: String) async throws -> String {
            try await reader.client.ask(
                Self.base + "subscription/edit", fields: fields, form: form
            ).body
        }
        #expect(try await edit("ac=edit&s=\(feed)&t=The+Post&a=user/-/label/Papers") == "OK")
        let key = try TestReader.key("https://post.example/feed")
        #expect(try await reader.store.feed(key)?.title == "The Post")
        #expect(try await reader.store.feed(key)?.folder == FolderPath(["Papers"]))
        #expect(try await edit("ac=edit&s=\(feed)&r=user/-/label/Papers") == "OK")
        #expect(try await reader.store.feed(key)?.folder == .top)
        #expect(
            try await edit("ac=subscribe&s=feed/http://127.0.0.1:9/new&a=user/-/label/New") == "OK")
        #expect(try await reader.store.feeds().contains { $0.folder == FolderPath(["New"]) })
        let unknown = "&s=feed/https://unknown.example/"
        #expect(try await edit("ac=unsubscribe&s=\(feed)" + unknown) != "OK")
        #expect(try await reader.store.feed(key) != nil)
        #expect(try await edit("ac=unsubscribe&s=\(feed)&i=null") == "OK")
        #expect(try await reader.store.feed(key) == nil)
        let refused = try await reader.client.ask(
            Self.base + "subscription/quickadd", fields: fields, form: "quickadd=nonsense")
        #expect(refused.body.contains("\"numResults\":0"))
        reader.stop()
    }

    @Test func `folders and tags are renamed and removed`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let ids = try await ids(reader, fields)
        func post(_ path: String, _ form: String) async throws -> String {
            try await reader.client.ask(Self.base + path, fields: fields, form: form).body
        }
        _ = try await post("edit-tag", "i=\(ids[0])&a=user/-/label/Later")
        #expect(try await post("rename-tag", "s=user/-/label/News&dest=user/-/label/+") != "OK")
        #expect(
            try await post("rename-tag", "s=user/-/label/News&dest=user/-/label/Papers") == "OK")
        #expect(try await post("rename-tag", "s=user/-/label/Later&dest=user/-/label/Soon") == "OK")
        let tags = try await reader.client.ask(Self.base + "tag/list", fields: fields)
        #expect(
            tags.strings("id") == [
                "\(Self.state)starred", "user/-/label/Papers", "user/-/label/Soon",
            ])
        #expect(try await post("disable-tag", "s=user/-/label/Papers&s=user/-/label/Soon") == "OK")
        let rest = try await reader.client.ask(Self.base + "tag/list", fields: fields)
        #expect(rest.strings("id") == ["\(Self.state)starred"])
        #expect(try await reader.store.feeds().count == 2)
        reader.stop()
    }

    @Test func `a name is for the folder and the tag alike`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let id = try #require(try await ids(reader, fields).first)
        func labels() async throws -> [String] {
            try await reader.client.ask(Self.base + "tag/list", fields: fields).strings("id")
        }
        func post(_ path: String, _ form: String) async throws -> String {
            try await reader.client.ask(Self.base + path, fields: fields, form: form).body
        }
        _ = try await post("edit-tag", "i=\(id)&a=user/-/label/News")
        #expect(
            try await post("rename-tag", "s=user/-/label/News&dest=user/-/label/NEWS") == "OK")
        #expect(try await labels() == ["\(Self.state)starred", "user/-/label/NEWS"])
        #expect(
            try await post("rename-tag", "s=user/-/label/NEWS&dest=user/-/label/Papers") == "OK")
        #expect(try await labels() == ["\(Self.state)starred", "user/-/label/Papers"])
        #expect(try await post("disable-tag", "s=user/-/label/Papers") == "OK")
        #expect(try await labels() == ["\(Self.state)starred"])
        reader.stop()
    }

    @Test func `lists of feeds go in and out`() async throws {
        let reader = try await TestReader.filled()
        var fields = try await reader.session()
        let out = try await reader.client.ask(
            Self.base + "subscription/export", fields: fields)
        #expect(out.body.contains("https://post.example/feed"))
        fields["Content-Type"] = "text/xml"
        let opml = out.body.replacing("post.example", with: "other.example")
        let answer = try await reader.client.ask(
            Self.base + "subscription/import", fields: fields, form: opml)
        #expect(answer.body == "OK")
        #expect(try await reader.store.feeds().count == 3)
        reader.stop()
    }
}
