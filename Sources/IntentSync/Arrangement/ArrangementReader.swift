import NewsModel

/// The subjects of a view, sorted by kind, and what stands without regard to anything else.
struct ArrangementReader {
    private var records: [Subject.Kind: [SubjectRecord]] = [:]
    /// How many subjects are beyond the limits.
    private(set) var leftOutCount = 0
    private let orderStamps: [Subject: Stamp]

    init(_ view: some IntentView) {
        var stamps: [Subject: Stamp] = [:]
        for record in SubjectRecord.all(in: view) {
            let kind = record.subject.kind
            guard let limit = Self.limit(kind) else { continue }
            guard records[kind, default: []].count < limit else {
                leftOutCount += 1
                continue
            }
            records[kind, default: []].append(record)
            if let field = Self.decisiveField(kind) {
                stamps[record.subject] = view.stamp(of: Register(record.subject, field))
            }
        }
        orderStamps = stamps
    }

    private static func limit(_ kind: Subject.Kind) -> Int? {
        switch kind {
        case .feed: ArrangementLimits.feedCount
        case .folder: ArrangementLimits.folderCount
        case .tag: ArrangementLimits.tagCount
        case .smartGroup, .muteRule, .account: ArrangementLimits.recordCount
        case .setting: ArrangementLimits.settingCount
        case .entry, .taggedEntry, .taggedFeed: ArrangementLimits.entryCount
        case .storyPair: ArrangementLimits.correctionCount
        default: nil
        }
    }

    /// The field whose stamp decides in a circle: a folder's place, a feed's first address.
    private static func decisiveField(_ kind: Subject.Kind) -> Register.Field? {
        switch kind {
        case .folder: .folder
        case .feed: .address
        default: nil
        }
    }

    /// What is known of the subjects of a kind, by name.
    func subjects(_ kind: Subject.Kind) -> [SubjectRecord] { records[kind] ?? [] }

    /// When a folder was put in its place, or a feed was given its address.
    func stamp(of subject: Subject) -> Stamp? { orderStamps[subject] }

    private func named(
        _ kind: Subject.Kind, standing: Bool
    ) -> [(number: UInt64, record: SubjectRecord)] {
        subjects(kind).compactMap { record in
            guard record.isStanding == standing, let number = record.subject.number else {
                return nil
            }
            return (number, record)
        }
    }

    func tags(standing: Bool) -> [Arrangement.Tag] {
        named(.tag, standing: standing).map { number, record in
            let id = TagID(rawValue: number)
            return Arrangement.Tag(id: id, name: record.name(.name) ?? id.description)
        }
    }

    func smartGroups(standing: Bool) -> [Arrangement.SmartGroup] {
        named(.smartGroup, standing: standing).compactMap { number, record in
            guard let expression = record.expression(.value) else { return nil }
            return Arrangement.SmartGroup(
                id: RecordID(rawValue: number), name: record.name(.name) ?? "",
                expression: expression, order: record.order)
        }.sorted { left, right in
            OrderKey.isOrdered(left.order, right.order) ?? (left.id < right.id)
        }
    }

    func muteRules(standing: Bool) -> [Arrangement.MuteRule] {
        named(.muteRule, standing: standing).compactMap { number, record in
            guard let expression = record.expression(.value) else { return nil }
            return Arrangement.MuteRule(
                id: RecordID(rawValue: number), name: record.name(.name) ?? "",
                expression: expression)
        }
    }

    func accounts(standing: Bool) -> [MailAccount] {
        named(.account, standing: standing).map { number, record in
            MailAccount(
                id: MailAccountID(rawValue: number), name: record.name(.name) ?? "",
                encoded: record.bytes(.value) ?? [])
        }
    }

    var settings: [String: String] {
        var settings: [String: String] = [:]
        for record in subjects(.setting) {
            guard let name = String(validating: record.subject.name, as: UTF8.self),
                SettingScope.travels(name), let value = record.expression(.value)
            else { continue }
            settings[name] = value
        }
        return settings
    }

    var corrections: [StoryPair: Arrangement.Correction] {
        var corrections: [StoryPair: Arrangement.Correction] = [:]
        for record in subjects(.storyPair) {
            guard let keys = record.subject.numbers(2), keys[0] < keys[1],
                let pair = StoryPair(EntryKey(rawValue: keys[0]), EntryKey(rawValue: keys[1]))
            else { continue }
            if record.traits.contains(.apart) {
                corrections[pair] = .apart
            } else if record.traits.contains(.together) {
                corrections[pair] = .together
            }
        }
        return corrections
    }
}
