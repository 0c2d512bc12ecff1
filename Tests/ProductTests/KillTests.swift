import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// What is left when the program dies in the middle.
@Suite struct KillTests {
    /// How often the program is killed while it refreshes, and as often while it marks.
    static let killCount = 16
    /// How often this is tried; the program may be done before its death comes.
    static let limit = 60

    @Test func `a killed program leaves a whole store and every mark it acknowledged`()
        async throws
    {
        let text = ProcessInfo.processInfo.environment["TIDINGS_TEST_SEED"]
        let seed = text.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
        print("KillTests: TIDINGS_TEST_SEED=\(seed)")
        var victim = try await KillVictim(seed: seed)
        for round in 0..<Self.limit {
            if victim.refreshesKilled < Self.killCount {
                try await victim.killWhileRefreshing()
                try await victim.examine("seed \(seed), refresh \(round)")
                try await victim.refreshOneFeed("seed \(seed), refresh \(round)")
            }
            if victim.marksKilled < Self.killCount {
                try await victim.killWhileMarking(onceAcknowledged: round % 3 == 0)
                try await victim.examine("seed \(seed), mark \(round)")
            }
        }
        #expect(victim.refreshesKilled == Self.killCount && victim.marksKilled == Self.killCount)
        #expect(victim.acknowledgedCount >= Self.killCount)
        try await victim.refreshToTheEnd()
    }
}

/// A program that is killed again and again, and what it must remember.
struct KillVictim {
    /// What is known of an entry.
    struct State: Hashable {
        var isRead = false
        var isSaved = false
    }

    private let program: TidingsProgram
    private let site: ChangingSite
    private var generator: SplitMix
    /// The state of every entry that was ever listed.
    private var known: [String: State] = [:]
    /// The entries of a mark that was not acknowledged: all changed, or none.
    private var doubtful: (keys: [String], word: String)?
    /// About how long it takes; learned as it goes, for the machine may be busy or not.
    private var refreshTime = Duration.zero
    private var markTime = Duration.zero
    /// How often it was killed in the middle of a refresh.
    private(set) var refreshesKilled = 0
    /// How often it was killed in the middle of a mark, or between its words and its end.
    private(set) var marksKilled = 0
    /// How many marks were acknowledged.
    private(set) var acknowledgedCount = 0

    init(seed: UInt64) async throws {
        program = try TidingsProgram()
        site = try ChangingSite(now: Timestamp(seconds: Int64(Date().timeIntervalSince1970)))
        generator = SplitMix(seed: seed)
        try await program.done("import", "-", "--allow-private", input: site.opml)
        let clock = ContinuousClock()
        refreshTime = try await clock.measure { try await program.done("refresh") }
        for entry in try await program.pages(["list"]) { known[entry.key] = State() }
        #expect(known.count == ChangingSite.feedCount * ChangingSite.entryCount)
        let first = known.keys.sorted()[0]
        markTime = try await clock.measure { try await program.done("mark", "read", first) }
        known[first]?.isRead = true
    }

    // MARK: Killing

    /// Kills a refresh at any moment; a mark beside it goes its way.
    mutating func killWhileRefreshing() async throws {
        let refresh = try program.start(["refresh"])
        let moment = refreshTime * Double.random(in: 0...1, using: &generator)
        let (keys, word) = nextMark()
        let mark = try program.start(["mark", word] + keys)
        try await Task.sleep(for: moment)
        refresh.kill()
        let wasKilled = await refresh.result().ending == .signalled(9)
        refreshesKilled += wasKilled ? 1 : 0
        refreshTime = refreshTime * (wasKilled ? 1.1 : 0.8)
        let result = await mark.result()
        #expect(result.ending == .exited(0), "\(result)")
        note(result, keys, word)
    }

    /// Kills a mark at any moment, or at once when it is acknowledged.
    mutating func killWhileMarking(onceAcknowledged: Bool) async throws {
        let (keys, word) = nextMark()
        let mark = try program.start(["mark", word] + keys)
        if onceAcknowledged {
            #expect(await mark.firstLine() != nil)
        } else {
            let moment = markTime * Double.random(in: 0...1, using: &generator)
            try await Task.sleep(for: moment)
        }
        mark.kill()
        let result = await mark.result()
        let wasKilled = result.ending == .signalled(9)
        marksKilled += wasKilled ? 1 : 0
        if !onceAcknowledged { markTime = markTime * (wasKilled ? 1.1 : 0.8) }
        note(result, keys, word)
    }

    private mutating func nextMark() -> (keys: [String], word: String) {
        let keys = known.keys.sorted()
        let count = Int.random(in: 1...6, using: &generator)
        let chosen = (0..<count).compactMap { _ in keys.randomElement(using: &generator) }
        let words = ["read", "unread", "save", "save", "unsave"]
        return (Array(Set(chosen)), words.randomElement(using: &generator) ?? "save")
    }

    private mutating func note(_ result: ProgramResult, _ keys: [String], _ word: String) {
        guard result.text.hasPrefix("Marked ") && result.text.hasSuffix("\n") else {
            doubtful = (keys, word)
            return
        }
        acknowledgedCount += 1
        for key in keys { known[key]?.set(word) }
    }

    // MARK: Examining

    /// The store is whole, and every acknowledged mark is there.
    mutating func examine(_ moment: String) async throws {
        async let examined = program.json(PrintedReport.self, ["doctor"])
        let listed = try await program.pages(["list"])
        #expect(try await examined.problems.isEmpty, "\(moment)")
        let states = Dictionary(
            uniqueKeysWithValues: listed.map {
                ($0.key, State(isRead: $0.isRead, isSaved: $0.isSaved))
            })
        if let doubtful {
            let after = known.merging(doubtful.keys.map { ($0, State()) }) { old, _ in
                old.after(doubtful.word)
            }
            let isDone = doubtful.keys.allSatisfy { states[$0] == after[$0] }
            let isUndone = doubtful.keys.allSatisfy { states[$0] == known[$0] }
            #expect(isDone || isUndone, "a mark was done by half: \(moment)")
            for key in doubtful.keys { known[key] = states[key] }
        }
        doubtful = nil
        for (key, state) in known {
            #expect(states[key] == state, "\(key): \(moment)")
        }
        for (key, state) in states where known[key] == nil {
            #expect(state == State(), "\(key) is new: \(moment)")
        }
        known = states
    }

    /// A refresh after the death of another goes its way.
    mutating func refreshOneFeed(_ moment: String) async throws {
        let feed = Int.random(in: 0..<ChangingSite.feedCount, using: &generator)
        let refresh = try await program.done("refresh", site.address(feed))
        #expect(refresh.text.contains("1 feed refreshed"), "\(moment): \(refresh)")
    }

    /// One refresh of everything brings all that was missed.
    func refreshToTheEnd() async throws {
        let summary = try await program.json(PrintedRefresh.self, ["refresh"])
        #expect(summary.feeds.count == ChangingSite.feedCount && summary.failures == 0)
        for feed in 0..<ChangingSite.feedCount {
            let entries = try await program.pages(["list", "--feed", site.address(feed)])
            #expect(Set(entries.map(\.title)).isSuperset(of: site.lastTitles(feed)))
            #expect(Set(entries.map(\.title)).count == entries.count)
            #expect(entries.allSatisfy { $0.story != nil })
        }
    }
}

extension KillVictim.State {
    /// The state after a mark.
    func after(_ word: String) -> KillVictim.State {
        var state = self
        state.set(word)
        return state
    }

    mutating func set(_ word: String) {
        switch word {
        case "read": isRead = true
        case "unread": isRead = false
        case "save": isSaved = true
        default: isSaved = false
        }
    }
}
