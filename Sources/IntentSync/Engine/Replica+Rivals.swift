import NewsModel

/// What two bearers of one name said under one number.
///
/// It happens where a store was copied, or restored, and nobody noticed yet. All must choose the same
/// of the two; what the other one held up is said again by whoever had it.
extension Replica {
    /// Whether a section takes the place of one by the same author.
    ///
    /// An author's later section is beyond the former.
    static func replaces(_ section: Section, _ bytes: [UInt8], _ known: KnownSection) -> Bool {
        let (old, new) = (known.section, section)
        if new.number != old.number { return new.number > old.number }
        if new.cut.isBeyond(old.cut) || old.cut.isBeyond(new.cut) {
            return new.cut.isBeyond(old.cut)
        }
        return known.bytes.lexicographicallyPrecedes(bytes)
    }

    /// Says again what `before` had of flags and registers and the view has not, because a section
    /// took the place of its rival.
    mutating func repeatRest(of before: View) {
        var segment = repeatingSegment()
        for flag in before.raised.keys where view.raised[flag] == nil {
            segment.set(flag, isOn: true)
        }
        for held in before.registers.values where isLost(held.write) { segment.write(held.write) }
        publishRepeated(segment)
    }

    /// Says again what `rivals` held up in the view `before`, unless one of the `fresh` segments,
    /// among them those that took their place, takes it back.
    mutating func repeatRivals<Library: EntryLibrary>(
        _ rivals: [OwnedSegment], besides fresh: [OwnedSegment], before: View, _ library: Library
    ) throws(Library.Failure) {
        guard !rivals.isEmpty else { return }
        var segment = repeatingSegment()
        for rival in rivals.map(\.segment) {
            for flag in rival.switches.filter(\.isOn).map(\.flag)
            where before.raised[flag] != nil && view.raised[flag] == nil {
                let isUndone = fresh.contains { owned in
                    owned.segment.switches.contains { $0.flag == flag && !$0.isOn }
                }
                if !isUndone { segment.set(flag, isOn: true) }
            }
            for write in rival.writes
            where before.registers[write.register]?.write == write && isLost(write) {
                segment.write(write)
            }
            var entries = rival.marks.filter(\.isRead).map {
                EntryReference(feed: $0.feed, position: nil, hash: $0.hash)
            }
            for span in rival.spans where span.isRead {
                entries += try Self.known(in: span, library)
            }
            for entry in entries where before.reads.isRead(entry) && !view.reads.isRead(entry) {
                let isUndone = fresh.contains { owned in
                    owned.segment.statement(
                        feed: entry.feed, position: entry.position, hash: entry.hash) == false
                }
                if !isUndone { segment.mark(entry, isRead: true) }
            }
        }
        publishRepeated(segment)
    }

    /// Whether the view holds an earlier write than this one.
    private func isLost(_ write: Write) -> Bool {
        guard let held = view.registers[write.register] else { return true }
        return View.outdoes(write, held.write)
    }

    private mutating func repeatingSegment() -> Segment {
        closeSegment()
        var segment = Segment(version: version + 1, context: seen)
        segment.context[id] = version
        return segment
    }

    private mutating func publishRepeated(_ segment: Segment) {
        guard !segment.isEmpty else { return }
        open = segment
        closeSegment()
        refreshView()
    }
}
