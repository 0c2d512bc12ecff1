import NewsModel
import TidingsStore

/// Which area keeps a story whose entries came to lie in several: folders that are grouped by
/// themselves have no story in common.
struct StoryOwners {
    /// The area that keeps it, of every story that several areas have entries of.
    private let owners: [StoryKey: String]

    /// Gives each story to the area with the most of its entries, and of as many to the first by name.
    init(_ headlines: [String: [GroupedHeadline]]) {
        var counts: [StoryKey: [String: Int]] = [:]
        if headlines.count > 1 {
            for (area, headlines) in headlines {
                for story in headlines.lazy.compactMap(\.story) {
                    counts[story, default: [:]][area, default: 0] += 1
                }
            }
        }
        owners = counts.filter { $0.value.count > 1 }.compactMapValues { areas in
            areas.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
        }
    }

    /// Whether no story has entries in several areas.
    var isEmpty: Bool { owners.isEmpty }

    /// The stories that have entries in `area` and that another one keeps.
    func lost(by area: String, _ headlines: [GroupedHeadline]) -> Set<StoryKey> {
        guard !owners.isEmpty else { return [] }
        return Set(headlines.compactMap(\.story).filter { owners[$0].map { $0 != area } ?? false })
    }
}
