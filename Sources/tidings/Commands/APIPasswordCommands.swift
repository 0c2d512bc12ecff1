import NewsModel
import TidingsStore
import TidingsWeb

/// The commands `tidings api-password …`, about other reader programs.
enum APIPasswordCommands {
    static let all = [add, list, remove]

    private static let add = CommandSpec(
        "api-password add", operands: "NAME", count: 1...1,
        summary: "make a password for another reader program",
        details: """
            NAME is what you call the program, and the user name to type there: letters, digits,
            and - _ . @ only. The password is the last line of output, and is shown this once.
            One password for each program, so that each can be taken back alone.
            """
    ) { (invocation, session) async throws(CommandFailure) in
        let name = invocation.operands[0]
        guard ClientPassword.isName(name) else {
            throw .failed(
                "“\(name.printable)” is no name for a password: use up to "
                    + "\(ClientPassword.nameLimit) letters, digits, and - _ . @ only.")
        }
        let store = try await session.store()
        let password: String?
        let known: [ClientPassword]
        do throws(StoreError) {
            known = try await store.clientPasswords()
            password = try await store.addClientPassword(name, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        guard let password else {
            throw known.contains { $0.name == name }
                ? .failed(
                    "There is a password “\(name)” already: take another name, or remove it first.")
                : .failed("No password could be made: remove some, or free some memory.")
        }
        session.terminal.complain(
            "Type it in the other program with the user name “\(name)”; it is not shown again.")
        session.terminal.print(password)
    }

    private static let list = CommandSpec(
        "api-password list", summary: "list the passwords of other reader programs",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let passwords: [ClientPassword]
        let refusals: ClientRefusals
        do throws(StoreError) {
            passwords = try await store.clientPasswords()
            refusals = try await store.clientRefusals()
        } catch {
            throw CommandFailure(error)
        }
        if invocation.has("--json") {
            session.terminal.printJSON(APIPasswordsObject(passwords, refusals))
            return
        }
        var table = Table([
            .init(title: "name", isFlexible: true), .init(title: "made"),
            .init(title: "last used"), .init(title: "by", isFlexible: true, style: .dim),
        ])
        for password in passwords {
            table.add([
                password.name, password.created.description,
                password.lastUsed?.description ?? "never",
                (password.lastClient ?? "").printable,
            ])
        }
        table.print(
            on: session.terminal,
            hint: "No other program may ask: 'tidings api-password add NAME' lets one in.")
        if let last = refusals.last {
            session.terminal.complain(
                "\(Plural.of(refusals.count, "login was", "logins were")) refused, "
                    + "the last at \(last).")
        }
        if let last = refusals.lastRequest {
            session.terminal.complain(
                "\(Plural.of(refusals.requestCount, "other request was", "other requests were")) "
                    + "refused (from a page of another site, too large, not understood), "
                    + "the last at \(last).")
        }
    }

    private static let remove = CommandSpec(
        "api-password remove", operands: "NAME", count: 1...1,
        summary: "take a password back; the program that has it is let in no longer"
    ) { (invocation, session) async throws(CommandFailure) in
        let name = invocation.operands[0]
        let store = try await session.store()
        do throws(StoreError) {
            try await store.removeClientPassword(name)
        } catch {
            guard case .notFound = error else { throw CommandFailure(error) }
            throw .failed(
                "There is no password “\(name.printable)”; see 'tidings api-password list'.")
        }
        session.terminal.say("The password “\(name)” is taken back.")
    }
}

/// The passwords of other reader programs in JSON, without the secrets.
struct APIPasswordsObject: Encodable {
    /// One password.
    struct Password: Encodable {
        var name: String
        var created: String
        var lastUsed: String?
        var lastClient: String?

        private enum CodingKeys: String, CodingKey {
            case name
            case created
            case lastUsed = "last_used"
            case lastClient = "last_client"
        }
    }

    /// The passwords, by name.
    var passwords: [Password]
    /// How many logins were refused of late.
    var refusedCount: Int
    /// When the last one was.
    var lastRefused: String?
    /// How many other requests were refused of late.
    var refusedRequestCount: Int
    /// When the last one was.
    var lastRefusedRequest: String?

    init(_ passwords: [ClientPassword], _ refusals: ClientRefusals) {
        self.passwords = passwords.map {
            Password(
                name: $0.name, created: $0.created.description,
                lastUsed: $0.lastUsed?.description, lastClient: $0.lastClient)
        }
        refusedCount = refusals.count
        lastRefused = refusals.last?.description
        refusedRequestCount = refusals.requestCount
        lastRefusedRequest = refusals.lastRequest?.description
    }

    private enum CodingKeys: String, CodingKey {
        case passwords
        case refusedCount = "refused_count"
        case lastRefused = "last_refused"
        case refusedRequestCount = "refused_request_count"
        case lastRefusedRequest = "last_refused_request"
    }
}
