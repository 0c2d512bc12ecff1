import Crypto
import Fetching
import NewsModel
import TidingsStore

/// Hubs that tell of changes (WebSub): asked only where the person names a public address.
///
/// What a hub sends is a hint: the feed itself is asked then, as always. So a hub can neither put
/// anything into a feed nor keep anything out of it for longer than a day.
extension ReaderEngine {
    /// How many hubs are asked in one go.
    private static let hubsAtOnce = 10

    /// Until when a hub tells of the changes of each feed; nothing where hubs are not wanted.
    func hubLeases() async throws(EngineError) -> [FeedKey: Timestamp] {
        guard hubCallback != nil else { return [:] }
        let now = clock()
        let known = try await storing { () async throws(StoreError) in
            try await self.store.hubSubscriptions()
        }
        return known.reduce(into: [:]) { leases, subscription in
            guard let end = subscription.leaseEnd, end > now else { return }
            leases[subscription.feed] = end
        }
    }

    /// Asks hubs to tell of changes, or to go on doing so, where it is time.
    ///
    /// - Throws: `EngineError.store`.
    package func refreshSubscriptions() async throws(EngineError) {
        guard let hubCallback else { return }
        let now = clock()
        let (offers, known) = try await storing { () async throws(StoreError) in
            (try await self.store.hubOffers(), try await self.store.hubSubscriptions())
        }
        let offered = Set(offers.map(\.feed))
        let gone = known.map(\.feed).filter { !offered.contains($0) }
        try await storing { () async throws(StoreError) in
            try await self.store.dropHubSubscriptions(of: gone)
        }
        let subscriptions = Dictionary(known.map { ($0.feed, $0) }) { first, _ in first }
        var due: [(HubOffer, HubSubscription)] = []
        for offer in offers {
            let subscription = Self.subscription(to: offer, subscriptions[offer.feed], now)
            if subscription.nextRequest <= now { due.append((offer, subscription)) }
        }
        for (offer, subscription) in due.prefix(Self.hubsAtOnce) where !Task.isCancelled {
            try await storing { () async throws(StoreError) in
                try await self.subscribe(offer, subscription, hubCallback)
            }
        }
    }

    /// What is known of an offer, or a new subscription where it is new or has changed.
    private static func subscription(
        to offer: HubOffer, _ known: HubSubscription?, _ now: Timestamp
    ) -> HubSubscription {
        if let known, known.hub == offer.hub, known.topic == offer.topic { return known }
        func name() -> String { Digest(of: SecureRandom().bytes(32)).description }
        return HubSubscription(
            feed: offer.feed, hub: offer.hub, topic: offer.topic, name: name(), secret: name(),
            nextRequest: now)
    }

    private func subscribe(
        _ offer: HubOffer, _ subscription: HubSubscription, _ callback: WebAddress
    ) async throws(StoreError) {
        var subscription = subscription
        let now = clock()
        subscription.failureCount = min(subscription.failureCount + 1, 1000)
        subscription.nextRequest = HubPace.nextRequest(
            after: now, requests: subscription.failureCount)
        // Kept before the hub is asked: its question may come before its answer.
        try await store.save(subscription)
        guard let hub = WebAddress(offer.hub) else { return }
        let isOwn = WebAddress(offer.address)?.host == hub.host
        var request = FetchRequest(
            hub, purpose: .page, allowsPrivateNetwork: offer.allowsPrivateNetwork && isOwn)
        request.form = Self.form(of: subscription, callback)
        request.bodyLimitInBytes = 65_536
        let detail: String
        do throws(FetchError) {
            let status = try await fetcher.fetch(request).status
            detail =
                200..<300 ~= status
                ? "asked \(hub.host) to tell of changes" : "\(hub.host) refused (\(status))"
        } catch {
            detail = error.explanation
        }
        try await store.log(
            FetchLogLine(feed: offer.feed, time: now, outcome: "hub", detail: detail))
    }

    private static func form(
        of subscription: HubSubscription, _ callback: WebAddress
    ) -> [UInt8] {
        var folder = callback
        folder.query = nil
        folder.fragment = nil
        if !folder.path.hasSuffix("/") { folder.path += "/" }
        let fields = [
            ("hub.mode", "subscribe"), ("hub.topic", subscription.topic),
            ("hub.callback", folder.description + "hub/" + subscription.name),
            ("hub.secret", subscription.secret),
            ("hub.lease_seconds", String(HubPace.wantedLease.components.seconds)),
        ]
        return Array(
            fields.map { PercentCoding.encode($0.0) + "=" + PercentCoding.encode($0.1) }
                .joined(separator: "&").utf8)
    }

    // MARK: What hubs say

    /// What is answered to a hub.
    public enum HubAnswer: Hashable, Sendable {
        /// Yes.
        case agreed
        /// Nobody here wants that.
        case unknown
    }

    /// Answers the question of a hub whether it shall tell of changes, or hears that it will not.
    ///
    /// - Parameters:
    ///   - name: The last part of the callback's address.
    ///   - mode: `subscribe`, `unsubscribe`, or `denied`.
    ///   - topic: The address it means.
    ///   - leaseInSeconds: How long it means to, or `nil` where it does not say.
    /// - Returns: `agreed` where the hub shall go on.
    /// - Throws: `EngineError.store`.
    public func answerHub(
        name: String, mode: String, topic: String, leaseInSeconds: Int64?
    ) async throws(EngineError) -> HubAnswer {
        guard hubCallback != nil, var subscription = try await subscription(named: name),
            subscription.topic == topic
        else { return .unknown }
        let now = clock()
        switch mode {
        case "subscribe":
            // Only what was asked for, and is not answered yet.
            guard subscription.failureCount > 0 else { return .unknown }
            let wanted = leaseInSeconds ?? HubPace.wantedLease.components.seconds
            let lease = HubPace.lease(ofSeconds: wanted, from: now)
            subscription.leaseEnd = lease.end
            subscription.nextRequest = lease.renewal
            subscription.failureCount = 0
        case "denied":
            subscription.leaseEnd = nil
            subscription.nextRequest = now + HubPace.longest
        default:
            // Nobody here ever wants to be told no more: a feed that is not followed any longer is
            // not known by then.
            return .unknown
        }
        let changed = subscription
        try await storing { () async throws(StoreError) in
            try await self.store.save(changed)
            try await self.store.log(
                FetchLogLine(
                    feed: changed.feed, time: now, outcome: "hub",
                    detail: changed.leaseEnd.map { "tells of changes until \($0)" }
                        ?? "does not tell of changes"))
        }
        return mode == "subscribe" ? .agreed : .unknown
    }

    /// Hears from a hub that a feed changed: it is due at once, where the hub can prove itself.
    ///
    /// - Parameters:
    ///   - name: The last part of the callback's address.
    ///   - signature: The value of `X-Hub-Signature`.
    ///   - body: The bytes that are signed.
    /// - Returns: `agreed` also where the signature is wrong: whoever sent it learns nothing.
    /// - Throws: `EngineError.store`.
    public func hearHub(
        name: String, signature: String?, body: [UInt8]
    ) async throws(EngineError) -> HubAnswer {
        guard hubCallback != nil, let subscription = try await subscription(named: name) else {
            return .unknown
        }
        let now = clock()
        guard let end = subscription.leaseEnd, end > now,
            HubSignature.isValid(signature, body: body, secret: subscription.secret)
        else { return .agreed }
        try await storing { () async throws(StoreError) in
            try await self.store.makeDue(subscription.feed, at: now)
        }
        return .agreed
    }

    private func subscription(named name: String) async throws(EngineError) -> HubSubscription? {
        try await storing { () async throws(StoreError) in
            try await self.store.hubSubscription(named: name)
        }
    }
}
