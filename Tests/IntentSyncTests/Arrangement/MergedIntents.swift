import IntentSync

/// Flags and registers as the engine merges them, in the fewest lines: every operation is kept, and
/// with each the ones its author had seen.
struct MergedIntents: IntentView, Hashable, Sendable {
    private struct Operation: Hashable, Sendable {
        var dot: Dot
        var stamp: Stamp
        var intent: Intent
        var seen: Set<Dot>
    }

    let replica: ReplicaID
    private var operations: [Dot: Operation] = [:]
    private var clock: UInt64 = 0

    init(_ replica: UInt64) {
        self.replica = ReplicaID(rawValue: replica)
    }

    /// Carries out what is decided here; a clock that jumps ahead makes its writes later.
    mutating func decide(_ intents: [Intent], skippingAhead ticks: UInt64 = 0) {
        clock += ticks
        for intent in intents {
            clock += 1
            let dot = Dot(replica, UInt64(operations.count) + 1)
            operations[dot] = Operation(
                dot: dot, stamp: Stamp(time: clock, replica: replica), intent: intent,
                seen: Set(operations.keys))
        }
    }

    /// Takes in everything another replica knows.
    mutating func merge(_ other: MergedIntents) {
        operations.merge(other.operations) { own, _ in own }
        clock = max(clock, other.clock)
    }

    /// The merge of replicas in this order.
    static func merged(_ replicas: [MergedIntents]) -> MergedIntents {
        var result = MergedIntents(0)
        for replica in replicas { result.merge(replica) }
        return result
    }

    func isOn(_ flag: Flag) -> Bool {
        let about = operations.values.filter { operation in
            if case .set(flag, _) = operation.intent { true } else { false }
        }
        return about.contains { operation in
            operation.intent == .set(flag, isOn: true)
                && !about.contains {
                    $0.intent == .set(flag, isOn: false) && $0.seen.contains(operation.dot)
                }
        }
    }

    private func latest(_ register: Register) -> (value: RegisterValue, stamp: Stamp)? {
        operations.values.compactMap { operation in
            guard case .write(register, let value) = operation.intent else { return nil }
            return (value, operation.stamp)
        }.max { $0.1 < $1.1 }
    }

    func value(of register: Register) -> RegisterValue { latest(register)?.value ?? .nothing }

    func stamp(of register: Register) -> Stamp? { latest(register)?.stamp }

    var flagsOn: [Flag] {
        let flags = operations.values.compactMap { operation in
            if case .set(let flag, _) = operation.intent { flag } else { nil }
        }
        return Set(flags).filter(isOn).sorted()
    }

    var registers: [Register] {
        let registers = operations.values.compactMap { operation in
            if case .write(let register, _) = operation.intent { register } else { nil }
        }
        return Set(registers).sorted()
    }
}
