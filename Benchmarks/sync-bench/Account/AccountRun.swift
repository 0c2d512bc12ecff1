import IntentSync
import NewsModel

/// A whole account after a year: 200 feeds, about 100,000 reads, 500 saved entries, 3 replicas that
/// take turns four times a day; driven through the engine from the first day to the last.
struct AccountRun {
    let seed: Int

    private static let shares = [0.55, 0.85, 1.0]

    func run() {
        var model = ReaderModel(unlived: .habits, entries: 115_000, seed: seed)
        var chance = Chance(seed: seed + 1000)
        var account = Account(replicaCount: 3)
        account.decide(at: 0, Self.following(model.feeds, &chance))
        for day in 1...ReaderModel.days {
            let readings = model.live(day: day)
            account.discover(model.feeds)
            for session in 0..<4 {
                let roll = chance.number(0, 1)
                let replica = Self.shares.firstIndex { roll < $0 } ?? 0
                var intents: [Intent] = []
                for reading in readings where reading.feed % 4 == session {
                    intents += model.feeds[reading.feed].intents(reading)
                    if chance.happens(500.0 / (365 * 73)), let entry = reading.entries.first {
                        intents += Self.saving(model.feeds[reading.feed], entry, &chance)
                    }
                }
                account.session(
                    replica, intents, second: Int64(day) * 86_400 + Int64(session) * 14_400)
            }
        }
        report(model, account)
    }

    private func report(_ model: ReaderModel, _ account: Account) {
        var figures = Figures()
        figures["reads"] = Double(
            model.feeds.reduce(0) { $0 + $1.entries.lazy.filter(\.isRead).count })
        figures["saved"] = Double(
            account.replicas[0].flagsOn.lazy.filter { $0.trait == .saved }.count)
        figures["bytes"] = Double(account.storage.values.reduce(0) { $0 + $1.count })
        figures["shards"] = Double(account.storage.count)
        for kind in ["l", "s", "r", "v", "y"] {
            figures["bytes_\(kind)"] = Double(
                account.storage.filter { $0.key.hasPrefix(kind) }.reduce(0) { $0 + $1.value.count })
        }
        let merge = account.merge()
        figures["merge_milliseconds"] = merge.milliseconds
        var wrong = 0
        for feed in model.feeds {
            for (place, entry) in feed.entries.enumerated()
            where feed.isDated && merge.replica.isRead(feed.reference(place)) != entry.isRead {
                wrong += 1
            }
        }
        figures["wrong"] = Double(wrong)
        figures["archive_bytes"] = Double(account.replicas[0].archived().count)
        figures.print()
    }

    // MARK: What is decided

    private static func following(_ feeds: [ModelFeed], _ chance: inout Chance) -> [Intent] {
        var intents: [Intent] = []
        for number in 0..<20 {
            let folder = Subject(.folder, UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
            intents.append(.set(Flag(folder, .exists), isOn: true))
            intents.append(.write(Register(folder, .name), .text(words(2, &chance))))
            intents.append(.write(Register(folder, .order), .bytes([129, UInt8(number)])))
        }
        for (number, feed) in feeds.enumerated() {
            let subject = Subject(.feed, feed.key.rawValue)
            let address = "https://\(word(&chance)).example/\(word(&chance))/feed.xml"
            intents.append(.set(Flag(subject, .exists), isOn: true))
            intents.append(.write(Register(subject, .address), .text(address)))
            intents.append(
                .write(
                    Register(subject, .folder),
                    .number(UInt64(number % 20) &* 0x9E37_79B9_7F4A_7C15)))
            intents.append(
                .write(Register(subject, .order), .bytes([130, UInt8(number / 20), 7])))
            if number % 5 == 0 {
                intents.append(.write(Register(subject, .title), .text(words(3, &chance))))
            }
        }
        return intents
    }

    private static func saving(
        _ feed: ModelFeed, _ entry: Int, _ chance: inout Chance
    ) -> [Intent] {
        let key = EntryKey(rawValue: UInt64(feed.entries[entry].hash) << 32 | chance.bits() >> 32)
        let name = EntryName(feed: feed.key, key: key)
        let slug = words(6, &chance).replacing(" ", with: "-")
        let snapshot = EntrySnapshot(
            of: name, title: words(8, &chance),
            link: "https://\(word(&chance)).example/2025/\(slug)",
            author: words(2, &chance),
            published: Timestamp(seconds: ReaderModel.start + feed.entries[entry].published),
            feedTitle: words(2, &chance), excerpt: words(14, &chance))
        return [
            .set(Flag(.entry(name), .saved), isOn: true),
            .write(Register(.entry(name), .snapshot), .bytes(snapshot.encoded)),
        ]
    }

    private static func words(_ count: Int, _ chance: inout Chance) -> String {
        (0..<count).map { _ in word(&chance) }.joined(separator: " ")
    }

    /// One of about 8,000 words of one to three syllables.
    private static func word(_ chance: inout Chance) -> String {
        let consonants = Array("bdfgklmnprstvz")
        let vowels = Array("aeiou")
        var number = Int(chance.number(0, 20) * chance.number(0, 20) * chance.number(0, 20))
        var word = ""
        repeat {
            word.append(consonants[number % consonants.count])
            number /= consonants.count
            word.append(vowels[number % vowels.count])
            number /= vowels.count
        } while number > 0
        return word
    }
}
