import Crypto
import NewsModel
import TidingsStore

/// Lets browsers in: those on this machine as they are, others with a session that a password
/// began.
final class PageDoor: Sendable {
    /// The name of the cookie that carries a session.
    static let cookieName = "tidings-session"
    /// The most bytes of a password.
    static let passwordLimit = 1024

    /// What comes of an attempt to sign in.
    enum Attempt: Hashable, Sendable {
        /// The secret of the new session, to be kept in the cookie.
        case welcome(String)
        /// The password is wrong, or there is none.
        case refused
        /// There were too many guesses; nothing is looked at for so many seconds.
        case wait(seconds: Int)
    }

    /// Whether a session is asked for at all.
    let isLocked: Bool
    private let store: ReaderStore
    private let clock: @Sendable () -> Timestamp
    private let guesses = GuessLimit()
    private let comparer = Comparer()

    /// Compares one password at a time, as each takes 64 MB.
    private actor Comparer {
        func matches(_ hash: PasswordHash, _ password: String) -> Bool { hash.matches(password) }
    }

    init(store: ReaderStore, isLocked: Bool, clock: @escaping @Sendable () -> Timestamp) {
        self.store = store
        self.isLocked = isLocked
        self.clock = clock
    }

    /// The session of `request`, or `nil` where it shows none that stands.
    func session(of request: Request) async throws(StoreError) -> BrowserSession? {
        guard isLocked, let secret = request.cookie(Self.cookieName), secret.utf8.count == 64
        else { return nil }
        return try await store.browserSession(Self.digest(of: secret), at: clock())
    }

    /// Looks at a password that `request` brings.
    func signIn(_ request: Request, password: String) async throws(StoreError) -> Attempt {
        guard (1...Self.passwordLimit).contains(password.utf8.count),
            let hash = try await store.pagePassword()
        else { return .refused }
        if let seconds = guesses.take(request.client, at: clock()) {
            return .wait(seconds: seconds)
        }
        guard await comparer.matches(hash, password) else { return .refused }
        guesses.forgive(request.client)
        let secret = Digest(of: SecureRandom().bytes(32)).description
        let browser = (request.field("user-agent") ?? "").printable
        let isKept = try await store.addBrowserSession(
            Self.digest(of: secret), browser: browser, with: hash, at: clock())
        return isKept ? .welcome(secret) : .refused
    }

    /// Only the digest is kept, so that a copy of the store lets nobody in.
    private static func digest(of secret: String) -> Digest { Digest(of: Array(secret.utf8)) }

    /// What anybody may ask for: the way in, the looks of it, and whether the reader lives.
    ///
    /// The worker keeps the page that says that the reader does not answer, whoever has it installed.
    static func isOpen(_ segments: [String]) -> Bool {
        ["sign-in", "healthz", "favicon.ico", "manifest.webmanifest", "offline", "sw.js"]
            .contains(segments.first) && segments.count == 1
            || (segments.count == 2 && segments[0] == "assets")
    }
}
