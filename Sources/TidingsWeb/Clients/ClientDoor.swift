import Crypto
import NewsModel
import Synchronization
import TidingsStore

/// Lets other reader programs in: those that know a password, and no more guesses than a few.
///
/// Passwords are slow to compare, so those that were right are remembered, as digests and for the
/// life of the process; whether they still stand is asked each time.
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

    /// What a program shows to come in.
    enum Door: String, Hashable, Sendable {
        case password
        case token
        case fever
    }

    /// So many may be refused within `window`, at each door.
    static let refusalLimit = 10
    /// The time in which refusals are counted.
    static let window = Duration.seconds(60)

    private struct State: Sendable {
        var known: [Digest: Int64] = [:]
        var tries: [Door: [Timestamp]] = [:]
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
    func admit(
        password: String, client: String?
    ) async throws(StoreError) -> Verdict {
        guard (1...1024).contains(password.utf8.count) else { return try await refuse(.password) }
        let digest = Digest(of: Array(password.utf8))
        if let id = state.withLock({ $0.known[digest] }) {
            if try await store.isClientPassword(id) {
                try await note(id, client)
                return .welcome(id)
            }
            _ = state.withLock { $0.known.removeValue(forKey: digest) }
        }
        // The try is counted before the comparison, so that many at once are no way around.
        if let seconds = take(.password) { return .wait(seconds: seconds) }
        guard let found = try await store.clientPassword(like: password),
            await Self.compare(found.hash, password)
        else { return try await log(.password) }
        state.withLock { state in
            if state.known.count >= ClientPassword.limit { state.known = [:] }
            state.known[digest] = found.id
        }
        giveBack(.password)
        try await note(found.id, client)
        return .welcome(found.id)
    }

    /// Looks at a token that `logIn` gave.
    func admit(token: String, client: String?) async throws(StoreError) -> Verdict {
        guard let id = try await store.clientPassword(token: token) else {
            return try await refuse(.token)
        }
        try await note(id, client)
        return .welcome(id)
    }

    /// Looks at the digest of a user name and a password that Fever's clients send.
    func admit(feverKey: String, client: String?) async throws(StoreError) -> Verdict {
        guard let id = try await store.clientPassword(feverKey: feverKey) else {
            return try await refuse(.fever)
        }
        try await note(id, client)
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

    private func refuse(_ door: Door) async throws(StoreError) -> Verdict {
        if let seconds = take(door) { return .wait(seconds: seconds) }
        return try await log(door)
    }

    private func log(_ door: Door) async throws(StoreError) -> Verdict {
        try await store.noteClientRefusal(at: door.rawValue, clock())
        return .refused
    }

    /// Counts a try.
    ///
    /// - Returns: `nil` where it is allowed, else how many seconds to wait.
    private func take(_ door: Door) -> Int? {
        let now = clock()
        return state.withLock { state in
            var tries = state.tries[door, default: []]
            tries.removeAll { now < $0 || now - $0 >= Self.window }
            if tries.count >= Self.refusalLimit, let first = tries.first {
                state.tries[door] = tries
                let rest = Self.window - (now - first)
                return max(1, Int(rest.components.seconds))
            }
            state.tries[door] = tries + [now]
            return nil
        }
    }

    private func giveBack(_ door: Door) {
        state.withLock { state in _ = state.tries[door]?.popLast() }
    }
}
