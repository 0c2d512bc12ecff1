import IntentSync
import NewsModel
import TestSupport
import Testing

@Suite struct ArrangementIntentsTests {
    private var random = SplitMix(seed: 1)
    private var view = StoredIntents()
    private let addresses: [WebAddress]
    private let keys: [FeedKey]

    private var arrangement: Arrangement { Arrangement(view) }
    private var acts: ArrangementIntents<StoredIntents> { ArrangementIntents(view) }

    /// Three feeds at the top, in order.
    init() throws {
        addresses = (1...3).compactMap { WebAddress("https://example.org/\($0)") }
        keys = addresses.map { FeedKey(following: $0) }
        view.decide(
            try ArrangementIntents(view).follow(
                addresses.map { .init($0) }, choosing: &random))
    }

    private func address(_ text: String) throws -> WebAddress {
        try #require(WebAddress(text))
    }

    private func order(in folder: FolderID? = nil) -> [FeedKey] {
        arrangement.members(of: folder).compactMap { member in
            if case .feed(let key) = member { key } else { nil }
        }
    }

    @Test func `feeds that are followed stand in their order`() {
        #expect(order() == keys)
        #expect(arrangement.feeds.compactMap(\.address).sorted() == addresses.map(\.canonical))
    }

    @Test mutating func `following makes the folders on the path once`() throws {
        let path = FolderPath(["News", "Tea"])
        view.decide(
            try acts.follow(
                [
                    .init(try address("https://example.com/a"), title: "A", folder: path),
                    .init(try address("https://example.com/b"), folder: FolderPath(["news "])),
                    .init(try address("https://example.com/b#again")),
                ], choosing: &random))
        #expect(arrangement.folders.count == 2)
        let folder = try #require(arrangement.folders(at: path).first)
        #expect(arrangement.path(of: folder) == path)
        #expect(arrangement.feeds.filter { $0.folder == folder }.map(\.title) == ["A"])
        #expect(arrangement.feeds.count == 5)
    }

    @Test mutating func `what is already so takes no intent`() throws {
        let entry = EntryName(feed: keys[0], key: EntryKey(rawValue: 1))
        #expect(try acts.follow(addresses.map { .init($0) }, choosing: &random).isEmpty)
        #expect(try acts.rename(keys[0], to: "").isEmpty)
        #expect(try acts.readdress(keys[0], to: addresses[0]).isEmpty)
        #expect(try acts.move([keys[0]], to: .top, choosing: &random).isEmpty)
        #expect(acts.archive(entry, false).isEmpty && acts.hide(entry, false).isEmpty)
        #expect(acts.unsave(entry).isEmpty)
        #expect(try acts.setSetting("reader.open", to: nil).isEmpty)
        #expect(
            try acts.move(.feed(keys[0]), to: .before(.feed(keys[0])), choosing: &random).isEmpty)
    }

    @Test func `a secret in an address is left out`() throws {
        var random = SplitMix(seed: 2)
        let intents = try acts.follow(
            [.init(try address("https://me:hunter2@example.com/feed"))], choosing: &random)
        let register = Register(
            .feed(FeedKey(following: try address("https://example.com/feed"))), .address)
        #expect(intents.contains(.write(register, .text("https://example.com/feed"))))
        #expect(!String(describing: intents).contains("hunter2"))
    }

    @Test mutating func `a feed that moved is not followed twice`() throws {
        let new = try address("https://example.com/new")
        view.decide(try acts.readdress(keys[1], to: new))
        #expect(arrangement.feed(keys[1])?.address == "https://example.com/new")
        #expect(try acts.follow([.init(new)], choosing: &random).isEmpty)
    }

    @Test mutating func `following again leaves the old title and folder behind`() throws {
        view.decide(try acts.rename(keys[0], to: "Old"))
        view.decide(try acts.move([keys[0]], to: FolderPath(["News"]), choosing: &random))
        view.decide(try acts.unfollow(keys[0]))
        #expect(arrangement.removed.feeds.map(\.title) == ["Old"])
        let restored = try acts.restore(.feed(keys[0]))
        view.decide(try acts.follow([.init(addresses[0])], choosing: &random))
        #expect(arrangement.feed(keys[0])?.title == nil)
        #expect(arrangement.feed(keys[0])?.folder == nil)
        #expect(restored == [.set(Flag(.feed(keys[0]), .exists), isOn: true)])
    }

    @Test mutating func `things go where they are put`() throws {
        view.decide(try acts.move(.feed(keys[2]), to: .first(in: nil), choosing: &random))
        #expect(order() == [keys[2], keys[0], keys[1]])
        view.decide(
            try acts.move(.feed(keys[2]), to: .after(.feed(keys[0])), choosing: &random))
        #expect(order() == [keys[0], keys[2], keys[1]])
        view.decide(
            try acts.move(.feed(keys[1]), to: .before(.feed(keys[2])), choosing: &random))
        #expect(order() == [keys[0], keys[1], keys[2]])
        let (folder, intents) = try acts.createFolder("News", choosing: &random)
        view.decide(intents)
        view.decide(try acts.move(.feed(keys[1]), to: .last(in: folder), choosing: &random))
        view.decide(
            try acts.move(.feed(keys[0]), to: .after(.feed(keys[1])), choosing: &random))
        #expect(order(in: folder) == [keys[1], keys[0]])
        #expect(arrangement.members(of: nil) == [.feed(keys[2]), .folder(folder)])
    }

    @Test(arguments: UInt64(1)...4)
    mutating func `random moves of feeds and folders end where they should`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for name in ["A", "B", "C"] {
            view.decide(try acts.createFolder(name, choosing: &random).intents)
        }
        for _ in 0..<150 {
            let all = arrangement.members(inside: nil)
            let member = try #require(all.randomElement(using: &random))
            let target = try #require(all.randomElement(using: &random))
            let isAfter = Bool.random(using: &random)
            do {
                view.decide(
                    try acts.move(
                        member, to: isAfter ? .after(target) : .before(target), choosing: &random))
            } catch ArrangementRefusal.impossiblePlace {
                continue
            }
            let container = arrangement.container(of: target)
            #expect(arrangement.container(of: member) == container)
            let siblings = arrangement.members(of: container)
            let place = try #require(siblings.firstIndex(of: member))
            let mark = try #require(siblings.firstIndex(of: target))
            #expect(place - mark == (member == target ? 0 : isAfter ? 1 : -1), "seed \(seed)")
            #expect(Set(arrangement.members(inside: nil)) == Set(all))
        }
    }

    @Test mutating func `a folder cannot be put inside itself or too deep`() throws {
        var folders: [FolderID] = []
        for depth in 0..<ArrangementLimits.folderDepth {
            let made = try acts.createFolder("F\(depth)", inside: folders.last, choosing: &random)
            folders.append(made.id)
            view.decide(made.intents)
        }
        #expect(throws: ArrangementRefusal.impossiblePlace) {
            try acts.createFolder("deeper", inside: folders.last, choosing: &random)
        }
        for target in [folders[0], folders[5]] {
            #expect(throws: ArrangementRefusal.impossiblePlace) {
                try acts.move(.folder(folders[0]), to: .first(in: target), choosing: &random)
            }
        }
        let (two, intents) = try acts.createFolder("Two", choosing: &random)
        view.decide(intents)
        #expect(throws: ArrangementRefusal.impossiblePlace) {
            try acts.move(.folder(folders[0]), to: .first(in: two), choosing: &random)
        }
        view.decide(
            try acts.move(.folder(folders[1]), to: .first(in: two), choosing: &random))
        #expect(arrangement.container(of: .folder(folders[1])) == two)
    }

    @Test mutating func `a name that a renamed folder had is free again`() throws {
        let (old, intents) = try acts.createFolder("News", choosing: &random)
        view.decide(intents)
        view.decide(try acts.rename(old, to: "Archive"))
        let (new, more) = try acts.createFolder("News", choosing: &random)
        view.decide(more)
        #expect(old == FolderID(creating: "News", inside: nil))
        #expect(new == FolderID(creating: "News", inside: nil, attempt: 1))
        #expect(try acts.createFolder("archive", choosing: &random).id == old)
        #expect(arrangement.folders.count == 2)
        #expect(throws: ArrangementRefusal.unusableText) {
            try acts.createFolder(" \u{7}", choosing: &random)
        }
    }

    @Test mutating func `deleting a folder keeps its feeds unless they are meant too`() throws {
        view.decide(try acts.move([keys[0]], to: FolderPath(["A", "B"]), choosing: &random))
        let outer = try #require(arrangement.folders(at: FolderPath(["A"])).first)
        let alone = try acts.delete(outer)
        #expect(alone.count == 1)
        var copy = view
        copy.decide(alone)
        #expect(Arrangement(copy).feeds.count == 3)
        #expect(Arrangement(copy).folders.map(\.name) == ["B"])
        #expect(Arrangement(copy).removed.folders.map(\.name) == ["A"])
        view.decide(try acts.delete(outer, withContents: true))
        #expect(arrangement.feeds.count == 2)
        #expect(arrangement.folders.isEmpty)
        view.decide(try acts.restore(.folder(outer)))
        #expect(arrangement.folders.map(\.name) == ["A"])
        #expect(throws: ArrangementRefusal.unknown) { try acts.restore(.folder(outer)) }
    }

    @Test mutating func `tags come off, are renamed, and go`() throws {
        view.decide(try acts.tag(keys[0], named: "tea"))
        view.decide(try acts.tag(keys[0], named: "milk"))
        let tea = TagID(creating: "Tea")
        #expect(arrangement.feed(keys[0])?.tags.count == 2)
        view.decide(try acts.rename(tea, to: "Chai"))
        view.decide(acts.untag(keys[0], from: TagID(creating: "milk")))
        #expect(arrangement.feed(keys[0])?.tags == [tea])
        #expect(try acts.makeTag("tea").id == TagID(creating: "tea", attempt: 1))
        view.decide(try acts.delete(tea))
        #expect(arrangement.tags.map(\.name) == ["milk"])
        #expect(throws: ArrangementRefusal.unknown) { try acts.rename(tea, to: "Tea") }
    }

    @Test mutating func `snapshots outlive what they are of until they are cleared`() throws {
        let entry = EntryName(feed: keys[0], key: EntryKey(rawValue: 1))
        let snapshot = EntrySnapshot(of: entry, title: "Tea", link: nil, published: nil)
        view.decide(try acts.save(snapshot))
        #expect(acts.clearSnapshots(of: [entry]).isEmpty && acts.describe(snapshot).isEmpty)
        view.decide(acts.unsave(entry))
        #expect(arrangement.entries.isEmpty)
        #expect(arrangement.forgottenSnapshots == [entry])
        view.decide(acts.clearSnapshots(of: [entry]))
        #expect(arrangement.forgottenSnapshots.isEmpty)
        view.decide([.set(Flag(.entry(entry), .saved), isOn: true)], at: 2)
        view.decide(acts.describe(snapshot), at: 2)
        #expect(arrangement.entry(entry).snapshot == snapshot)
    }

    @Test mutating func `smart groups stand in the person's order`() throws {
        let ids = (0..<4).map { _ in RecordID(choosing: &random) }
        for (id, name) in zip(ids, ["A", "B", "C", "D"]) {
            view.decide(
                try acts.addSmartGroup(id, named: name, expression: "tea", choosing: &random))
        }
        view.decide(try acts.moveSmartGroup(ids[3], toPlace: 1, choosing: &random))
        #expect(arrangement.smartGroups.map(\.name) == ["A", "D", "B", "C"])
        #expect(throws: ArrangementRefusal.unusableText) {
            try acts.editSmartGroup(ids[0], expression: "")
        }
    }

    @Test func `what does not stand is refused`() {
        let none = FeedKey(rawValue: 9)
        var random = random
        #expect(throws: ArrangementRefusal.unknown) { try acts.unfollow(none) }
        #expect(throws: ArrangementRefusal.unknown) { try acts.rename(none, to: "x") }
        #expect(throws: ArrangementRefusal.unknown) { try acts.tag(none, named: "x") }
        #expect(throws: ArrangementRefusal.unknown) { try acts.unite(none, keys[0]) }
        #expect(throws: ArrangementRefusal.unknown) { try acts.delete(FolderID(rawValue: 9)) }
        #expect(throws: ArrangementRefusal.unknown) {
            try acts.move(.feed(none), to: .first(in: nil), choosing: &random)
        }
        #expect(throws: ArrangementRefusal.unknown) {
            try acts.move(.feed(keys[0]), to: .before(.feed(none)), choosing: &random)
        }
        #expect(throws: ArrangementRefusal.unknown) {
            try acts.createFolder("x", inside: FolderID(rawValue: 9), choosing: &random)
        }
    }
}
