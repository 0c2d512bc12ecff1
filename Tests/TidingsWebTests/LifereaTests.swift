import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// What Liferea needs, and no other program may notice.
@Suite struct LifereaTests {
    private static let base = "/reader/api/0/"
    private static let agent = "Liferea/1.14.4 (Linux; https://lzone.de/liferea/)"

    @Test func `the first category says that an entry is read, and a field that it is starred`()
        async throws
    {
        let reader = try await TestReader.filled()
        let plain = try await reader.session()
        let liferea = plain.merging(["User-Agent": Self.agent]) { $1 }
        try await reader.store.mark([try TestReader.entry("a1")], .read, at: TestReader.now)
        try await reader.store.mark([try TestReader.entry("a2")], .saved, at: TestReader.now)
        let path = Self.base + "stream/contents/feed%2F1"
        let answer = try await reader.client.ask(path, fields: liferea).body
        let read = #""categories":["user/-/state\\/com.google\\/read","#
        #expect(answer.split(separator: read, omittingEmptySubsequences: false).count == 2)
        #expect(answer.split(separator: "\"marked\":true").count == 2)
        #expect(answer.split(separator: "\"marked\":false").count == 3)
        let other = try await reader.client.ask(path, fields: plain).body
        #expect(!other.contains("marked") && !other.contains("\\/"))
        reader.stop()
    }

    @Test func `the list of feeds is the same only while nothing happens`() async throws {
        let reader = try await TestReader.filled()
        var fields = try await reader.session()
        let path = Self.base + "subscription/list"
        let known = try await reader.client.ask(path, fields: fields).fields["etag"]
        #expect(known != nil)
        fields["If-None-Match"] = known
        #expect(try await reader.client.ask(path, fields: fields).status == 304)
        try await reader.store.mark([try TestReader.entry("a1")], .read, at: TestReader.now)
        #expect(try await reader.client.ask(path, fields: fields).status == 200)
        reader.stop()
    }
}
