public import NewsModel

/// The acts about smart groups, mute rules, mail accounts, and settings.
extension ArrangementIntents {
    /// Makes a smart group, behind the others.
    ///
    /// - Throws: `ArrangementRefusal.unusableText`, `.tooMany`.
    public func addSmartGroup(
        _ id: RecordID, named name: String, expression: String,
        choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> [Intent] {
        try checkRoom(arrangement.smartGroups.count + arrangement.removed.smartGroups.count)
        let (name, expression) = (try usable(name), try usable(expression: expression))
        let last = arrangement.smartGroups.last { $0.order != nil }?.order
        let order = OrderKey.between(last, nil, choosing: &generator)
        return set(.smartGroup(id), isOn: true) + write(.smartGroup(id), .name, .text(name))
            + write(.smartGroup(id), .value, expression)
            + (order.map { write(.smartGroup(id), .order, .bytes($0.bytes)) } ?? [])
    }

    /// Changes a smart group; what is `nil` stays.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand, `.unusableText`.
    public func editSmartGroup(
        _ id: RecordID, name: String? = nil, expression: String? = nil
    ) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.smartGroups.contains(where: { $0.id == id }) else { throw .unknown }
        var intents: [Intent] = []
        if let name { intents += write(.smartGroup(id), .name, .text(try usable(name))) }
        if let expression {
            intents += write(.smartGroup(id), .value, try usable(expression: expression))
        }
        return intents
    }

    /// Puts a smart group at a place among the others.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand.
    public func moveSmartGroup(
        _ id: RecordID, toPlace place: Int, choosing generator: inout some RandomNumberGenerator
    ) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.smartGroups.contains(where: { $0.id == id }) else { throw .unknown }
        let others = arrangement.smartGroups.filter { $0.id != id }
        let place = min(max(0, place), others.count)
        let placements = OrderKey.placements(
            at: place, among: others.map(\.order), choosing: &generator)
        return placements.flatMap { placement in
            let moved =
                placement.place == place
                ? id : others[placement.place - (placement.place > place ? 1 : 0)].id
            return write(.smartGroup(moved), .order, .bytes(placement.key.bytes))
        }
    }

    /// Removes a smart group.
    public func removeSmartGroup(_ id: RecordID) -> [Intent] {
        set(.smartGroup(id), isOn: false)
    }

    /// Makes a mute rule; the name may be empty.
    ///
    /// - Throws: `ArrangementRefusal.unusableText`, `.tooMany`.
    public func addMuteRule(
        _ id: RecordID, named name: String = "", expression: String
    ) throws(ArrangementRefusal) -> [Intent] {
        try checkRoom(arrangement.muteRules.count + arrangement.removed.muteRules.count)
        return set(.muteRule(id), isOn: true)
            + write(.muteRule(id), .name, name.isBlank ? .nothing : .text(name.asName))
            + write(.muteRule(id), .value, try usable(expression: expression))
    }

    /// Changes a mute rule; what is `nil` stays.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand, `.unusableText`.
    public func editMuteRule(
        _ id: RecordID, name: String? = nil, expression: String? = nil
    ) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.muteRules.contains(where: { $0.id == id }) else { throw .unknown }
        var intents: [Intent] = []
        if let name {
            intents += write(.muteRule(id), .name, name.isBlank ? .nothing : .text(name.asName))
        }
        if let expression {
            intents += write(.muteRule(id), .value, try usable(expression: expression))
        }
        return intents
    }

    /// Removes a mute rule.
    public func removeMuteRule(_ id: RecordID) -> [Intent] {
        set(.muteRule(id), isOn: false)
    }

    /// Adds a mail account; where one of the same address stands, it is changed.
    ///
    /// - Throws: `ArrangementRefusal.secret` where a text holds what looks like a password,
    ///   `.unusableText` without address or host, `.tooMany`.
    public func addAccount(_ account: MailAccount) throws(ArrangementRefusal) -> [Intent] {
        try checkRoom(arrangement.accounts.count + arrangement.removed.accounts.count)
        return set(.account(account.id), isOn: true) + (try describe(account))
    }

    /// Changes a mail account.
    ///
    /// - Throws: `ArrangementRefusal.unknown` where it does not stand, and as `addAccount` does.
    public func editAccount(_ account: MailAccount) throws(ArrangementRefusal) -> [Intent] {
        guard arrangement.accounts.contains(where: { $0.id == account.id }) else { throw .unknown }
        return try describe(account)
    }

    /// Removes a mail account.
    public func removeAccount(_ id: MailAccountID) -> [Intent] {
        set(.account(id), isOn: false)
    }

    /// Sets a setting, or with `nil` forgets it.
    ///
    /// - Throws: `ArrangementRefusal.staysHere` for what does not travel, `.unusableText`,
    ///   `.tooMany`.
    public func setSetting(
        _ name: String, to value: String?
    ) throws(ArrangementRefusal) -> [Intent] {
        guard SettingScope.travels(name) else { throw .staysHere }
        guard let value else { return write(.setting(name), .value, .nothing) }
        guard value.utf8.count <= ArrangementLimits.valueLengthInBytes else { throw .unusableText }
        guard arrangement.settings.count < ArrangementLimits.settingCount else { throw .tooMany }
        return write(.setting(name), .value, .text(value))
    }

    private func describe(_ account: MailAccount) throws(ArrangementRefusal) -> [Intent] {
        guard !account.address.isBlank, !account.host.isBlank else { throw .unusableText }
        let bytes = try account.encoded()
        return write(.account(account.id), .value, .bytes(bytes))
            + write(
                .account(account.id), .name,
                account.name.isBlank ? .nothing : .text(account.name.asName))
    }

    private func checkRoom(_ count: Int) throws(ArrangementRefusal) {
        guard count < ArrangementLimits.recordCount else { throw .tooMany }
    }
}
