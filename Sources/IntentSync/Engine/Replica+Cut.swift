/// Up to where a section may sum up.
///
/// There is no lock and no leader, so the rules make any section harmless: everybody active holds
/// everything up to the cut, whoever decides later has seen all of it, and nothing in it undoes
/// what is outside.
extension Replica {
    /// The cut of the section that could be made now, or `nil` where it would bring nothing.
    func stableCut() -> VersionVector? {
        let live = liveSections.map(\.section)
        var cut = heldByAll()
        leaveOutYoung(&cut, besides: live)
        close(&cut)
        guard live.allSatisfy({ cut.covers($0.cut) }) else { return nil }
        guard !live.contains(where: { $0.cut.covers(cut) }) else { return nil }
        return cut
    }

    /// What every active replica holds.
    private func heldByAll() -> VersionVector {
        var cut = have
        // What no log has said yet is not summed up either.
        cut[id] = min(cut[id], published?.version ?? 0)
        for (_, have) in awaited { cut.meet(have) }
        return cut
    }

    /// Lowers `cut` below what arrived lately, but not below what sections hold already.
    private func leaveOutYoung(_ cut: inout VersionVector, besides live: [Section]) {
        let all = cut
        for dot in all.dots {
            let arrivals =
                dot.replica == id ? ownArrivals : peers[dot.replica]?.value.arrivals ?? []
            let old = arrivals.last { elapsed - $0.elapsed >= lag }?.version ?? 0
            cut[dot.replica] = min(dot.version, lag <= 0 ? dot.version : old)
        }
        for section in live {
            for dot in section.cut.dots where all[dot.replica] >= dot.version { cut.raise(dot) }
        }
    }

    /// Lowers `cut` until whoever decided something outside of it had seen all of it, and whatever
    /// is undone inside of it was done inside of it.
    private func close(_ cut: inout VersionVector) {
        // What lies behind a gap in a retired replica's history shows, but nobody waits for it.
        let segments = segments.filter { owned in
            retired[owned.owner].map { owned.segment.version <= $0 } ?? true
        }
        var isMoving = true
        while isMoving {
            isMoving = false
            for owned in segments {
                let isInside = owned.segment.version <= cut[owned.owner]
                if !isInside, !planted(.noFixPoint) {
                    var seen = owned.segment.context
                    seen[owned.owner] = .max
                    let before = cut
                    cut.meet(seen)
                    if cut != before { isMoving = true }
                } else if isInside, dependsOnMore(owned, than: cut) {
                    cut[owned.owner] = owned.segment.version - 1
                    isMoving = true
                }
            }
        }
        let aliases = segments.filter { $0.segment.version <= cut[$0.owner] }
            .flatMap { $0.segment.aliases }
        for alias in aliases.sorted() where follows(alias, cut) { cut.raise(alias) }
    }

    /// Whether a segment in `cut` needs something there that is not.
    private func dependsOnMore(_ owned: OwnedSegment, than cut: VersionVector) -> Bool {
        if !owned.segment.aliases.allSatisfy({ follows($0, cut) }) { return true }
        return owned.segment.undoes && !planted(.cutNotClosed) && reachesOutside(owned, cut)
    }

    /// Whether everything before the dot under which something was first published is in `cut`, so
    /// that the dot itself can join.
    private func follows(_ alias: Dot, _ cut: VersionVector) -> Bool {
        alias.version == 0 || cut[alias.replica] >= alias.version - 1
    }

    /// Whether a segment undoes something that may lie outside of `cut`.
    private func reachesOutside(_ owned: OwnedSegment, _ cut: VersionVector) -> Bool {
        owned.segment.context.dots.contains { dot in
            guard dot.replica != owned.owner else { return false }
            var needed = dot.version
            if isForgotten(dot.replica) {
                // Of what is forgotten nobody waits for more than somebody holds, even if that is
                // retired, too, or than shows here behind a gap.
                let shown = peers[dot.replica]?.value.log.segments.last {
                    $0.value.version <= dot.version
                }
                var held = have[dot.replica]
                for (other, peer) in peers.pairs where !isForgotten(other) {
                    held = max(held, peer.value.log.have[dot.replica])
                    held = max(held, sections[other]?.section.cut[dot.replica] ?? 0)
                }
                needed = min(needed, max(held, shown?.value.version ?? 0))
            }
            return needed > cut[dot.replica]
        }
    }
}

extension Segment {
    /// Whether it takes anything back.
    var undoes: Bool {
        marks.contains { !$0.isRead } || spans.contains { !$0.isRead }
            || switches.contains { !$0.isOn }
    }
}
