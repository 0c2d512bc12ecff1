/// A segment and the replica that decided it.
struct OwnedSegment: Hashable, Sendable {
    /// Who decided.
    var owner: ReplicaID
    /// What was decided.
    var segment: Segment

    /// Its dot.
    var dot: Dot { Dot(owner, segment.version) }

    /// What it switched on is held up by this.
    var support: Section.Support {
        Section.Support(dot: dot, aliases: segment.aliases + (segment.part.map { [$0] } ?? []))
    }

    /// Whether what it did is inside `section`, kept there or undone.
    func isInside(_ section: Section) -> Bool {
        support.isCovered(by: section.cut)
    }
}
