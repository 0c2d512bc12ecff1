/// What a person can decide about an entry.
public enum EntryMark: String, Hashable, Sendable {
    /// It is done with.
    case read
    /// It shall be seen again.
    case unread
    /// It shall be kept for ever.
    case saved
    /// It need not be kept any longer.
    case unsaved
}
