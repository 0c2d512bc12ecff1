import NewsModel
import StoryGrouping

/// Headlines in the order of time: some events that many publishers report in words of their own,
/// and much that only one reports.
struct HeadlineStream {
    /// How many headlines come in 72 hours.
    let perWindow: Int

    private struct Event {
        var words: [String]
        var remaining: Int
    }

    /// The first `count` headlines.
    func headlines(_ count: Int) -> [Headline] {
        let stock = WordStock(count: 40_000)
        var random = SeededRandom(72)
        var events: [Event] = []
        var headlines: [Headline] = []
        headlines.reserveCapacity(count)
        while headlines.count < count {
            let number = headlines.count
            let time = FeedWriter.start.seconds + Int64(number * 72 * 3600 / max(perWindow, 1))
            var words: [String] = []
            if events.isEmpty || random.below(10) < 4 {
                // Most events are told once or twice, a few by dozens.
                let size = Int(2 / (1 - random.fraction() * 0.97))
                events.append(
                    Event(
                        words: (0..<9).map { _ in stock.word(&random) },
                        remaining: random.below(10) < 6 ? 1 : size))
            }
            let place = max(0, events.count - 1 - random.below(min(events.count, 300)))
            words = events[place].words.filter { _ in random.below(10) < 7 }
            for _ in 0..<2 + random.below(4) { words.append(stock.word(&random)) }
            events[place].remaining -= 1
            if events[place].remaining <= 0 { events.remove(at: place) }
            headlines.append(
                Headline(
                    entry: EntryKey(rawValue: random.next()), title: words.joined(separator: " "),
                    time: Timestamp(seconds: time),
                    publisher: "\(random.below(1000)).example.com", language: "en"))
        }
        return headlines
    }
}
