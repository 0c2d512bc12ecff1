import NewsModel

/// What the person decided, by everything a replica knows: flags, registers, marks.
struct View: Sendable {
    /// What a register holds, and who wrote it.
    struct Held: Hashable, Sendable {
        /// The write.
        var write: Write
        /// The dot it was written under, where that is still known.
        var dot: Dot?
    }

    /// The flags that are on, with what holds them up.
    private(set) var raised: [Flag: [Section.Support]] = [:]
    /// The registers.
    private(set) var registers: [Register: Held] = [:]
    /// The marks.
    private(set) var reads: ReadView

    /// The view of `sections`, which are all live, `segments`, and `records`, in any order.
    init(sections: [Section], segments: [OwnedSegment], records: [RecordsShard]) {
        reads = ReadView(sections: sections, segments: segments)
        raise(sections, segments)
        for section in sections {
            for write in section.writes { hold(write, nil) }
        }
        for shard in records {
            for write in shard.writes { hold(write, nil) }
        }
        for owned in segments {
            for write in owned.segment.writes { hold(write, owned.dot) }
        }
    }

    private mutating func raise(_ sections: [Section], _ segments: [OwnedSegment]) {
        var supports: [Flag: [Section.Support]] = [:]
        for section in sections {
            for raised in section.raised {
                for support in raised.supports
                where Self.survives(support, raised.flag, besides: section, in: sections) {
                    supports[raised.flag, default: []].insertSorted(support, by: <)
                }
            }
        }
        for owned in segments where !sections.contains(where: { owned.isInside($0) }) {
            for change in owned.segment.switches where change.isOn {
                supports[change.flag, default: []].insertSorted(owned.support, by: <)
            }
        }
        for owned in segments {
            for change in owned.segment.switches where !change.isOn {
                guard var left = supports[change.flag] else { continue }
                left.removeAll { owned.undoes($0) }
                supports[change.flag] = left.isEmpty ? nil : left
            }
        }
        raised = supports
    }

    /// Whether no other section saw `support` and dropped it.
    private static func survives(
        _ support: Section.Support, _ flag: Flag, besides author: Section, in sections: [Section]
    ) -> Bool {
        sections.allSatisfy { section in
            if section.owner == author.owner { return true }
            guard support.isCovered(by: section.cut) else { return true }
            let place = section.raised.firstPlace { $0.flag < flag }
            guard place < section.raised.count, section.raised[place].flag == flag else {
                return false
            }
            return section.raised[place].supports.contains { $0.isSame(as: support) }
        }
    }

    private mutating func hold(_ write: Write, _ dot: Dot?) {
        if let held = registers[write.register], !Self.outdoes(write, held.write) {
            if held.dot == nil, held.write == write { registers[write.register]?.dot = dot }
            return
        }
        registers[write.register] = Held(write: write, dot: dot)
    }

    /// Whether `write` is later than `other`; of one stamp, which only a damaged history has, the
    /// larger bytes.
    static func outdoes(_ write: Write, _ other: Write) -> Bool {
        if write.stamp != other.stamp { return other.stamp < write.stamp }
        return other.value.lexicographicallyPrecedes(write.value)
    }
}
