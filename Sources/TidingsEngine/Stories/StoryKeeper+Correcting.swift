import NewsModel
import StoryGrouping
import TidingsStore

extension StoryKeeper {
    /// Brings every story in line with what the person says, those that left the window, too.
    func enforce(touched: Set<StoryKey>, _ language: String?) async throws(StoreError) {
        guard !corrections.isEmpty else { return }
        let told = try await store.stories(of: corrections.entries)
        try await part(told, touched, language)
        try await join(touched, language)
    }

    /// Deals out stories that hold entries which are apart.
    private func part(
        _ told: [EntryKey: StoryKey], _ touched: Set<StoryKey>, _ language: String?
    ) async throws(StoreError) {
        var suspects: Set<StoryKey> = []
        var byStory: [StoryKey: [EntryKey]] = [:]
        for (entry, story) in told { byStory[story, default: []].append(entry) }
        for (story, entries) in byStory
        where entries.contains(where: { one in
            entries.contains { corrections.areApart(one, $0) }
        }) {
            suspects.insert(story)
        }
        for story in suspects.sorted() {
            let members = try await store.members(of: story).map(\.entry)
            let grouper = areas.values.first {
                $0.grouper.story(of: members.last ?? EntryKey(rawValue: 0)) != nil
            }?
            .grouper
            let parts = corrections.parts(of: members) { one, other in
                grouper?.explanation(of: one, and: other)?.similarity
            }
            guard parts.count > 1 else { continue }
            let main = parts.firstIndex { $0.contains { StoryKey(founder: $0) == story } } ?? 0
            var update = StoryUpdate()
            for (place, part) in parts.enumerated() where place != main {
                guard let first = part.first else { continue }
                let key = StoryKey(founder: first)
                update.assignments += part.map { .init(entry: $0, story: key) }
                move(part, to: key)
            }
            try await save(&update, from: story, language)
        }
    }

    /// Joins stories that hold entries which belong together.
    private func join(_ touched: Set<StoryKey>, _ language: String?) async throws(StoreError) {
        for (one, other) in corrections.pairs {
            let stories = try await store.stories(of: [one, other])
            guard let left = stories[one], let right = stories[other], left != right,
                let first = try await store.story(left), let second = try await store.story(right)
            else { continue }
            let members = (
                try await store.members(of: left).map(\.entry),
                try await store.members(of: right).map(\.entry)
            )
            let isRefused = members.0.contains { member in
                members.1.contains { corrections.areApart(member, $0) }
            }
            guard !isRefused else { continue }
            let leftIsOlder = (first.first, left) < (second.first, right)
            let (from, into) = leftIsOlder ? (right, left) : (left, right)
            var update = StoryUpdate()
            update.aliases[from] = into
            move(leftIsOlder ? members.1 : members.0, to: into)
            update.titles[into] = title(of: into, shown: nil, language)
            try await store.save(update)
        }
    }

    /// Saves moves with the titles of the stories they lead to and from.
    private func save(
        _ update: inout StoryUpdate, from former: StoryKey, _ language: String?
    ) async throws(StoreError) {
        for story in Set(update.assignments.map(\.story)).union([former]) {
            update.titles[story] = title(of: story, shown: nil, language)
        }
        try await store.save(update)
    }

    private func title(of story: StoryKey, shown: String?, _ language: String?) -> String? {
        for area in areas.values {
            if let title = area.grouper.title(of: story, shown: shown, language: language) {
                return title
            }
        }
        return nil
    }

    private func move(_ entries: [EntryKey], to story: StoryKey) {
        for name in areas.keys { areas[name]?.grouper.move(entries, to: story) }
    }
}
