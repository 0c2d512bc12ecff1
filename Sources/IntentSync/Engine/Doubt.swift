/// An entry that was marked by words that never meant it, and that cannot be called unread yet:
/// somebody else meant it, or the words lie behind a gap.
///
/// Should that change, it is for whoever knows of the doubt to say that it is unread.
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
