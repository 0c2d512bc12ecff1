import Glibc
import NewsModel
import TidingsStore

/// The commands `tidings password …`, about the password of the pages.
enum PasswordCommands {
    static let all = [set, remove, status]

    /// The fewest characters of a password.
    private static let minimum = 10
    /// The most bytes of a password.
    private static let maximum = 1024

    private static let set = CommandSpec(
        "password set", summary: "set the password that other machines need for the pages",
        details: """
            Asks for it on a terminal, twice; else reads it from the first line of input. It is
            never given as an argument, where other programs could see it. Every browser is signed
            out. Programs have passwords of their own: 'tidings api-password'.
            """
    ) { (invocation, session) async throws(CommandFailure) in
        let password = try ask(session.terminal)
        guard password.count >= minimum, password.utf8.count <= maximum else {
            throw .failed("A password has \(minimum) characters or more, and at most 1 kB.")
        }
        try await store(password, session)
        session.terminal.say("The password is set, and every browser is signed out.")
    }

    private static let remove = CommandSpec(
        "password remove", summary: "take the password away; only this machine can read then"
    ) { (invocation, session) async throws(CommandFailure) in
        try await store(nil, session)
        session.terminal.say("There is no password any more, and every browser is signed out.")
    }

    private static let status = CommandSpec(
        "password status", summary: "say whether there is a password, and who is signed in"
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let (isSet, sessions): (Bool, [BrowserSession])
        do throws(StoreError) {
            isSet = try await store.hasPagePassword()
            sessions = try await store.browserSessions(at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.say(isSet ? "A password is set." : "No password is set.")
        var table = Table([
            .init(title: "since"), .init(title: "last used"),
            .init(title: "browser", isFlexible: true),
        ])
        for one in sessions {
            table.add([one.created.description, one.lastUsed.description, one.browser.printable])
        }
        table.print(on: session.terminal, hint: "No browser is signed in.")
    }

    private static func store(
        _ password: String?, _ session: Session
    ) async throws(CommandFailure) {
        let store = try await session.store()
        do throws(StoreError) {
            if try await store.setPagePassword(password, at: Session.clock()) { return }
        } catch {
            throw CommandFailure(error)
        }
        throw .failed("There is too little memory to keep a password safely; free some.")
    }

    private static func ask(_ terminal: Terminal) throws(CommandFailure) -> String {
        guard isatty(0) == 1 else { return readLine(strippingNewline: true) ?? "" }
        let first = terminal.askSecret("New password: ")
        guard first == terminal.askSecret("The same again: ") else {
            throw .failed("They are not the same; nothing was changed.")
        }
        return first
    }
}
