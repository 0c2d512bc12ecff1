import NewsModel
import TidingsEngine
import TidingsStore

/// How feeds are, as `feeds --health` and `feed show` tell it.
struct FeedConditions {
    /// The feeds and how they are, in the person's order.
    let all: [(feed: FollowedFeed, condition: FeedCondition)]

    /// Looks at `feeds`.
    init(_ feeds: [FollowedFeed], in store: ReaderStore) async throws(CommandFailure) {
        let now = Session.clock()
        do throws(StoreError) {
            let newest = try await store.newestEntryTimes()
            let pauses = try await store.domainPauses(at: now)
            all = feeds.map { feed in
                (
                    feed,
                    FeedCondition(of: feed, newestEntry: newest[feed.key], pauses: pauses, now: now)
                )
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Prints a line for each feed, those that need a look first.
    func print(on terminal: Terminal) {
        let now = Session.clock()
        var table = Table([
            .init(title: "key", style: .dim), .init(title: "condition"),
            .init(title: "feed", isFlexible: true, style: .bold), .init(title: "newest"),
            .init(title: "in words", isFlexible: true),
        ])
        let ranks = FeedCondition.Kind.allCases
        for kind in ranks {
            for (feed, condition) in all where condition.kind == kind {
                table.add([
                    feed.key.description, kind.rawValue, feed.title,
                    condition.newestEntry.map { TimeWords.short($0, now: now) } ?? "",
                    condition.sentence,
                ])
            }
        }
        table.print(
            on: terminal, hint: "No such feed is followed yet: 'tidings add URL' follows one.")
    }

    /// The JSON object.
    var object: Object { Object(feeds: all.map { Object.Feed($0.feed, $0.condition) }) }

    /// How feeds are, in JSON.
    struct Object: Encodable {
        /// The feeds, in the person's order.
        var feeds: [Feed]

        /// One feed.
        struct Feed: Encodable {
            /// The feed's key.
            var key: String
            /// The title to show.
            var title: String
            /// The address that is fetched.
            var url: String
            /// `gone`, `failing`, `paused`, `silent`, `moving`, `new`, or `good`.
            var condition: String
            /// The condition in one or two plain sentences.
            var sentence: String
            /// Whole months since the newest entry.
            var silentMonths: Int
            /// When the newest entry was published.
            var newestEntry: String?
            /// Failed fetches since the last good one.
            var failureCount: Int
            /// When it is asked next; absent where it never is.
            var nextCheck: String?
            /// The seconds between two fetches by how often it publishes.
            var interval: Int64?

            enum CodingKeys: String, CodingKey {
                case key
                case title
                case url
                case condition
                case sentence
                case silentMonths = "silent_months"
                case newestEntry = "newest_entry"
                case failureCount = "failure_count"
                case nextCheck = "next_check"
                case interval
            }

            init(_ feed: FollowedFeed, _ condition: FeedCondition) {
                key = feed.key.description
                title = feed.title
                url = feed.address
                self.condition = condition.kind.rawValue
                sentence = condition.sentence
                silentMonths = condition.silentMonths
                newestEntry = condition.newestEntry?.description
                failureCount = feed.health.failureCount
                nextCheck = feed.health.isGone ? nil : feed.health.nextCheck.description
                interval = feed.health.interval?.components.seconds
            }
        }
    }
}
