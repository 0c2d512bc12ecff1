import NewsModel
import Testing
import TidingsStore
import TidingsWeb

@Suite struct AccessTests {
    private static let password = "correct horse battery"
    private static let host = ["Host": "news.example"]

    private func locked(
        password: String? = AccessTests.password,
        _ configure: (inout WebServer.Options) -> Void = { _ in }
    ) async throws -> TestReader {
        let reader = try await TestReader.filled { options in
            options.hostNames = ["news.example"]
            options.trustedProxies = ["127.0.0.1"]
            configure(&options)
        }
        if let password {
            #expect(try await reader.store.setPagePassword(password, at: TestReader.now))
        }
        return reader
    }

    private func signIn(
        _ reader: TestReader, _ password: String = AccessTests.password,
        fields: [String: String] = [:]
    ) async throws -> PlainClient.Answer {
        let form = Parameters().adding("password", password).adding("back", "/stories")
        return try await reader.client.ask(
            "/sign-in", host: "news.example", fields: fields,
            form: String(form.path("").dropFirst()))
    }

    private func cookie(of answer: PlainClient.Answer) throws -> [String: String] {
        let field = try #require(answer.fields["set-cookie"])
        return ["Cookie": String(field.prefix { $0 != ";" })]
    }

    @Test(arguments: ["/", "/stories", "/feeds", "/settings", "/nothing", "/?filter=unread"])
    func `a stranger sees nothing and is asked for the password`(path: String) async throws {
        let reader = try await locked()
        let answer = try await reader.client.ask(path, host: "news.example")
        #expect(answer.status == 303)
        let query = Parameters().adding("back", path).path("/sign-in")
        #expect(answer.fields["location"] == query)
        let page = try await reader.client.ask(query, host: "news.example")
        #expect(page.status == 200)
        #expect(page.body.contains("type=\"password\""))
        #expect(!page.body.contains("Harbour Post"))
        #expect(page.body.contains("<meta name=\"token\" content=\"\">"))
        reader.stop()
    }

    @Test func `a stranger's browser may keep the page for when nothing answers`() async throws {
        let reader = try await locked()
        let answer = try await reader.client.ask("/offline", host: "news.example")
        #expect(answer.status == 200)
        #expect(answer.body.contains("<meta name=\"token\" content=\"\">"))
        #expect(!answer.body.contains("Harbour Post"))
        reader.stop()
    }

    @Test func `a stranger's programs and forms are refused too`() async throws {
        let reader = try await locked()
        for path in ["/api/v1/entries", "/api/v1/sync", "/api/v1/nothing"] {
            let answer = try await reader.client.ask(path, host: "news.example")
            #expect(answer.status == 401)
        }
        let forms = ["/add", "/mark-all-read", "/sign-out-everywhere", "/import"]
        for path in forms {
            let answer = try await reader.client.ask(path, host: "news.example", form: "a=b")
            #expect(answer.fields["location"] == "/sign-in")
        }
        #expect(try await reader.client.ask("/healthz", host: "news.example").status == 200)
        reader.stop()
    }

    @Test func `the password begins a session, and signing out ends it`() async throws {
        let reader = try await locked()
        let welcome = try await signIn(reader)
        #expect(welcome.status == 303)
        #expect(welcome.fields["location"] == "/stories")
        let field = try #require(welcome.fields["set-cookie"])
        #expect(field.contains("; HttpOnly; SameSite=Lax"))
        #expect(!field.contains("Secure"))
        let cookie = try cookie(of: welcome)
        let page = try await reader.client.ask("/", host: "news.example", fields: cookie)
        #expect(page.status == 200)
        #expect(page.body.contains("Harbour Post"))
        let token = try #require(
            page.body.split(separator: "name=\"token\" content=\"").dropFirst().first?.prefix(64))
        let bad = try await reader.client.ask(
            "/sign-out", host: "news.example", fields: cookie, form: "token=x")
        #expect(bad.status == 403)
        let bye = try await reader.client.ask(
            "/sign-out", host: "news.example", fields: cookie, form: "token=\(token)")
        #expect(bye.fields["location"] == "/sign-in")
        #expect(bye.fields["set-cookie"]?.contains("Max-Age=0") == true)
        let after = try await reader.client.ask("/", host: "news.example", fields: cookie)
        #expect(after.status == 303)
        reader.stop()
    }

    @Test func `the token of one session is none for another`() async throws {
        let reader = try await locked()
        let (one, two) = (
            try cookie(of: try await signIn(reader)), try cookie(of: try await signIn(reader))
        )
        let page = try await reader.client.ask("/", host: "news.example", fields: one)
        let token = try #require(
            page.body.split(separator: "name=\"token\" content=\"").dropFirst().first?.prefix(64))
        let answer = try await reader.client.ask(
            "/sign-out-everywhere", host: "news.example", fields: two, form: "token=\(token)")
        #expect(answer.status == 403)
        let own = try await reader.client.ask(
            "/sign-out-everywhere", host: "news.example", fields: one, form: "token=\(token)")
        #expect(own.status == 303)
        for cookie in [one, two] {
            let page = try await reader.client.ask("/", host: "news.example", fields: cookie)
            #expect(page.status == 303)
        }
        reader.stop()
    }

    @Test func `guesses are slowed down, each client for itself`() async throws {
        let reader = try await locked()
        func from(_ client: String) -> [String: String] { ["X-Forwarded-For": client] }
        for _ in 0..<GuessLimit.perClient {
            #expect(try await signIn(reader, "wrong", fields: from("192.0.2.1")).status == 403)
        }
        let wait = try await signIn(reader, fields: from("192.0.2.1"))
        #expect(wait.status == 429)
        #expect(wait.fields["retry-after"] == "900")
        #expect(wait.fields["set-cookie"] == nil)
        #expect(try await signIn(reader, fields: from("192.0.2.2")).status == 303)
        reader.stop()
    }

    @Test func `bad passwords and cookies let nobody in`() async throws {
        let reader = try await locked()
        for password in ["", " " + Self.password, String(repeating: "x", count: 5000)] {
            #expect(try await signIn(reader, password).status == 403)
        }
        for value in ["", "x", String(repeating: "0", count: 64), "\"; a=b", "../../x"] {
            let fields = ["Cookie": "tidings-session=\(value)"]
            let page = try await reader.client.ask("/", host: "news.example", fields: fields)
            #expect(page.status == 303)
        }
        reader.stop()
    }

    @Test func `without a password nobody gets in at all`() async throws {
        let reader = try await locked(password: nil)
        #expect(try await signIn(reader, "").status == 403)
        let page = try await reader.client.ask("/sign-in", host: "news.example")
        #expect(page.body.contains("tidings password set"))
        #expect(try await reader.client.ask("/", host: "news.example").status == 303)
        reader.stop()
    }

    @Test func `behind https the cookie is for https, and pages come from there`() async throws {
        let reader = try await locked()
        let fields = ["X-Forwarded-Proto": "https", "Origin": "https://news.example"]
        let welcome = try await signIn(reader, fields: fields)
        #expect(welcome.fields["set-cookie"]?.contains("; Secure") == true)
        let plain = try await signIn(reader, fields: ["Origin": "https://news.example"])
        #expect(plain.status == 403)
        let other = try await signIn(
            reader, fields: ["X-Forwarded-Proto": "https", "Origin": "https://evil.example"])
        #expect(other.status == 403)
        reader.stop()
    }

    @Test(arguments: [
        ("news.example", 303), ("NEWS.example:8443", 303), ("127.0.0.1", 303),
        ("192.0.2.7:1234", 303), ("evil.example", 421), ("news.example.evil", 421),
        ("news.example:x", 421), ("", 421),
    ])
    func `only given names and addresses are answered`(host: String, status: Int) async throws {
        let reader = try await locked()
        #expect(try await reader.client.ask("/", host: host).status == status)
        reader.stop()
    }

    @Test func `every address stands below the base path`() async throws {
        let reader = try await locked { $0.basePath = "/tidings/" }
        let turned = try await reader.client.ask("/tidings/feeds", host: "news.example")
        #expect(turned.fields["location"]?.hasPrefix("/tidings/sign-in?back=") == true)
        let welcome = try await reader.client.ask(
            "/tidings/sign-in", host: "news.example",
            form: "password=correct+horse+battery&back=%2Ffeeds")
        #expect(welcome.fields["location"] == "/tidings/feeds")
        #expect(welcome.fields["set-cookie"]?.contains("; Path=/tidings;") == true)
        let page = try await reader.client.ask(
            "/tidings/feeds", host: "news.example", fields: try cookie(of: welcome))
        #expect(page.status == 200)
        #expect(!page.body.utf8.contains(0))
        for attribute in ["href", "action", "src"] {
            for part in page.body.split(separator: " \(attribute)=\"").dropFirst()
            where part.hasPrefix("/") {
                #expect(part.hasPrefix("/tidings/"), "\(attribute)=\(part.prefix(40))")
            }
        }
        reader.stop()
    }

    @Test func `this machine alone needs no password`() async throws {
        let reader = try await TestReader.filled()
        #expect(try await reader.store.setPagePassword(Self.password, at: TestReader.now))
        #expect(try await reader.client.ask("/").status == 200)
        #expect(try await reader.client.ask("/sign-in").fields["location"] == "/")
        let forwarded = ["X-Forwarded-Host": "news.example", "X-Forwarded-For": "192.0.2.1"]
        #expect(try await reader.client.ask("/", fields: forwarded).status == 200)
        reader.stop()
    }
}
