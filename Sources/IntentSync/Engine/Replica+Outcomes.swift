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
            outcomes += removalOutcomes(of: owned, among: known, before: old)
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

    /// Things that are gone although somebody changed them at the same time, each once.
    private func removalOutcomes(
        of owned: OwnedSegment, among known: [OwnedSegment], before old: View
    ) -> [Outcome] {
        let context = owned.segment.context
        let removals = owned.segment.switches.compactMap { change -> Outcome? in
            guard !change.isOn, change.flag.trait == .exists, view.raised[change.flag] == nil
            else { return nil }
            let unseen = Register.Field.ofThings.lazy.compactMap { field in
                old.registers[Register(change.flag.subject, field)]?.dot
            }.first { !context.covers($0) }
            guard let unseen, unseen.replica != owned.owner else { return nil }
            return Outcome(
                matter: .removed(change.flag), winner: owned.owner, loser: unseen.replica)
        }
        var changed: [Subject] = []
        for write in owned.segment.writes where changed.last != write.register.subject {
            let exists = Flag(write.register.subject, .exists)
            guard view.raised[exists] == nil, Register.Field.ofThings.contains(write.register.field)
            else { continue }
            changed.append(write.register.subject)
        }
        let changes = Set(changed).sorted().compactMap { subject -> Outcome? in
            let exists = Flag(subject, .exists)
            let rival = known.first { other in
                other.segment.switches.contains { !$0.isOn && $0.flag == exists }
                    && !context.covers(other.dot) && !other.segment.context.covers(owned.dot)
            }
            return rival.map {
                Outcome(matter: .removed(exists), winner: $0.owner, loser: owned.owner)
            }
        }
        return removals + changes
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

extension Register.Field {
    /// The fields of things that can be removed.
    fileprivate static let ofThings: [Register.Field] = [
        .address, .title, .folder, .order, .name, .value,
    ]
}
