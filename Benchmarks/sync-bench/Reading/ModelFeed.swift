import Glibc
import IntentSync
import NewsModel

/// A feed of the model, and what became of its entries.
struct ModelFeed {
    /// How the person reads a feed.
    enum Habit {
        /// All of it, leaving 2 of 100 for later.
        case completes
        /// Some of it, and then marks the rest.
        case skims
        /// The newest of the day.
        case river
        /// What looks good.
        case picks
    }

    struct Entry {
        /// When it was published, in seconds of the year; as the feed says it, and exactly.
        var time: Double
        var published: Int64
        /// When the reader had it.
        var arrival: Double
        var hash: UInt32
        var isRead = false
        /// Whether it was read, or seen and left.
        var isSettled = false
    }

    let key: FeedKey
    let habit: Habit
    let isDated: Bool
    /// In the order of arrival.
    var entries: [Entry] = []
    /// Those that have arrived and are not settled, and how many have arrived.
    private(set) var waiting: [Int] = []
    private(set) var arrived = 0

    /// A feed that publishes so many entries in the year.
    init(mean: Double, picksOnly: Bool, chance: inout Chance) {
        key = FeedKey(rawValue: chance.bits())
        isDated = !chance.happens(0.04)
        let grains: [Double] = [60, 3600, ReaderModel.day]
        let grain = chance.happens(0.1) ? grains[Int(chance.number(0, 3))] : 1
        let kind = chance.number(0, 1)
        habit =
            picksOnly || kind >= 0.85
            ? .picks
            : kind < 0.25 ? .completes : kind < 0.6 ? .skims : .river
        for _ in 0..<chance.count(mean: mean) {
            let day = chance.number(0, Double(ReaderModel.days)).rounded(.down)
            // Most of it in the afternoon.
            var hour = (14 + 4 * chance.normal()).truncatingRemainder(dividingBy: 24)
            if hour < 0 { hour += 24 }
            let time = day * ReaderModel.day + hour * 3600
            var arrival = time + chance.number(0, 3600)
            if chance.happens(0.01) { arrival += chance.number(3600, 3 * ReaderModel.day) }
            let published = Int64((time / grain).rounded(.down) * grain)
            guard arrival <= Double(ReaderModel.days) * ReaderModel.day else { continue }
            entries.append(
                Entry(
                    time: time, published: published, arrival: arrival,
                    hash: UInt32(truncatingIfNeeded: chance.bits())))
        }
        entries.sort { ($0.arrival, $0.hash) < ($1.arrival, $1.hash) }
        // Two entries of one feed do not share a hash.
        var seen: Set<UInt32> = []
        entries = entries.filter { seen.insert($0.hash).inserted }
    }

    /// Lets come what arrives until `now`.
    mutating func arrive(until now: Double) {
        waiting.removeAll { entries[$0].isSettled || entries[$0].isRead }
        while arrived < entries.count && entries[arrived].arrival <= now {
            waiting.append(arrived)
            arrived += 1
        }
    }

    /// Marks entries as read.
    mutating func mark(_ read: [Int]) {
        for entry in read {
            entries[entry].isRead = true
            entries[entry].isSettled = true
        }
    }

    /// What has arrived, was published before `time`, and is unread.
    func unread(before time: Double) -> [Int] {
        (0..<arrived).filter { !entries[$0].isRead && entries[$0].time < time }
    }

    /// What the author of a section knows of the feed: of one without dates, the newest 200 marks.
    var state: FeedReadState {
        let read = entries.indices.filter { entries[$0].isRead }
        let old = isDated ? [] : Set(read.dropLast(200))
        let known = entries.indices.lazy.filter { !old.contains($0) }.map { place in
            let entry = entries[place]
            return FeedReadState.Entry(
                position: isDated ? ReaderModel.start + entry.published : nil, hash: entry.hash,
                isRead: entry.isRead)
        }
        return FeedReadState(feed: key, entries: Array(known))
    }
}
