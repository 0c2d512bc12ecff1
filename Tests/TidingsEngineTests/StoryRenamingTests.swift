import NewsModel
import Testing
import TidingsEngine

/// The keys of stories that were grouped anew.
@Suite struct StoryRenamingTests {
    private func entry(_ number: UInt64) -> EntryKey { EntryKey(rawValue: number) }
    private func story(_ number: UInt64) -> StoryKey { StoryKey(rawValue: number) }

    @Test func `a founder whose story went on without it gets a key of its own`() {
        // The old story 1 had the entries 1 through 4; now 1 is alone.
        let old = Dictionary(uniqueKeysWithValues: (1...4).map { (entry($0), story(1)) })
        let names = StoryRenaming(
            new: [
                (entry(1), story(1)), (entry(2), story(2)), (entry(3), story(2)),
                (entry(4), story(2)),
            ],
            old: old)
        #expect(names[story(2)] == story(1))
        #expect(names[story(1)] != story(1))
    }

    @Test func `every new story has another key, whatever falls apart`() {
        let old = Dictionary(
            uniqueKeysWithValues: (1...40).map { (entry($0), story($0 <= 20 ? 1 : 21)) })
        let new = (1...40).map { number -> (entry: EntryKey, story: StoryKey) in
            (entry(number), story([1, 21, 5, 9, 13][Int(number % 5)]))
        }
        let names = StoryRenaming(new: new, old: old)
        #expect(Set([1, 21, 5, 9, 13].map { names[story($0)] }).count == 5)
    }
}
