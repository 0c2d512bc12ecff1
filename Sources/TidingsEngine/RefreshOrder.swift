package import TidingsStore

/// In which order feeds are refreshed: publishers take turns, and none is asked for two feeds at
/// once.
///
/// So the answer to one feed is known before the next of the same publisher is asked, and "too many
/// requests" reaches those that still wait.
///
/// - Complexity: O(1) for each feed.
package struct RefreshOrder {
    private var lanes: [String: [FollowedFeed]] = [:]
    private var ready: [String] = []
    private var head = 0

    /// Orders `feeds` by the domains that `domain` finds for them.
    package init(_ feeds: [FollowedFeed], domain: (FollowedFeed) -> String) {
        for feed in feeds {
            let domain = domain(feed)
            if lanes[domain] == nil { ready.append(domain) }
            lanes[domain, default: []].append(feed)
        }
        // Taken from the end.
        for domain in ready { lanes[domain]?.reverse() }
    }

    /// Takes the next feed whose domain is free, and makes that domain wait for `finish`.
    package mutating func next() -> (feed: FollowedFeed, domain: String)? {
        while head < ready.count {
            let domain = ready[head]
            head += 1
            if head > 64, head * 2 > ready.count {
                ready.removeFirst(head)
                head = 0
            }
            if let feed = lanes[domain]?.popLast() { return (feed, domain) }
        }
        return nil
    }

    /// Lets the next feed of `domain` take its turn, after those of the others.
    package mutating func finish(_ domain: String) {
        if lanes[domain]?.isEmpty == false { ready.append(domain) } else { lanes[domain] = nil }
    }

    /// The feeds that were not taken, in no particular order.
    package var rest: [FollowedFeed] { lanes.values.flatMap { $0 } }
}
