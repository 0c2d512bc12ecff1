/// One wish of the person about one subject, before it has a version or a stamp.
public enum Intent: Hashable, Sendable {
    /// One entry is read or unread.
    case mark(EntryReference, isRead: Bool)
    /// All entries of a feed in a span of time that are known here are read or unread.
    case markSpan(SpanMark)
    /// A flag is on or off.
    case set(Flag, isOn: Bool)
    /// A register takes a value.
    case write(Register, RegisterValue)
    /// Something a later version wishes, for tests of what this one does with it.
    case later(kind: UInt64, payload: [UInt8])
}
