import Crypto
import NewsModel
import Synchronization
import TidingsStore

/// Lets other reader programs in: those that know a password, and no more guesses than a few.
///
/// Passwords are slow to compare, so those that were right are remembered, as digests and for the
/// life of the process; whether they still stand is asked each time. A password is found by how it
/// begins, so a guess that begins like none costs nothing and keeps no right one out; one that does
/// is compared, a few times a minute for each password.
final class ClientDoor: Sendable {
    /// Whether a program may come in.
    enum Verdict: Hashable, Sendable {
        /// It may: it has the password with this number.
        case welcome(Int64)
        /// It may not: what it showed is wrong.
        case refused
        /// Too many were refused of late; nothing is looked at for so many seconds.
        case wait(seconds: Int)
    }

    /// Who asks, and for whom.
    struct Visitor: Sendable {
        /// The user name it gives; empty where the protocol has none.
        var name = ""
        /// The address it asks from.
        var address: String
        /// What it calls itself.
        var client: String?

        /// Whoever sent `request`.
        init(_ request: Request, name: String = "") {
            self.name = String(name.prefix(ClientPassword.nameLimit))
            address =
                HostAddress(request.client)?.isLoopback == true ? "loopback" : request.client
            client = request.field("user-agent")
        }
    }

    private struct State: Sendable {
        var known: [Digest: Int64] = [:]
        var refusals = RefusalCount()
        var noted: [Int64: Timestamp] = [:]
    }

    private let store: ReaderStore
    private let clock: @Sendable () -> Timestamp
    private let state = Mutex(State())

    init(store: ReaderStore, clock: @escaping @Sendable () -> Timestamp) {
        self.store = store
        self.clock = clock
    }

    /// Looks at a password.
    ///
    /// - Throws: `StoreError`.
    func admit(password: String, _ visitor: Visitor) async throws(StoreError) -> Verdict {
        guard (1...1024).contains(password.utf8.count) else {
            return try await refuse(.password, visitor)
        }
        let digest = Digest(of: Array(password.utf8))
        if let id = state.withLock({ $0.known[digest] }) {
            if try await store.isClientPassword(id) {
                try await note(id, visitor.client)
                return .welcome(id)
            }
            _ = state.withLock { $0.known.removeValue(forKey: digest) }
        }
        guard let found = try await store.clientPassword(like: password) else {
            return try await refuse(.password, visitor)
        }
        // The try is counted before the comparison, so that many at once are no way around.
        let guesser = RefusalCount.Guesser(
            door: "password", address: "", name: "#" + String(found.id))
        if let seconds = take(guesser) { return .wait(seconds: seconds) }
        guard await Self.compare(found.hash, password) else {
            return try await refuse(.password, visitor)
        }
        state.withLock { state in
            if state.known.count >= ClientPassword.limit { state.known = [:] }
            state.known[digest] = found.id
            state.refusals.giveBack(guesser)
        }
        try await note(found.id, visitor.client)
        return .welcome(found.id)
    }

    /// Looks at a token that `logIn` gave.
    func admit(token: String, _ visitor: Visitor) async throws(StoreError) -> Verdict {
        guard let id = try await store.clientPassword(token: token) else {
            return try await refuse(.token, visitor)
        }
        try await note(id, visitor.client)
        return .welcome(id)
    }

    /// Looks at the digest of a user name and a password that Fever's clients send.
    func admit(feverKey: String, _ visitor: Visitor) async throws(StoreError) -> Verdict {
        guard let id = try await store.clientPassword(feverKey: feverKey) else {
            return try await refuse(.fever, visitor)
        }
        try await note(id, visitor.client)
        return .welcome(id)
    }

    /// Makes a token for a password that was looked at.
    func token(for password: Int64) async throws(StoreError) -> String {
        let token = "user/" + Digest(of: SecureRandom().bytes(32)).description.prefix(40)
        try await store.addClientToken(token, for: password, at: clock())
        return token
    }

    @concurrent private static func compare(_ hash: PasswordHash, _ password: String) async -> Bool
    {
        hash.matches(password)
    }

    private func note(_ id: Int64, _ client: String?) async throws(StoreError) {
        let now = clock()
        let isDue = state.withLock { state in
            if let last = state.noted[id], now >= last, now - last < .seconds(60) { return false }
            state.noted[id] = now
            return true
        }
        guard isDue else { return }
        let name = client.map { String($0.printable.prefix(100)) }
        try await store.noteUse(ofClientPassword: id, by: name, at: now)
    }

    // MARK: Refusing

    /// Refuses something, and remembers it.
    func refuse(_ refusal: ClientRefusal, _ visitor: Visitor) async throws(StoreError) -> Verdict {
        if let seconds = count(refusal, visitor) { return .wait(seconds: seconds) }
        try await store.noteClientRefusal(refusal, at: clock())
        return .refused
    }

    /// Counts what was refused without being read, and has it remembered.
    ///
    /// - Returns: `nil`, or for how many seconds nothing of the kind is looked at, where there was
    ///   too much of it.
    func turnAway(_ refusal: ClientRefusal, _ visitor: Visitor) -> Int? {
        if let seconds = count(refusal, visitor) { return seconds }
        let (store, now) = (store, clock())
        // Whoever was refused does not wait for it; without it, nothing is lost but the memory.
        Task { try? await store.noteClientRefusal(refusal, at: now) }
        return nil
    }

    /// Counts a refusal; the seconds to wait where there were too many.
    private func count(_ refusal: ClientRefusal, _ visitor: Visitor) -> Int? {
        func guesser(_ name: String) -> RefusalCount.Guesser {
            RefusalCount.Guesser(door: refusal.rawValue, address: visitor.address, name: name)
        }
        if refusal.isLogin, let seconds = take(guesser(visitor.name)) { return seconds }
        return take(guesser("*"), limit: RefusalCount.addressLimit)
    }

    private func take(
        _ guesser: RefusalCount.Guesser, limit: Int = RefusalCount.limit
    ) -> Int? {
        let now = clock()
        return state.withLock { $0.refusals.take(guesser, limit: limit, at: now) }
    }
}
