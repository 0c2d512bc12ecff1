import FeedParsing
import Fetching
public import NewsModel
public import TidingsStore

/// How a feed is, in plain words.
public struct FeedCondition: Hashable, Sendable {
    /// The kinds of condition, worst first.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// It is asked no more: gone for good, or moved to a feed that is followed too.
        case gone
        /// The last fetch failed.
        case failing
        /// Its publisher is left alone for a while.
        case paused
        /// It answers well, and has had nothing new for months.
        case silent
        /// It holds more entries than are read.
        case cut
        /// A permanent redirect leads elsewhere and is not believed yet.
        case moving
        /// It was not asked yet.
        case new
        /// All is well.
        case good
    }

    /// The kind.
    public let kind: Kind
    /// What there is to say, in one or two plain sentences.
    public let sentence: String
    /// Whole months, of 30 days, since the newest entry; 0 where there is none.
    public let silentMonths: Int
    /// The time of the newest entry, or `nil` where there is none.
    public let newestEntry: Timestamp?

    /// From how many months on a feed counts as silent.
    public static let silence = 3

    /// Looks at a feed.
    ///
    /// - Parameters:
    ///   - feed: The feed.
    ///   - newestEntry: The time of its newest entry, as `ReaderStore.newestEntryTimes` has it.
    ///   - pauses: The publishers that are left alone.
    ///   - now: The time.
    public init(
        of feed: FollowedFeed, newestEntry: Timestamp?, pauses: [DomainPause] = [], now: Timestamp
    ) {
        let months = newestEntry.map { (now - $0).components.seconds / (30 * 86_400) } ?? 0
        silentMonths = Int(max(0, months))
        self.newestEntry = newestEntry
        let pause = Self.pause(of: feed, in: pauses, now)
        (kind, sentence) = Self.judge(feed, silentMonths, pause, now)
    }

    private static func pause(
        of feed: FollowedFeed, in pauses: [DomainPause], _ now: Timestamp
    ) -> DomainPause? {
        // Mostly there are none, and whose domain a feed has costs more than all else here.
        guard !pauses.isEmpty else { return nil }
        let domain = RefreshStep.domain(of: feed)
        return pauses.first { $0.domain == domain && $0.until > now }
    }

    private static func judge(
        _ feed: FollowedFeed, _ silentMonths: Int, _ pause: DomainPause?, _ now: Timestamp
    ) -> (Kind, String) {
        let health = feed.health
        if health.isGone {
            return (.gone, health.lastError ?? "The server says that the feed is gone for good.")
        }
        if let error = health.lastError { return (.failing, error + failures(health)) }
        if let pause, HostRule.of(domain: pause.domain).gap == nil {
            return (.paused, "\(pause.domain) \(pause.reason) until \(words(pause.until)).")
        }
        if health.lastFetched == nil { return (.new, "It was not asked yet.") }
        if silentMonths >= silence {
            return (.silent, "It answers well, but has been silent for \(silentMonths) months.")
        }
        if health.isCut {
            return (
                .cut,
                "It answers well, but holds more than \(ParsingLimits().entryCount) entries: those "
                    + "after them are left out."
            )
        }
        if let target = health.movedTo {
            let left = max(1, RefreshStep.daysUntilMoved - health.movedDayCount)
            return (
                .moving,
                "It sends on to \(target) for good, which is believed when it has done so on "
                    + "\(left) more \(left == 1 ? "day" : "days")."
            )
        }
        if feed.entryCount == 0 { return (.good, "It answers well, and holds no entries.") }
        return (.good, "All is well." + pace(health))
    }

    private static func failures(_ health: FeedHealth) -> String {
        guard health.failureCount > 1 else { return "" }
        let since = health.lastGood.map { "since \(words($0))" } ?? "and never answered well"
        return " It failed \(health.failureCount) times in a row \(since)."
    }

    private static func pace(_ health: FeedHealth) -> String {
        guard let hours = health.interval.map({ ($0.components.seconds + 1800) / 3600 }) else {
            return ""
        }
        return hours <= 1 ? " It is asked every hour." : " It is asked every \(hours) hours or so."
    }

    private static func words(_ time: Timestamp) -> String {
        String(time.description.prefix(16)).replacing("T", with: " ") + " UTC"
    }
}
