import Crypto
import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct FeverTests {
    /// The key that a program makes of the user name and the password.
    private func key(_ reader: TestReader) async throws -> String {
        let password = try await reader.password()
        return FeverDigest(of: Array("phone:\(password)".utf8)).description
    }

    private func ask(
        _ reader: TestReader, _ query: String, _ key: String, _ form: String = ""
    ) async throws -> PlainClient.Answer {
        try await reader.client.ask("/fever/?api&" + query, form: "api_key=\(key)&" + form)
    }

    @Test func `several things are asked at once, and only with the key`() async throws {
        let reader = try await TestReader.filled()
        let key = try await key(reader)
        let refused = try await ask(reader, "feeds", "0123")
        #expect(refused.status == 200)
        #expect(refused.body == "{\"api_version\":3,\"auth\":0}\n")
        let answer = try await ask(reader, "groups&feeds&unread_item_ids", key.uppercased())
        #expect(answer.body.contains("\"auth\":1"))
        #expect(answer.body.contains("\"last_refreshed_on_time\":\(TestReader.now.seconds)"))
        #expect(answer.body.contains("\"groups\":[{\"id\":2,\"title\":\"News\"}]"))
        #expect(answer.body.contains("\"feeds_groups\":[{\"feed_ids\":\"1\",\"group_id\":2}]"))
        #expect(answer.strings("unread_item_ids").first?.split(separator: ",").count == 4)
        reader.stop()
    }

    @Test func `entries come in the order of their numbers`() async throws {
        let reader = try await TestReader.filled()
        let key = try await key(reader)
        let all = try await ask(reader, "items&since_id=0", key)
        #expect(all.strings("title").count == 4)
        #expect(all.body.contains("\"total_items\":4"))
        let rest = try await ask(reader, "items&since_id=3", key)
        #expect(rest.strings("title").count == 1)
        let before = try await ask(reader, "items&max_id=2", key)
        #expect(before.strings("title") == all.strings("title").prefix(1).map { $0 })
        let some = try await ask(reader, "items&with_ids=2,3,77", key)
        #expect(some.strings("title").count == 2)
        reader.stop()
    }

    @Test func `marks are absolute, and answered with what changed`() async throws {
        let reader = try await TestReader.filled()
        let key = try await key(reader)
        for _ in 0..<2 {
            let saved = try await ask(reader, "", key, "mark=item&as=saved&id=2")
            #expect(saved.strings("saved_item_ids") == ["2"])
        }
        let read = try await ask(reader, "", key, "mark=item&as=read&id=2")
        #expect(read.strings("unread_item_ids") == ["1,3,4"])
        let early = TestReader.now.seconds - 1
        let none = try await ask(reader, "", key, "mark=group&as=read&id=0&before=\(early)")
        #expect(none.strings("unread_item_ids") == ["1,3,4"])
        let group = try await ask(
            reader, "", key, "mark=group&as=read&id=2&before=\(TestReader.now.seconds)")
        #expect(group.strings("unread_item_ids").first?.split(separator: ",").count == 1)
        _ = try await ask(reader, "", key, "mark=feed&as=read&id=2")
        #expect(try await reader.store.unreadCounts() == [:])
        reader.stop()
    }

    @Test func `hot links are stories`() async throws {
        let reader = try await TestReader.filled()
        let key = try await key(reader)
        let answer = try await ask(reader, "links&offset=0&range=7&page=1", key)
        #expect(answer.strings("title") == ["Ferry to run all winter"])
        #expect(answer.body.contains("\"temperature\":2"))
        #expect(answer.strings("item_ids").first?.split(separator: ",").count == 2)
        reader.stop()
    }
}
