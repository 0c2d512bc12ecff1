/// The acts about entries, besides reading them.
extension ArrangementIntents {
    /// Keeps an entry for ever, with what it looks like now.
    ///
    /// - Throws: `ArrangementRefusal.tooMany`.
    public func save(_ snapshot: EntrySnapshot) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.entries.count < ArrangementLimits.entryCount else { throw .tooMany }
        let subject = Subject.entry(snapshot.name)
        return set(subject, .saved, isOn: true)
            + write(subject, .snapshot, .bytes(snapshot.encoded))
    }

    /// Says again what a saved entry looked like, where another replica's clearing lost it.
    public func describe(_ snapshot: EntrySnapshot) -> [Intent] {
        let entry = arrangement.entry(snapshot.name)
        guard entry.isSaved, entry.snapshotBytes == nil else { return [] }
        return write(.entry(snapshot.name), .snapshot, .bytes(snapshot.encoded))
    }

    /// Keeps an entry no longer.
    ///
    /// Its snapshot stays until `clearSnapshots`: who saves it again at the same time, elsewhere,
    /// must not find it gone.
    public func unsave(_ entry: EntryName) -> [Intent] {
        set(.entry(entry), .saved, isOn: false)
    }

    /// Clears snapshots of entries that are not saved any more.
    ///
    /// For upkeep, after a time in which every replica will have heard that they are not.
    ///
    /// - Parameter entries: Some of `Arrangement.forgottenSnapshots`; others are left alone.
    /// - Returns: The intents.
    public func clearSnapshots(of entries: [EntryName]) -> [Intent] {
        entries.flatMap { entry in
            view.isOn(Flag(.entry(entry), .saved)) ? [] : write(.entry(entry), .snapshot, .nothing)
        }
    }

    /// Puts an entry away, or brings it back.
    public func archive(_ entry: EntryName, _ isArchived: Bool = true) -> [Intent] {
        guard arrangement.entry(entry).isArchived != isArchived else { return [] }
        return write(.entry(entry), .archived, .yes(isArchived))
    }

    /// Hides an entry, or shows it again; a saved one stays visible among the saved.
    public func hide(_ entry: EntryName, _ isHidden: Bool = true) -> [Intent] {
        guard arrangement.entry(entry).isHidden != isHidden else { return [] }
        return write(.entry(entry), .hidden, .yes(isHidden))
    }

    /// Says that two entries do not belong to one story.
    public func split(_ pair: StoryPair) -> [Intent] {
        set(.story(pair), .together, isOn: false) + set(.story(pair), .apart, isOn: true)
    }

    /// Says that two entries belong to one story.
    public func join(_ pair: StoryPair) -> [Intent] {
        set(.story(pair), .apart, isOn: false) + set(.story(pair), .together, isOn: true)
    }

    /// Leaves it to the grouping again whether two entries belong to one story.
    public func uncorrect(_ pair: StoryPair) -> [Intent] {
        set(.story(pair), .apart, isOn: false) + set(.story(pair), .together, isOn: false)
    }
}
