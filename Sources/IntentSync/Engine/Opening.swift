/// What a replica had decided when its store was opened: what a copy of the store has in common with it.
struct Opening: Hashable, Sendable {
    /// Its versions up to this one were closed.
    var closed: UInt64 = 0
    /// The version that was not, and of which another bearer of its name may publish more; 0 for none.
    var part: UInt64 = 0
    /// Its latest publication.
    var publication: UInt64 = 0
}

extension Replica {
    /// How many openings are told apart.
    private static let openingCount = 16

    /// The openings that may be a copy's first, who did not notice yet.
    ///
    /// Others would have heard of two bearers of the name by the time they confirmed what one of them
    /// published after it was opened.
    var doubtfulOpenings: [Opening] {
        let heard = peers.values.map { peer in
            peer.value.log.confirmed.first { $0.replica == id }?.version ?? 0
        }
        return openings.filter { $0.publication >= heard.max() ?? 0 }
    }

    /// Notes that the store is opened now, after these doubtful openings.
    mutating func open(after earlier: [Opening]) {
        openings = earlier
        guard earlier.last?.publication != opening.publication else { return }
        openings.append(opening)
        if openings.count > Self.openingCount {
            openings[0].publication = openings[1].publication
            openings.remove(at: 1)
        }
    }
}
