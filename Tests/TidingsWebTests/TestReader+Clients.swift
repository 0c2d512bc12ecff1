import FoundationEssentials
import TestSupport
import Testing
import TidingsStore
import TidingsWeb

extension TestReader {
    /// Makes a password for a program called `name`.
    func password(_ name: String = "phone") async throws -> String {
        try #require(try await store.addClientPassword(name, at: Self.now))
    }

    /// Logs in as a Google Reader program does.
    func logIn(_ password: String) async throws -> PlainClient.Answer {
        try await client.ask(
            "/accounts/ClientLogin", form: "Email=phone&Passwd=\(password)&service=reader")
    }

    /// Logs in, and gives the field of the head that shows it.
    func session(as name: String = "phone") async throws -> [String: String] {
        let answer = try await logIn(try await password(name))
        let line = try #require(answer.body.split(separator: "\n").last)
        return ["Authorization": "GoogleLogin " + line.replacing("Auth=", with: "auth=")]
    }
}

extension PlainClient.Answer {
    /// The strings under `name` anywhere in a JSON answer, in the order they stand.
    func strings(_ name: String) -> [String] {
        body.split(separator: "\"\(name)\":\"", omittingEmptySubsequences: false).dropFirst()
            .compactMap { $0.split(separator: "\"", omittingEmptySubsequences: false).first }
            .map(String.init)
    }
}
