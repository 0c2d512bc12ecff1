import IntentSync

extension World {
    /// Lets everything work again and time pass until all is quiet.
    package mutating func heal() throws(Violation) {
        isHealed = true
        step += 1
        limit = scenario.storage.limit
        note("everything works from now on")
        var dice = Dice(scenario.seed ^ 0xEA1)
        for index in living { try bringHome(index) }
        if scenario.refreshesAtTheEnd {
            for index in living { try refresh(index, &dice, all: true) }
        }
        if scenario.isMixed {
            // Old versions do not confirm what they only keep, but nobody waits in vain to be sent.
            try calm(&dice)
            for index in living where !machines[index].isLater {
                machines[index].isLater = true
                try restart(index)
            }
        }
        try calm(&dice)
        for _ in 0..<scenario.extraRounds { try healthyRound(wait: Self.roundTime, &dice) }
        try calm(&dice)
    }

    private mutating func bringHome(_ index: Int) throws(Violation) {
        machines[index].isOnline = true
        machines[index].wakesAt = 0
        machines[index].crashesAtNextPut = false
        machines[index].libraryFails = false
        if machines[index].account != 0 {
            machines[index].account = 0
            machines[index].hasSeenAccount = false
            machines[index].client = StorageClient()
            machines[index].shown = []
            machines[index].listsAll = true
        }
        if machines[index].home != 0 || machines[index].isPurged { try join(index) }
        try look(at: index)
    }

    /// The seconds between two rounds: below a day, which is all that a clock counts at once.
    static let roundTime: Int64 = 72_000

    /// Rounds that are enough for everything that has to wait: silence, stalls, sections.
    private var roundLimit: Int {
        let pace = scenario.pace
        let seconds =
            pace.lag + pace.retirement + pace.silence + 4 * pace.stall + pace.handover
            + pace.compaction
            + 2 * pace.heartbeat
        return 30 + 2 * Int(seconds / Self.roundTime)
    }

    /// Goes on until all is quiet, and sees that it stays so.
    private mutating func calm(_ dice: inout Dice) throws(Violation) {
        var rounds = 0
        while let noise = noise {
            guard rounds < roundLimit else {
                throw Violation(
                    promise: noise.promise == .convergence ? .convergence : .quiet,
                    detail: "after \(rounds) rounds: \(noise.detail)")
            }
            rounds += 1
            note("not quiet: \(noise.detail)")
            try healthyRound(wait: Self.roundTime, &dice)
        }
        var puts = putCount
        for _ in 0..<12 {
            try healthyRound(wait: 60, &dice)
            if putCount == puts { return }
            puts = putCount
        }
        throw Violation(promise: .quiet, detail: "the puts do not end")
    }

    private mutating func healthyRound(wait: Int64, _ dice: inout Dice) throws(Violation) {
        step += 1
        now += wait
        for index in living {
            try round(index, &dice)
            try tell(.upkeep, to: index)
            try look(at: index)
        }
    }

    /// What is not quiet yet, or `nil`.
    private var noise: Violation? {
        let living = living
        let isMixed = living.contains { machines[$0].isLater != machines[living[0]].isLater }
        for index in living {
            let status = machines[index].status
            if status.pendingCount > 0 || !status.unsent.isEmpty {
                return Violation(
                    promise: .quiet,
                    detail: "m\(index) has \(status.pendingCount) pending, unsent \(status.unsent)")
            }
            let isConfirmed =
                status.confirmedBy > 0 && status.confirmedVersion >= status.publishedVersion
            if living.count > 1, !isMixed, !isConfirmed {
                return Violation(
                    promise: .quiet,
                    detail: "m\(index) waits for a confirmation of \(status.publishedVersion)")
            }
            if machines[index].client.queue.isEmpty == false {
                return Violation(promise: .quiet, detail: "m\(index) has a queue")
            }
        }
        return isMixed ? nil : disagreement
    }

    /// Where two machines show different things, or `nil`.
    var disagreement: Violation? {
        let living = living
        guard let first = living.first else { return nil }
        let common = living.reduce(UInt32.max) { $0 & machines[$1].library.mask }
        let view = currentView(of: first)
        let later = scenario.isMixed ? laterWishes(of: first) : []
        for index in living.dropFirst() {
            let other = currentView(of: index)
            let places = "m\(first) and m\(index)"
            if scenario.isMixed, laterWishes(of: index) != later {
                return Violation(
                    promise: .convergence, detail: "\(places) on what later versions wish")
            }
            if (view.marks ^ other.marks) & common != 0 {
                let entry = ((view.marks ^ other.marks) & common).trailingZeroBitCount
                return Violation(promise: .convergence, detail: "\(places) on e\(entry)")
            }
            if view.flags != other.flags {
                let flag = (view.flags ^ other.flags).trailingZeroBitCount
                return Violation(promise: .convergence, detail: "\(places) on f\(flag)")
            }
            for place in view.registers.indices
            where view.registers[place] != other.registers[place] {
                return Violation(promise: .convergence, detail: "\(places) on r\(place)")
            }
        }
        return nil
    }

    private func laterWishes(of index: Int) -> Set<[UInt8]> {
        Set(machines[index].replica.laterOperations.map(\.payload))
    }
}
