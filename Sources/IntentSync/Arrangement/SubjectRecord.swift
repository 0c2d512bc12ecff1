import NewsModel

/// What flags and registers say of one subject.
struct SubjectRecord {
    let subject: Subject
    var traits: [Flag.Trait] = []
    var values: [(field: Register.Field, value: RegisterValue)] = []

    /// Every subject of a view, sorted.
    static func all(in view: some IntentView) -> [SubjectRecord] {
        var records: [Subject: SubjectRecord] = [:]
        for register in view.registers {
            records[register.subject, default: SubjectRecord(subject: register.subject)]
                .values.append((register.field, view.value(of: register)))
        }
        for flag in view.flagsOn {
            records[flag.subject, default: SubjectRecord(subject: flag.subject)]
                .traits.append(flag.trait)
        }
        return records.values.sorted { $0.subject < $1.subject }
    }

    /// Whether the thing stands.
    var isStanding: Bool { traits.contains(.exists) }

    /// What the field holds.
    func value(_ field: Register.Field) -> RegisterValue {
        values.first { $0.field == field }?.value ?? .nothing
    }

    /// The text the field holds, or `nil`.
    func text(_ field: Register.Field) -> String? {
        if case .text(let text) = value(field) { text } else { nil }
    }

    /// The text the field holds, as a name; `nil` where it is none.
    func name(_ field: Register.Field) -> String? {
        guard let name = text(field)?.asName, !name.isBlank else { return nil }
        return name
    }

    /// The text the field holds; `nil` where it is too long to be one of ours.
    func expression(_ field: Register.Field) -> String? {
        guard let text = text(field), text.utf8.count <= ArrangementLimits.valueLengthInBytes else {
            return nil
        }
        return text
    }

    /// The number the field holds, or `nil`.
    func number(_ field: Register.Field) -> UInt64? {
        if case .number(let number) = value(field) { number } else { nil }
    }

    /// The bytes the field holds, or `nil`.
    func bytes(_ field: Register.Field) -> [UInt8]? {
        if case .bytes(let bytes) = value(field) { bytes } else { nil }
    }

    /// Whether the field holds a yes.
    func isYes(_ field: Register.Field) -> Bool { value(field) == .yes(true) }

    /// The place among siblings; `nil` where there is none or nonsense.
    var order: OrderKey? { bytes(.order).flatMap { OrderKey($0) } }
}
