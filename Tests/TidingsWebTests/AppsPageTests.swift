import TestSupport
import Testing
import TidingsStore
import TidingsWeb

/// The page about other reader programs.
@Suite struct AppsPageTests {
    @Test func `a password is made, shown once, used, and taken back`() async throws {
        let reader = try await TestReader.filled()
        let before = try await reader.client.ask("/settings/apps")
        #expect(before.status == 200 && before.body.contains("No other app may ask yet."))
        #expect(before.body.contains(":\(reader.server.port)/api/greader.php</code>"))
        #expect(before.body.contains("<code>tidings serve --listen 0.0.0.0:7878</code>"))
        let made = try await reader.post("/settings/apps/add", [("name", "phone")])
        let parts = made.body.split(separator: "<code id=\"password\">", maxSplits: 1)
        let password = String(try #require(parts.last).prefix(29))
        #expect(made.status == 200 && made.fields["cache-control"] == "no-store")
        #expect(try await reader.logIn(password).status == 200)
        let after = try await reader.client.ask("/settings/apps")
        #expect(after.body.contains("phone") && !after.body.contains(password))
        #expect(!after.body.contains("Never used"))
        let removed = try await reader.post("/settings/apps/remove", [("name", "phone")])
        #expect(removed.status == 303)
        #expect(try await reader.store.clientPasswords().isEmpty)
        reader.stop()
    }

    @Test(arguments: ["", "two words", "<script>", String(repeating: "a", count: 65)])
    func `a name that is none makes nothing`(name: String) async throws {
        let reader = try await TestReader()
        let answer = try await reader.post("/settings/apps/add", [("name", name)])
        #expect(answer.status == 422 && answer.body.contains("role=\"alert\""))
        #expect(!answer.body.contains("<script>\""))
        #expect(try await reader.store.clientPasswords().isEmpty)
        reader.stop()
    }
}
