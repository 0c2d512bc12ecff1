/// What a replica resolved by itself, for the journal.
extension Replica {
    /// The conflicts between `fresh` segments and what the view said before they came.
    func outcomes(of fresh: [OwnedSegment], before old: View) -> [Effect] {
        guard !fresh.isEmpty else { return [] }
        let known = segments.filter { owned in
            !fresh.contains { $0.owner == owned.owner && $0.dot == owned.dot }
        }
        var outcomes: [Outcome] = []
        for owned in fresh {
            outcomes += registerOutcomes(of: owned, before: old)
            outcomes += flagOutcomes(of: owned)
            outcomes += markOutcomes(of: owned, among: known)
        }
        return outcomes.map { .resolved($0) }
    }

    private func registerOutcomes(of owned: OwnedSegment, before old: View) -> [Outcome] {
        owned.segment.writes.compactMap { write in
            guard let held = old.registers[write.register], let dot = held.dot,
                held.write.value != write.value, !owned.segment.context.covers(dot)
            else { return nil }
            let isNewer = View.outdoes(write, held.write)
            return Outcome(
                matter: .register(
                    write.register, won: isNewer ? write.value : held.write.value,
                    lost: isNewer ? held.write.value : write.value),
                winner: isNewer ? owned.owner : dot.replica,
                loser: isNewer ? dot.replica : owned.owner)
        }
    }

    private func flagOutcomes(of owned: OwnedSegment) -> [Outcome] {
        owned.segment.switches.compactMap { change in
            guard !change.isOn, let support = view.raised[change.flag]?.first else { return nil }
            return Outcome(
                matter: .flag(change.flag), winner: support.dot.replica, loser: owned.owner)
        }
    }

    private func markOutcomes(
        of owned: OwnedSegment, among known: [OwnedSegment]
    ) -> [Outcome] {
        owned.segment.marks.compactMap { mark in
            let entry = EntryReference(
                feed: mark.feed, position: mark.position, hash: mark.hash)
            guard view.reads.isRead(entry) else { return nil }
            let rival = known.first { other in
                other.segment.statement(feed: mark.feed, position: nil, hash: mark.hash)
                    == !mark.isRead && !owned.segment.context.covers(other.dot)
                    && !other.segment.context.covers(owned.dot)
            }
            guard let rival else { return nil }
            return Outcome(
                matter: .mark(entry), winner: mark.isRead ? owned.owner : rival.owner,
                loser: mark.isRead ? rival.owner : owned.owner)
        }
    }
}
