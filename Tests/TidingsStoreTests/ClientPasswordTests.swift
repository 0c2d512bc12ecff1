import Crypto
import NewsModel
import Testing
import TidingsStore

@Suite struct ClientPasswordTests {
    @Test func `a password is made once, recognized, and taken back`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let password = try #require(
            try await store.addClientPassword("phone", at: StoreFixture.start))
        #expect(password.count == 29)
        #expect(try await store.addClientPassword("phone", at: StoreFixture.start) == nil)
        let found = try #require(try await store.clientPassword(like: password))
        #expect(found.hash.matches(password))
        #expect(try await store.clientPassword(like: "none") == nil)
        let key = FeverDigest(of: Array("phone:\(password)".utf8)).description
        #expect(try await store.clientPassword(feverKey: key.uppercased()) == found.id)
        try await store.addClientToken("a token", for: found.id, at: StoreFixture.start)
        #expect(try await store.clientPassword(token: "a token") == found.id)
        try await store.noteUse(
            ofClientPassword: found.id, by: "newsboat", at: StoreFixture.time(60))
        let listed = try await store.clientPasswords()
        #expect(listed.map(\.name) == ["phone"])
        #expect(listed.first?.lastUsed == StoreFixture.time(60))
        #expect(listed.first?.lastClient == "newsboat")
        try await store.removeClientPassword("phone")
        #expect(try await store.clientPassword(token: "a token") == nil)
        #expect(try await store.isClientPassword(found.id) == false)
        await #expect(throws: StoreError.notFound) {
            try await store.removeClientPassword("phone")
        }
    }

    @Test(arguments: ["", "two words", "a:b", "ü", String(repeating: "a", count: 65)])
    func `what is no user name gets no password`(name: String) async throws {
        let fixture = try await StoreFixture()
        #expect(try await fixture.store.addClientPassword(name, at: StoreFixture.start) == nil)
    }

    @Test func `the tokens of a password are limited, and the newest stay`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let password = try #require(try await store.addClientPassword("a", at: StoreFixture.start))
        let id = try #require(try await store.clientPassword(like: password)).id
        for number in 0...60 {
            try await store.addClientToken(
                "token \(number)", for: id, at: StoreFixture.time(Int64(number)))
        }
        #expect(try await store.clientPassword(token: "token 0") == nil)
        #expect(try await store.clientPassword(token: "token 60") == id)
    }

    @Test func `what was refused is counted, the latest thousand`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        #expect(try await store.clientRefusals().last == nil)
        try await store.noteClientRefusal(.fever, at: StoreFixture.start)
        try await store.noteClientRefusal(.token, at: StoreFixture.time(60))
        try await store.noteClientRefusal(.origin, at: StoreFixture.time(30))
        let refusals = try await store.clientRefusals()
        #expect(refusals.count == 2)
        #expect(refusals.last == StoreFixture.time(60))
        #expect(refusals.requestCount == 1)
        #expect(refusals.lastRequest == StoreFixture.time(30))
        for _ in 0..<1000 { try await store.noteClientRefusal(.size, at: StoreFixture.start) }
        #expect(try await store.clientRefusals().count == 0)
        #expect(try await store.clientRefusals().requestCount == 1000)
    }
}
