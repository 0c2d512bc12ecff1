import Glibc

/// A year of one person and 200 feeds: what was published, and what was read.
///
/// Source: the model of readers of the design of sync, section 4.2, with its shares and rates.
struct ReaderModel {
    /// What the person does beyond the habits of each feed.
    enum Scenario: String, CaseIterable {
        /// Marks all that is older than a day about every 14 days, in the feeds read as a river.
        case habits
        /// Never does.
        case noAmnesty = "no-amnesty"
        /// Opens 30 of 100 entries at random in every feed, and marks nothing in bulk.
        case cherry
    }

    static let days = 365
    static let day = 86_400.0
    /// The first second of the year.
    static let start: Int64 = 1_735_689_600

    /// What is decided about a feed in one go.
    struct Reading {
        /// Which feed.
        var feed: Int
        /// Which of its entries.
        var entries: [Int]
        /// Whether they become read or unread.
        var isRead: Bool
        /// Whether they are marked all at once, and not one after the other.
        var isBulk: Bool
    }

    private let scenario: Scenario
    private var chance: Chance
    private(set) var feeds: [ModelFeed]
    /// Entries whose state will change.
    private var changes: [Change] = []

    private struct Change {
        var time: Double
        var feed: Int
        var entry: Int
        var isRead: Bool
    }

    /// A year with about so many entries, lived to its end.
    init(_ scenario: Scenario, entries: Int, seed: Int) {
        self.init(unlived: scenario, entries: entries, seed: seed)
        for number in 1...Self.days { live(day: number) }
    }

    /// A year with about so many entries, of which no day was lived.
    init(unlived scenario: Scenario, entries: Int, seed: Int) {
        self.scenario = scenario
        var chance = Chance(seed: seed)
        let rates = (0..<200).map { _ in exp(1.6 * chance.normal()) }
        let share = Double(entries) / rates.reduce(0, +)
        feeds = rates.map { rate in
            ModelFeed(mean: rate * share, picksOnly: scenario == .cherry, chance: &chance)
        }
        self.chance = chance
    }

    /// Lives the next day.
    ///
    /// - Returns: What is decided, in order.
    @discardableResult
    mutating func live(day number: Int) -> [Reading] {
        var readings: [Reading] = []
        let now = Double(number) * Self.day
        let river = chance.number(0.3, 1)
        let isAmnesty = scenario == .habits && chance.happens(1 / 14)
        for place in feeds.indices {
            feeds[place].arrive(until: now)
            let read = reading(place, now: now, river: river, isAmnesty: isAmnesty)
            feeds[place].mark(read)
            if !read.isEmpty {
                let isBulk = isAmnesty || feeds[place].habit == .skims
                readings.append(
                    Reading(feed: place, entries: read, isRead: true, isBulk: isBulk))
            }
            let regret = feeds[place].habit == .skims ? 0.0005 : 0.005
            for entry in read where chance.happens(regret) {
                change(place, entry, isRead: false, at: now, in: 0.04, 3)
                if chance.happens(0.6) { change(place, entry, isRead: true, at: now, in: 3, 20) }
            }
        }
        for change in changes where change.time <= now {
            feeds[change.feed].entries[change.entry].isRead = change.isRead
            readings.append(
                Reading(
                    feed: change.feed, entries: [change.entry], isRead: change.isRead,
                    isBulk: false))
        }
        changes.removeAll { $0.time <= now }
        return readings
    }

    /// What is read of a feed on one day.
    private mutating func reading(
        _ place: Int, now: Double, river: Double, isAmnesty: Bool
    )
        -> [Int]
    {
        let feed = feeds[place]
        switch feed.habit {
        case .completes:
            guard chance.happens(0.9) else { return [] }
            var read: [Int] = []
            for entry in feed.waiting {
                if chance.happens(0.02) {
                    feeds[place].entries[entry].isSettled = true
                    if chance.happens(0.7) {
                        change(place, entry, isRead: true, at: now, in: 1, 14)
                    }
                } else {
                    read.append(entry)
                }
            }
            return read
        case .skims:
            return chance.happens(0.7) ? feed.waiting : []
        case .river:
            let newest = now - Self.day * river
            var read: [Int] = []
            if chance.happens(0.9) {
                read = feed.waiting.filter { feed.entries[$0].time >= newest }
            }
            guard isAmnesty else { return read }
            return read + feed.unread(before: now - Self.day).filter { !read.contains($0) }
        case .picks:
            let share = scenario == .cherry ? 0.3 : 0.03
            let read = feed.waiting.filter { _ in chance.happens(share) }
            for entry in feed.waiting { feeds[place].entries[entry].isSettled = true }
            guard isAmnesty, chance.happens(0.05) else { return read }
            return feed.unread(before: now)
        }
    }

    private mutating func change(
        _ feed: Int, _ entry: Int, isRead: Bool, at now: Double, in low: Double, _ high: Double
    ) {
        let time = now + chance.number(low, high) * Self.day
        changes.append(Change(time: time, feed: feed, entry: entry, isRead: isRead))
    }
}
