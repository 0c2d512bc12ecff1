import NewsModel
import TidingsStore

/// What a form or the script asks to be decided about entries.
enum MarkWish: String, CaseIterable, Hashable, Sendable {
    case read, unread, saved, unsaved, archived, unarchived, hidden, unhidden

    /// What takes it back.
    var opposite: MarkWish {
        switch self {
        case .read: .unread
        case .unread: .read
        case .saved: .unsaved
        case .unsaved: .saved
        case .archived: .unarchived
        case .unarchived: .archived
        case .hidden: .unhidden
        case .unhidden: .hidden
        }
    }

    /// Decides it.
    ///
    /// - Returns: How many of the keys name an entry here.
    func carryOut(
        on entries: [EntryKey], in store: ReaderStore, at time: Timestamp
    ) async throws(StoreError) -> Int {
        switch self {
        case .read: try await store.mark(entries, .read, at: time)
        case .unread: try await store.mark(entries, .unread, at: time)
        case .saved: try await store.mark(entries, .saved, at: time)
        case .unsaved: try await store.mark(entries, .unsaved, at: time)
        case .archived: try await store.archive(entries, at: time)
        case .unarchived: try await store.archive(entries, false, at: time)
        case .hidden: try await store.hide(entries, at: time)
        case .unhidden: try await store.hide(entries, false, at: time)
        }
    }

    /// What is said once it was done in a page without script; `nil` where the page shows it.
    var said: Phrase? {
        switch self {
        case .read, .unread, .saved, .unsaved: nil
        case .archived: phrases.script.archived
        case .unarchived: phrases.script.unarchived
        case .hidden: phrases.script.hidden
        case .unhidden: phrases.script.unhidden
        }
    }
}
