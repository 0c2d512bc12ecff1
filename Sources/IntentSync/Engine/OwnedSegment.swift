/// A segment and the replica that decided it.
struct OwnedSegment: Hashable, Sendable {
    /// Who decided.
    var owner: ReplicaID
    /// What was decided, shared with the log it is from.
    var shared: Shared<Segment>

    /// What was decided.
    var segment: Segment {
        get { shared.value }
        set { shared = Shared(newValue) }
    }

    /// Its dot.
    var dot: Dot { Dot(owner, segment.version) }

    /// What it switched on is held up by this.
    var support: Section.Support {
        var aliases = segment.aliases
        if let part = segment.part { aliases.append(part) }
        return Section.Support(dot: dot, aliases: aliases)
    }

    /// Whether this undoes what `support` holds up: it had seen that, or it is the whole of what was
    /// repeated in part.
    func undoes(_ support: Section.Support) -> Bool {
        support.isCovered(by: segment.context) || support.aliases.contains(dot)
            || segment.aliases.contains(where: support.aliases.contains)
    }

    /// Whether what it did is inside `section`, kept there or undone.
    func isInside(_ section: Section) -> Bool {
        support.isCovered(by: section.cut)
    }
}
