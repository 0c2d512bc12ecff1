/// Why an act of the person cannot be carried out.
public enum ArrangementRefusal: Error, Hashable, Sendable {
    /// What it is about does not stand, or not any more.
    case unknown
    /// A name or an expression is empty or too long.
    case unusableText
    /// A folder would come to lie inside itself, or deeper than folders nest.
    case impossiblePlace
    /// There are as many as there can be.
    case tooMany
    /// The setting belongs to this screen, or is a secret, and does not travel.
    case staysHere
    /// The text holds what looks like a secret, which must not leave.
    case secret
}
