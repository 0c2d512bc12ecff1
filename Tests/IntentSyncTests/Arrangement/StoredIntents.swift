import IntentSync

/// Flags and registers as they are after a merge, in plain tables.
struct StoredIntents: IntentView {
    var flags: Set<Flag> = []
    var values: [Register: (value: RegisterValue, stamp: Stamp)] = [:]
    /// Hands things out in another order than promised, to find who depends on it.
    var isShuffled = false

    func isOn(_ flag: Flag) -> Bool { flags.contains(flag) }

    func value(of register: Register) -> RegisterValue { values[register]?.value ?? .nothing }

    func stamp(of register: Register) -> Stamp? { values[register]?.stamp }

    var flagsOn: [Flag] { isShuffled ? Array(flags) : flags.sorted() }

    var registers: [Register] { isShuffled ? Array(values.keys) : values.keys.sorted() }

    /// Writes a register, should the stamp be the latest.
    mutating func write(
        _ register: Register, _ value: RegisterValue, _ time: UInt64, by replica: UInt64
    ) {
        let stamp = Stamp(time: time, replica: ReplicaID(rawValue: replica))
        if let known = values[register], stamp < known.stamp { return }
        values[register] = (value, stamp)
    }

    /// Carries out intents, all at the same time.
    mutating func decide(_ intents: [Intent], at time: UInt64 = 1) {
        for intent in intents {
            switch intent {
            case .set(let flag, let isOn):
                if isOn { flags.insert(flag) } else { flags.remove(flag) }
            case .write(let register, let value): write(register, value, time, by: 1)
            default: break
            }
        }
    }
}
