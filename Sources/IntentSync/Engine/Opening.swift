/// What a replica had decided when its store was opened: what a copy of the store has in common with it.
struct Opening: Hashable, Sendable {
    /// Its versions up to this one were closed.
    var closed: UInt64 = 0
    /// The version that was not, and of which another bearer of its name may publish more; 0 for none.
    var part: UInt64 = 0
}
