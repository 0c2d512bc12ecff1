import Crypto
import NewsModel
import StoryGrouping
import TidingsStore

/// All that the person says about stories, on this device or another.
struct StoryWishes: Sendable {
    /// The setting that keeps which wishes the stories of this device follow; it stays here.
    private static let followed = "device.stories.followed"

    /// How headlines are grouped.
    var plan: GroupingPlan
    /// What belongs together or apart.
    var corrections: StoryCorrections
    /// The tag of the language that titles of stories are preferred in, or `nil` for any.
    var language: String?
    /// The same for the same wishes, and for others another.
    let digest: String

    /// Reads what the person says now.
    init(_ store: ReaderStore) async throws(StoreError) {
        let settings = try await store.settings(beginning: GroupingPlan.setting)
        plan = GroupingPlan(settings: settings, folders: try await store.folderPaths())
        let said = try await store.storyCorrections()
        corrections = StoryCorrections(said)
        language = try await store.setting(ReaderStore.languageSetting)
        // Without the language: titles that are there stay as they are.
        var lines = settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        lines += said.map { "\($0.first) \($0.second) \($0.isApart)" }
        digest = Digest(of: Array(lines.joined(separator: "\n").utf8)).description
    }

    /// Whether the stories of the store follow these wishes already.
    func areFollowed(in store: ReaderStore) async throws(StoreError) -> Bool {
        try await store.setting(Self.followed) == digest
    }

    /// Notes that the stories of the store follow these wishes.
    func noteFollowed(in store: ReaderStore, at now: Timestamp) async throws(StoreError) {
        try await store.note(Self.followed, digest, at: now)
    }
}
