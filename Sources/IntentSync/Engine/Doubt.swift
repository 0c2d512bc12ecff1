/// An entry that turned up after it had been marked by words that never meant it, and that is read
/// all the same, because somebody else meant it.
///
/// Should they take that back, it is for whoever knows of the doubt to say that it is unread.
struct Doubt: Hashable, Sendable {
    /// How many are kept; of more, the oldest are forgotten.
    static let keptCount = 1_000

    /// The entry.
    var entry: EntryReference
    /// The marks on spans that did not mean it.
    var spans: [ReadView.SpanPlace]
    /// The own section that filled it in, by author and number.
    var section: Dot?
}
