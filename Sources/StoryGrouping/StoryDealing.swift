import NewsModel

/// How the entries of a story are dealt out where some must not be with others.
struct StoryDealing {
    /// The most entries of a story that are compared with each other.
    private static let comparedCount = 1000

    private let entries: [EntryKey]
    private let corrections: StoryCorrections
    /// What each entry is apart from in this story; those of which nothing is said are left out.
    private let rivals: [EntryKey: Set<EntryKey>]
    /// The part of each entry that was dealt out.
    private var partOfEntry: [EntryKey: Int] = [:]
    /// How many entries that are apart from others each part has.
    private var told: [Int] = []

    /// Deals out `entries`, earliest first.
    init(_ entries: [EntryKey], by corrections: StoryCorrections) {
        self.entries = entries
        self.corrections = corrections
        let all = Set(entries)
        var rivals: [EntryKey: Set<EntryKey>] = [:]
        for entry in entries {
            let here = corrections.rivals(of: entry).intersection(all)
            if !here.isEmpty { rivals[entry] = here }
        }
        self.rivals = rivals
    }

    /// The parts, those and their entries in the order of the entries.
    var parts: [[EntryKey]] {
        var places: [Int: Int] = [:]
        var parts: [[EntryKey]] = []
        for entry in entries {
            let part = partOfEntry[entry] ?? 0
            if let place = places[part] {
                parts[place].append(entry)
            } else {
                places[part] = parts.count
                parts.append([entry])
            }
        }
        return parts
    }

    /// Deals everything out.
    mutating func deal(_ likeness: (EntryKey, EntryKey) -> Double?) {
        // Whoever is apart from many decides what the others have to choose from.
        let order = entries.indices.filter { rivals[entries[$0]] != nil }.sorted {
            let (left, right) = (rivals[entries[$0]] ?? [], rivals[entries[$1]] ?? [])
            return (right.count, $0) < (left.count, $1)
        }
        for place in order {
            let entry = entries[place]
            let taken = Set((rivals[entry] ?? []).compactMap { partOfEntry[$0] })
            let open = told.indices.filter { !taken.contains($0) }
            let part = choice(of: open, for: place, likeness) ?? told.count
            if part == told.count { told.append(0) }
            partOfEntry[entry] = part
            told[part] += 1
        }
        guard told.count > 1 else { return }
        dealRest(likeness)
    }

    /// Deals out the entries of which nothing is said.
    private mutating func dealRest(_ likeness: (EntryKey, EntryKey) -> Double?) {
        let neighbors = neighbors
        let all = Array(told.indices)
        let dealt = dealt
        for place in entries.indices where rivals[entries[place]] == nil {
            let entry = entries[place]
            partOfEntry[entry] =
                partOfPartner(of: entry, among: all) ?? neighbors[place]
                ?? likest(all, of: dealt, for: entry, likeness)
        }
    }

    /// The entries of each part so far.
    private var dealt: [[EntryKey]] {
        var dealt: [[EntryKey]] = Array(repeating: [], count: told.count)
        for entry in entries { if let part = partOfEntry[entry] { dealt[part].append(entry) } }
        return dealt
    }

    /// The part that an entry goes to, of those where nothing is against it: that of an entry it
    /// belongs to, else that of the nearest in time which is not alone, else the likest.
    private func choice(
        of open: [Int], for place: Int, _ likeness: (EntryKey, EntryKey) -> Double?
    ) -> Int? {
        let entry = entries[place]
        if let part = partOfPartner(of: entry, among: open) { return part }
        let crowds = open.filter { told[$0] > 1 }
        let near = entries.indices.lazy.compactMap { other -> (distance: Int, part: Int)? in
            guard let part = partOfEntry[entries[other]], crowds.contains(part) else { return nil }
            return (abs(other - place), part)
        }
        return near.min { $0.distance < $1.distance }?.part
            ?? likest(open, of: dealt, for: entry, likeness)
    }

    /// The part with most of the entries that one belongs to; of equals that with the earliest.
    private func partOfPartner(of entry: EntryKey, among parts: [Int]) -> Int? {
        let partners = Set(corrections.partners(of: entry))
        guard !partners.isEmpty else { return nil }
        let found = entries.lazy.filter(partners.contains).compactMap { partOfEntry[$0] }
            .filter(parts.contains)
        var counts: [Int: Int] = [:]
        for part in found { counts[part, default: 0] += 1 }
        guard let most = counts.values.max() else { return nil }
        return found.first { counts[$0] == most }
    }

    /// For each place the part of the nearest entry that is dealt out with others; of two that are as
    /// near, the earlier.
    private var neighbors: [Int?] {
        var nearest: [(distance: Int, part: Int)?] = Array(repeating: nil, count: entries.count)
        func sweep(_ places: some Sequence<Int>) {
            var last: (place: Int, part: Int)?
            for place in places {
                if let part = partOfEntry[entries[place]], told[part] > 1 { last = (place, part) }
                guard let last else { continue }
                let distance = abs(place - last.place)
                if distance < nearest[place]?.distance ?? .max {
                    nearest[place] = (distance, last.part)
                }
            }
        }
        sweep(entries.indices)
        sweep(entries.indices.reversed())
        return nearest.map { $0?.part }
    }

    /// The part whose entries are most like one, of equals the first; in a story with more entries
    /// than can be compared that of whoever is apart from most.
    private func likest(
        _ parts: [Int], of dealt: [[EntryKey]], for entry: EntryKey,
        _ likeness: (EntryKey, EntryKey) -> Double?
    ) -> Int? {
        guard parts.count > 1, entries.count <= Self.comparedCount else { return parts.first }
        let pulls = parts.map { part in
            let known = dealt[part].suffix(StoryGrouper.membersCompared).compactMap {
                likeness($0, entry)
            }
            return known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
        }
        guard let most = pulls.max(), let place = pulls.firstIndex(of: most) else { return nil }
        return parts[place]
    }
}
