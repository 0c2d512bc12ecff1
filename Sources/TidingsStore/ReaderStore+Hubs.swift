package import NewsModel
import SQLite

/// Hubs that tell of changes: what feeds offer, and what was agreed.
extension ReaderStore {
    /// The followed feeds that name a hub.
    package func hubOffers() async throws(StoreError) -> [HubOffer] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                """
                SELECT id, address, allows_private, hub, topic FROM feeds
                WHERE is_followed = 1 AND is_gone = 0 AND hub IS NOT NULL AND topic IS NOT NULL
                ORDER BY id
                """
            ) { row in
                HubOffer(
                    feed: FeedKey(stored: row.integer(0)), address: row.text(1),
                    allowsPrivateNetwork: row.flag(2), hub: row.text(3), topic: row.text(4))
            }
        }
    }

    /// Everything that was agreed with hubs.
    public func hubSubscriptions() async throws(StoreError) -> [HubSubscription] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                "SELECT \(Self.subscriptionColumns) FROM hub_subscriptions ORDER BY feed",
                read: Self.subscription)
        }
    }

    /// What was agreed under `name`, or `nil` where nothing was.
    package func hubSubscription(
        named name: String
    ) async throws(StoreError) -> HubSubscription? {
        try await read { connection throws(SQLiteError) in
            try connection.first(
                "SELECT \(Self.subscriptionColumns) FROM hub_subscriptions WHERE name = ?", name,
                read: Self.subscription)
        }
    }

    /// Keeps what was agreed about a feed.
    package func save(_ subscription: HubSubscription) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            _ = try connection.run(
                """
                INSERT OR REPLACE INTO hub_subscriptions (\(Self.subscriptionColumns))
                SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
                WHERE EXISTS (SELECT 1 FROM feeds WHERE id = ?1 AND is_followed = 1)
                """, subscription.feed.stored, subscription.hub, subscription.topic,
                subscription.name, subscription.secret, subscription.leaseEnd?.seconds,
                subscription.nextRequest.seconds, subscription.failureCount)
        }
    }

    /// Forgets what was agreed about feeds.
    package func dropHubSubscriptions(of feeds: [FeedKey]) async throws(StoreError) {
        guard !feeds.isEmpty else { return }
        try await write { connection throws(SQLiteError) in
            for feed in feeds {
                try connection.run("DELETE FROM hub_subscriptions WHERE feed = ?", feed.stored)
            }
        }
    }

    /// Lets a feed be due at `time`, where it is not due before.
    package func makeDue(_ feed: FeedKey, at time: Timestamp) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            _ = try connection.run(
                "UPDATE feeds SET next_check = min(next_check, ?) WHERE id = ? AND is_followed = 1",
                time.seconds, feed.stored)
        }
    }

    private static let subscriptionColumns =
        "feed, hub, topic, name, secret, lease_end, next_request, failure_count"

    private static func subscription(_ row: borrowing Row) -> HubSubscription {
        var subscription = HubSubscription(
            feed: FeedKey(stored: row.integer(0)), hub: row.text(1), topic: row.text(2),
            name: row.text(3), secret: row.text(4),
            nextRequest: Timestamp(seconds: row.integer(6)))
        subscription.leaseEnd = row.optionalInteger(5).map(Timestamp.init(seconds:))
        subscription.failureCount = Int(row.integer(7))
        return subscription
    }
}
