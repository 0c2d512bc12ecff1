import Crypto
import Fetching
public import NewsModel
public import TidingsStore

/// Fetches the pictures of entries for the pages, where the person wants that.
///
/// Nothing is kept here: the browser keeps what it was given. A fetcher of its own, begun with the
/// first picture: a page has many at one host, and those who look at it wait, which feeds do not.
public actor PictureKeeper {
    /// The most bytes of a picture.
    package static let limitInBytes = 8_000_000
    /// The most pictures that are fetched or waited for at once.
    package static let crowd = 24

    /// What was fetched.
    package enum Answer: Sendable {
        /// A picture.
        case picture(PictureKind, [UInt8])
        /// The publisher has none that can be shown.
        case none
        /// Too many are being fetched.
        case busy
    }

    private static let setting = "device.pictures.door"
    private let store: ReaderStore
    private let makeFetcher: @Sendable () -> Fetcher
    private var fetcher: Fetcher?
    private var underWay = 0

    init(
        store: ReaderStore,
        makeFetcher: @escaping @Sendable () -> Fetcher = { Fetcher(limits: PictureKeeper.limits) }
    ) {
        self.store = store
        self.makeFetcher = makeFetcher
    }

    /// As browsers ask: several at once of one host, without a pause, and not for long.
    private static var limits: FetchLimits {
        var limits = FetchLimits()
        limits.bodyInBytes = limitInBytes
        limits.totalTime = .seconds(30)
        limits.stallTime = .seconds(10)
        limits.redirectCount = 5
        limits.concurrency = 12
        limits.concurrencyPerHost = 6
        limits.pausePerHost = .zero
        return limits
    }

    /// The door, or `nil` where browsers load pictures themselves.
    package nonisolated func door() async throws(StoreError) -> PictureDoor? {
        guard let text = try await store.setting(Self.setting), !text.isEmpty else { return nil }
        return PictureDoor(secret: Array(text.utf8))
    }

    /// Whether pictures come through the reader.
    public nonisolated func isOpen() async throws(StoreError) -> Bool {
        try await store.setting(Self.setting) != nil
    }

    /// Has pictures come through the reader from now on, or not any more.
    public nonisolated func setOpen(_ isOpen: Bool, at time: Timestamp) async throws(StoreError) {
        guard try await self.isOpen() != isOpen else { return }
        let secret = isOpen ? Digest(of: SecureRandom().bytes(32)).description : nil
        try await store.set(Self.setting, to: secret, at: time)
    }

    /// Fetches a picture.
    ///
    /// - Parameters:
    ///   - address: An address that the door let through.
    ///   - allowsPrivateNetwork: Whether it may be on a private network.
    /// - Returns: The picture, or why there is none.
    package func picture(at address: WebAddress, allowsPrivateNetwork: Bool) async -> Answer {
        guard underWay < Self.crowd else { return .busy }
        underWay += 1
        defer { underWay -= 1 }
        let fetcher = fetcher ?? makeFetcher()
        self.fetcher = fetcher
        var request = FetchRequest(
            address, purpose: .picture, allowsPrivateNetwork: allowsPrivateNetwork)
        request.bodyLimitInBytes = Self.limitInBytes
        guard let answer = try? await fetcher.fetch(request), answer.status == 200,
            let kind = PictureKind(answer.body)
        else { return .none }
        return .picture(kind, answer.body)
    }
}
