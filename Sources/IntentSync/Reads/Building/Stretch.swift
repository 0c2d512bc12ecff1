/// A part of the axis that is inside a span as a whole, or outside as a whole.
struct Stretch {
    /// What decides where a span may begin or end beside a stretch.
    enum Edge {
        /// An entry: a span may reach a little beyond it.
        case entry
        /// The edge of a zone: nowhere but here.
        case exact
    }

    /// The first point.
    var lower: UInt64
    /// One more than the last point; or `lower`, for a stretch that only keeps its neighbours apart.
    var upper: UInt64
    var edge = Edge.entry
    /// How many known entries of it are read, and how many are not.
    var reads = 0
    var unreads = 0
    /// Whether it may be inside a span, and whether it may be outside.
    var mayBeInside = true
    var mayBeOutside = true
    /// Whether its second also holds entries of another state.
    var sharesSecond = false

    /// Lets the stretch that follows be a part of this one, where a span would never begin or end
    /// between them.
    mutating func absorb(_ next: Stretch) -> Bool {
        if !mayBeOutside && !next.mayBeOutside {
            guard upper == next.lower else { return false }
        } else {
            guard edge == .entry, next.edge == .entry, isFree, next.isFree,
                reads == 0 ? next.reads == 0 : unreads == 0 && next.unreads == 0,
                sharesSecond == next.sharesSecond,
                !sharesSecond || (upper &- 1) >> 24 == next.lower >> 24
            else { return false }
        }
        upper = next.upper
        reads += next.reads
        unreads += next.unreads
        return true
    }

    private var isFree: Bool { mayBeInside && mayBeOutside }
}
