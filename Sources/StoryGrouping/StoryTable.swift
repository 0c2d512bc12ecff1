import NewsModel

/// The stories that have headlines in the window.
struct StoryTable: Sendable {
    /// One story.
    struct Story: Sendable {
        var key: StoryKey
        /// The time of the founder, or of the first headline known where that one is gone.
        var founded: Timestamp
        /// The slots of its headlines, in the order they came.
        var members: [UInt32]
    }

    private var places: [StoryKey: UInt32] = [:]
    private var stories: [Story] = []
    private var free: [UInt32] = []

    /// How many stories have headlines in the window.
    var count: Int { places.count }
    /// How many stories there ever were at once.
    var capacity: Int { stories.count }
    /// The size of the buffers in bytes, roughly.
    var sizeInBytes: Int {
        stories.reduce(0) { $0 + $1.members.capacity * 4 + 32 } + stories.capacity * 24
            + places.capacity * 14
    }

    subscript(place: UInt32) -> Story { stories[Int(place)] }

    /// Where a story is, or `nil` where none of its headlines is in the window.
    func place(of key: StoryKey) -> UInt32? { places[key] }

    /// Puts a headline into a story, which is made where it is not known.
    mutating func insert(
        _ slot: UInt32, into key: StoryKey, time: Timestamp, isFounder: Bool
    ) -> UInt32 {
        if let place = places[key] {
            stories[Int(place)].members.append(slot)
            if isFounder { stories[Int(place)].founded = time }
            return place
        }
        let story = Story(key: key, founded: time, members: [slot])
        let place: UInt32
        if let used = free.popLast() {
            place = used
            stories[Int(place)] = story
        } else {
            place = UInt32(stories.count)
            stories.append(story)
        }
        places[key] = place
        return place
    }

    /// Takes a headline out, and the story with its last one.
    mutating func remove(_ slot: UInt32, from place: UInt32) {
        let index = Int(place)
        if let member = stories[index].members.firstIndex(of: slot) {
            stories[index].members.remove(at: member)
        }
        if stories[index].members.isEmpty { drop(place) }
    }

    /// Moves all headlines of one story into another.
    mutating func merge(_ from: UInt32, into place: UInt32) {
        stories[Int(place)].members += stories[Int(from)].members
        drop(from)
    }

    private mutating func drop(_ place: UInt32) {
        places[stories[Int(place)].key] = nil
        stories[Int(place)].members = []
        free.append(place)
    }
}
