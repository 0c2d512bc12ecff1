import FoundationEssentials
import NewsModel
import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// What strangers and broken programs send at the doors of other reader programs.
@Suite struct ClientDefenceTests {
    private static let base = "/reader/api/0/"

    private static let questions = [
        "stream/items/ids?s=feed/1'%20OR%201=1--", "stream/items/ids?s=%00",
        "stream/items/ids?n=-1", "stream/items/ids?n=99999999999999999999",
        "stream/items/ids?c='%3BDROP%20TABLE%20entries", "stream/items/ids?ot=1e9",
        "stream/items/ids?s=user/-/label/..%2F..%2Fetc%2Fpasswd",
        "stream/contents/..%2F..%2F..%2Fetc%2Fpasswd", "stream/contents/feed%2F1%00",
        "stream/contents/feed%2F9223372036854775808", "stream/items/contents?i=0x1%20UNION",
        "stream/items/contents?i=tag:google.com,2005:reader/item/ffffffffffffffff",
        "tag/list/../../../v1/me", "unread-count?output=%F0%9F%92%A9",
        "stream/items/count?s=%FF%FE",
        "stream/items/ids?s=user/-/state/com.google/reading-list&xt='%22%5C",
    ]

    /// Every one is told that it is wrong, or gets nothing; none changes or breaks anything.
    @Test func `injection finds nothing`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        for path in Self.questions {
            let answer = try await reader.client.ask(Self.base + path, fields: fields)
            #expect([200, 400, 404].contains(answer.status), "\(path): \(answer.status)")
            #expect(!answer.body.contains("root:") && !answer.body.contains("SQL"), "\(path)")
        }
        #expect(try await reader.store.entries(EntryQuery(limit: 10)).elements.count == 4)
        reader.stop()
    }

    private static let changes = [
        ("edit-tag", "i=1'%20OR%201=1&a=user/-/state/com.google/read"),
        ("edit-tag", "i=&a=user/-/state/com.google/read"),
        ("mark-all-as-read", "s=user/-/state/com.google/reading-list&ts='%20OR%201"),
        ("mark-all-as-read", "s=feed/1'--"), ("mark-all-as-read", ""),
        ("rename-tag", "s=user/-/label/News&dest=user/-/label/"),
        ("subscription/edit", "ac=unsubscribe&s=feed/*"),
        ("subscription/edit", "ac=subscribe&s=feed/file:///etc/passwd"),
        ("subscription/edit", "ac=subscribe&s=feed/javascript:alert(1)"),
        ("subscription/quickadd", "quickadd=http://169.254.169.254/latest/meta-data"),
        ("subscription/quickadd", "quickadd=http://127.0.0.1/"),
    ]

    @Test func `a change that makes no sense changes nothing`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        for (path, form) in Self.changes {
            let answer = try await reader.client.ask(
                Self.base + path, fields: fields, form: form)
            #expect([200, 400, 404, 422].contains(answer.status), "\(form): \(answer.status)")
            #expect(answer.body != "OK" || path == "mark-all-as-read", "\(form)")
        }
        let entries = try await reader.store.entries(EntryQuery(limit: 10)).elements
        #expect(entries.count == 4 && entries.allSatisfy { !$0.isRead })
        #expect(try await reader.store.feeds().count == 2)
        reader.stop()
    }

    @Test func `a page of another site changes nothing, with the right login`() async throws {
        let reader = try await TestReader.filled()
        var fields = try await reader.session()
        for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
            fields["Origin"] = origin
            let answer = try await reader.client.ask(
                Self.base + "mark-all-as-read", fields: fields,
                form: "s=user/-/state/com.google/reading-list")
            #expect(answer.status == 403)
        }
        #expect(
            try await reader.store.entries(EntryQuery(filter: .unread)).elements.count == 4)
        reader.stop()
    }

    @Test func `an edit token of another login is refused, and so is an old one`() async throws {
        let reader = try await TestReader.filled()
        let one = try await reader.session(as: "one")
        let other = try await reader.session(as: "other")
        let token = try await reader.client.ask(Self.base + "token", fields: one).body
        let form = "s=user/-/state/com.google/reading-list&T=" + token
        let path = Self.base + "mark-all-as-read"
        #expect(try await reader.client.ask(path, fields: other, form: form).status == 401)
        #expect(try await reader.client.ask(path, form: form).status == 401)
        try await reader.store.removeClientPassword("one")
        #expect(try await reader.client.ask(path, fields: one, form: form).status == 401)
        #expect(
            try await reader.store.entries(EntryQuery(filter: .unread)).elements.count == 4)
        reader.stop()
    }

    /// What is refused of one kind, and then no more of it, while all else is answered.
    private func flood(
        _ kind: String, _ status: Int, _ ask: (TestReader, [String: String]) async throws -> Int
    ) async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        var found: [Int: Int] = [:]
        for _ in 0..<120 { found[try await ask(reader, fields), default: 0] += 1 }
        #expect(found == [status: 100, 429: 20], "\(kind)")
        var noted = 0
        for _ in 0..<200 where noted < 100 {
            noted = try await reader.store.clientRefusals().requestCount
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(noted == 100, "\(kind)")
        #expect(try await reader.store.clientRefusals().count == 0)
        let right = try await reader.client.ask(Self.base + "token", fields: fields)
        #expect(right.status == 200, "\(kind)")
        #expect(try await reader.store.unreadCounts().values.reduce(0, +) == 4)
        reader.stop()
    }

    private static let markAll = base + "mark-all-as-read"
    private static let all = "s=user/-/state/com.google/reading-list"

    @Test func `what another site sends is remembered, and soon not looked at`() async throws {
        try await flood("origin", 403) { reader, fields in
            try await reader.client.ask(
                Self.markAll, fields: fields.merging(["Origin": "http://evil.example"]) { $1 },
                form: Self.all
            ).status
        }
    }

    @Test func `a token that is replayed is remembered, and soon not looked at`() async throws {
        try await flood("edit token", 401) { reader, fields in
            try await reader.client.ask(
                Self.markAll, fields: fields,
                form: Self.all + "&T=" + String(repeating: "0", count: 57)
            ).status
        }
    }

    @Test func `nonsense is remembered, and soon not looked at`() async throws {
        let nonsense = ["s='%20OR%201=1--", "s=feed/1&ts=1%3BDROP", "i=..%2F..%2Fetc"]
        var count = 0
        try await flood("nonsense", 400) { reader, fields in
            count += 1
            let path = count % 4 == 3 ? Self.base + "%2E%2E/%2E%2E/etc/passwd" : Self.markAll
            return try await reader.client.ask(
                path, fields: fields, form: nonsense[count % nonsense.count]
            ).status
        }
    }

    @Test func `what is too large or too much is refused`() async throws {
        let reader = try await TestReader.filled()
        let fields = try await reader.session()
        let large = "i=" + String(repeating: "1", count: 1_100_000)
        #expect(
            try await reader.client.ask(Self.base + "edit-tag", fields: fields, form: large).status
                == 413)
        let many = String(repeating: "i=1&", count: 10_001)
        #expect(
            try await reader.client.ask(Self.base + "edit-tag", fields: fields, form: many).status
                == 400)
        let long = Self.base + "stream/items/ids?s=" + String(repeating: "a", count: 40_000)
        #expect([414, 431].contains(try await reader.client.ask(long, fields: fields).status))
        reader.stop()
    }

    @Test func `strangers who guess are slowed down alone, and remembered`() async throws {
        let reader = try await TestReader.filled()
        let password = try await reader.password()
        for number in 0..<40 {
            let basic = "Basic " + "name\(number % 2):guess-\(number)".base64
            let answer = try await reader.client.ask(
                "/v1/me", fields: ["Authorization": basic])
            #expect(answer.status == (number < 20 ? 401 : 429), "\(number)")
        }
        let right = "Basic " + "name1:\(password)".base64
        #expect(
            try await reader.client.ask("/v1/me", fields: ["Authorization": right]).status == 200)
        #expect(try await reader.store.clientRefusals().count == 20)
        reader.stop()
    }

    @Test func `names without end are one guesser in the end`() {
        var count = RefusalCount()
        let now = Timestamp(seconds: 1_790_000_000)
        var refused = 0
        for number in 0..<5000 {
            let guesser = RefusalCount.Guesser(
                door: "token", address: "192.0.2.1", name: String(number))
            if count.take(guesser, at: now) != nil { refused += 1 }
        }
        #expect(refused > 3900)
        let later = now + .seconds(61)
        let guesser = RefusalCount.Guesser(door: "token", address: "192.0.2.1", name: "late")
        #expect(count.take(guesser, at: later) == nil)
    }
}

extension String {
    fileprivate var base64: String { Data(utf8).base64EncodedString() }
}
