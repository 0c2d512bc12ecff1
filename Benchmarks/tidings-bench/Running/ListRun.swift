import NewsModel
import TidingsStore

/// Asks a large store for the first page of every kind of list, again and again.
struct ListRun {
    /// The path of a store that `StoreBuilder` filled.
    let store: String
    /// How often each list is asked for.
    let count: Int

    private var subjects: [ListQuestion.Subject] {
        let stock = WordStock(count: 20_000)
        var random = SeededRandom(count)
        return (0..<count).compactMap { _ in
            let number = random.below(1000)
            guard let feed = StoreBuilder.feed(number: number) else { return nil }
            return ListQuestion.Subject(
                // Of five folders one has something unread.
                feed: feed.key, folder: StoreBuilder.folder(number: number / 5 * 5),
                commonWord: stock.words[random.below(50)],
                rareWord: stock.words[10_000 + random.below(10_000)])
        }
    }

    /// Measures every kind of list, after one round to warm up.
    func run() async throws {
        let store = try await ReaderStore(path: store)
        let subjects = subjects
        var figures = Figures()
        for question in ListQuestion.allCases {
            for subject in subjects { _ = try await question.ask(store, subject) }
            var processor: [Double] = []
            var wall: [Double] = []
            for subject in subjects {
                let (start, begun) = (Meter.processorTime, Meter.wallTime)
                _ = try await question.ask(store, subject)
                processor.append(Meter.processorTime - start)
                wall.append(Meter.wallTime - begun)
            }
            figures.add(question.rawValue + "_cpu", percentilesOf: processor, scale: 1e6)
            figures.add(question.rawValue + "_wall", percentilesOf: wall, scale: 1e6)
        }
        try figures.print()
    }

    /// Prints, for each run of one kind of list, the statement and the keys our store answers.
    func printSQL(of name: String) async throws {
        guard let question = ListQuestion(rawValue: name) else { return }
        let store = try await ReaderStore(path: store)
        for subject in subjects {
            let keys = try await question.ask(store, subject).map { String(Int64(bitPattern: $0)) }
            print(question.sql(subject), keys.joined(separator: ","), separator: "\t")
        }
    }
}
