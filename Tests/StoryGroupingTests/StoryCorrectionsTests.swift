import NewsModel
import StoryGrouping
import Testing

@Suite struct StoryCorrectionsTests {
    private static let title = "Volcano erupts on Iceland after weeks of tremors"

    @Test func `what is apart does not join`() {
        var wire = Wire()
        let (one, other) = (wire.headline(Self.title), wire.headline(Self.title, hours: 1))
        let third = wire.headline(Self.title, hours: 2)
        var grouper = StoryGrouper()
        grouper.corrections.separate(one.entry, other.entry)
        let story = grouper.add(one)
        #expect(grouper.add(other) != story)
        #expect(grouper.mergeStories() == [])
        #expect(grouper.add(third) == grouper.story(of: other.entry))
    }

    @Test func `what belongs together joins, however unlike`() {
        var wire = Wire()
        let one = wire.headline(Self.title)
        let other = wire.headline("Flights cancelled across northern Europe", hours: 1)
        var grouper = StoryGrouper()
        grouper.corrections.join(one.entry, other.entry)
        #expect(grouper.add(one) == grouper.add(other))
    }

    @Test func `apart wins over together`() {
        var wire = Wire()
        let (one, other) = (wire.headline(Self.title), wire.headline(Self.title, hours: 1))
        var grouper = StoryGrouper()
        grouper.corrections.join(one.entry, other.entry)
        grouper.corrections.separate(one.entry, other.entry)
        #expect(grouper.add(one) != grouper.add(other))
    }

    private static func keys(_ numbers: [UInt64]) -> [EntryKey] {
        numbers.map(EntryKey.init(rawValue:))
    }

    @Test func `one that is apart from all others leaves them together`() {
        var corrections = StoryCorrections()
        let entries = Self.keys([1, 2, 3, 4])
        for other in [1, 2, 4] as [UInt64] {
            corrections.separate(EntryKey(rawValue: 3), EntryKey(rawValue: other))
        }
        let parts = corrections.parts(of: entries) { _, _ in nil }
        #expect(parts == [Self.keys([1, 2, 4]), Self.keys([3])])
    }

    @Test func `a split in the middle gives two parts`() {
        var corrections = StoryCorrections()
        for later in [3, 4, 5] as [UInt64] {
            corrections.separate(EntryKey(rawValue: 1), EntryKey(rawValue: later))
        }
        corrections.separate(EntryKey(rawValue: 2), EntryKey(rawValue: 3))
        let parts = corrections.parts(of: Self.keys([1, 2, 3, 4, 5])) { _, _ in nil }
        #expect(parts == [Self.keys([1, 2]), Self.keys([3, 4, 5])])
    }

    @Test func `who left a large story alone takes nobody along`() {
        let entries = Self.keys(Array(1...300))
        var corrections = StoryCorrections()
        for other in entries.suffix(50) {
            corrections.separate(EntryKey(rawValue: 100), other)
        }
        // All are as like one as another, and those of the part that is asked for last the most.
        let parts = corrections.parts(of: entries) { one, _ in Double(one.rawValue) }
        #expect(parts == [entries.filter { $0.rawValue != 100 }, Self.keys([100])])
    }

    @Test func `in a large story, what nothing is said of stays on its side of the cut`() {
        let entries = Self.keys(Array(1...300))
        var corrections = StoryCorrections()
        for place in 76..<101 { corrections.separate(entries[place - 1], entries[100]) }
        for place in 101..<126 { corrections.separate(entries[99], entries[place - 1]) }
        let parts = corrections.parts(of: entries) { _, _ in nil }
        #expect(parts == [Array(entries[..<100]), Array(entries[100...])])
    }

    @Test func `of what nothing is said stays with whom it belongs to`() {
        let entries = Self.keys([1, 2, 3, 4, 5, 6])
        var corrections = StoryCorrections()
        for earlier in [1, 2] as [UInt64] {
            for later in [4, 5] as [UInt64] {
                corrections.separate(EntryKey(rawValue: earlier), EntryKey(rawValue: later))
            }
        }
        corrections.join(EntryKey(rawValue: 6), EntryKey(rawValue: 1))
        let parts = corrections.parts(of: entries) { _, _ in nil }
        #expect(parts == [Self.keys([1, 2, 3, 6]), Self.keys([4, 5])])
    }

    @Test func `two that are apart share the others out by likeness`() {
        var corrections = StoryCorrections()
        corrections.separate(EntryKey(rawValue: 1), EntryKey(rawValue: 4))
        let parts = corrections.parts(of: Self.keys([1, 2, 3, 4])) { one, other in
            one.rawValue + other.rawValue == 7 ? 0.9 : 0.1
        }
        #expect(parts == [Self.keys([1, 2]), Self.keys([3, 4])])
    }

    @Test func `nothing said leaves one part`() {
        let entries = Self.keys([1, 2, 3])
        #expect(StoryCorrections().parts(of: entries) { _, _ in nil } == [entries])
    }

    @Test func `moved entries stay where they were put`() {
        var wire = Wire()
        let (one, other) = (wire.headline(Self.title), wire.headline(Self.title, hours: 1))
        var grouper = StoryGrouper()
        _ = grouper.add(one)
        _ = grouper.add(other)
        let own = StoryKey(founder: other.entry)
        grouper.move([other.entry, EntryKey(rawValue: 999)], to: own)
        #expect(grouper.story(of: other.entry) == own)
        #expect(grouper.add(other) == own)
    }
}
