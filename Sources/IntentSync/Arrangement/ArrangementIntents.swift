import NewsModel

/// What the acts of a person mean, as intents, given what stands.
///
/// Only what the person decided is in them, not what follows from it: a folder that is removed is
/// one flag, however many feeds were in it. What already is as wished takes no intent at all.
public struct ArrangementIntents<View: IntentView> {
    /// What stands.
    public let arrangement: Arrangement
    /// The flags and registers it was made from.
    let view: View

    /// Acts on what `view` says.
    public init(_ view: View) {
        self.init(view, showing: Arrangement(view))
    }

    /// Acts on what `view` says, of which `arrangement` was made before.
    public init(_ view: View, showing arrangement: Arrangement) {
        self.view = view
        self.arrangement = arrangement
    }

    /// The wish that a flag is on or off, or nothing where it is.
    func set(_ subject: Subject, _ trait: Flag.Trait = .exists, isOn: Bool) -> [Intent] {
        let flag = Flag(subject, trait)
        return view.isOn(flag) == isOn ? [] : [.set(flag, isOn: isOn)]
    }

    /// The wish that a register holds a value, or nothing where it does.
    func write(_ subject: Subject, _ field: Register.Field, _ value: RegisterValue) -> [Intent] {
        let register = Register(subject, field)
        return view.value(of: register) == value ? [] : [.write(register, value)]
    }

    /// The value that names a folder, or with `nil` the top.
    func value(_ folder: FolderID?) -> RegisterValue {
        folder.map { .number($0.rawValue) } ?? .nothing
    }

    /// A name as it can be kept.
    func usable(_ name: String) throws(ArrangementRefusal) -> String {
        let name = name.asName
        guard !name.isBlank else { throw .unusableText }
        return name
    }

    /// An expression as it can be kept.
    func usable(expression: String) throws(ArrangementRefusal) -> RegisterValue {
        guard !expression.isBlank,
            expression.utf8.count <= ArrangementLimits.valueLengthInBytes
        else { throw .unusableText }
        return .text(expression)
    }

    /// Brings back something that was removed, with everything that is known of it.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where nothing is known of it.
    public func restore(_ subject: Subject) throws(ArrangementRefusal) -> [Intent] {
        let isKnown =
            switch (subject.kind, subject.number) {
            case (.feed, let number?):
                arrangement.removed.feeds.contains { $0.key.rawValue == number }
            case (.folder, let number?):
                arrangement.removed.folders.contains { $0.id.rawValue == number }
            case (.tag, let number?): arrangement.removed.tags.contains { $0.id.rawValue == number }
            case (.smartGroup, let number?):
                arrangement.removed.smartGroups.contains { $0.id.rawValue == number }
            case (.muteRule, let number?):
                arrangement.removed.muteRules.contains { $0.id.rawValue == number }
            case (.account, let number?):
                arrangement.removed.accounts.contains { $0.id.rawValue == number }
            default: false
            }
        guard isKnown else { throw .unknown }
        return set(subject, isOn: true)
    }
}

extension ArrangementIntents: Sendable where View: Sendable {}
