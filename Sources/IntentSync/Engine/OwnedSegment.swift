/// A segment and the replica that decided it.
struct OwnedSegment: Hashable, Sendable {
    /// Who decided.
    var owner: ReplicaID
    /// What was decided.
    var segment: Segment

    /// Its dot.
    var dot: Dot { Dot(owner, segment.version) }

    /// Whether this undoes what `dot`, first published as `alias`, did.
    func covers(_ dot: Dot, alias: Dot?) -> Bool {
        if segment.context.covers(dot) { return true }
        guard let alias else { return false }
        return segment.context.covers(alias)
    }

    /// Whether what it did is inside `section`, kept there or undone.
    func isInside(_ section: Section) -> Bool {
        section.cut.covers(dot) || segment.alias.map(section.cut.covers) ?? false
    }
}
