import IntentSync

extension Scenario {
    /// Draws a run: each seed has a mix of faults, intensities, and paces of its own.
    package init(seed: UInt64) {
        var dice = Dice(seed)
        self.seed = seed
        let count = dice.number(in: 150...240)
        web = Web(dice: &dice, steps: count)
        storage = Self.drawStorage(&dice)
        pace = Self.drawPace(&dice)
        let start = dice.number(in: 2...4)
        let hasSkew = dice.chance(60)
        clocks = (0..<start).map { _ in
            hasSkew ? dice.pick([0, 0, -100_000, 100_000, 3600, 9_000_000]) ?? 0 : 0
        }
        laterMachines = dice.chance(20) ? 1 + dice.below(7) : 0
        refreshesAtTheEnd = dice.chance(80)
        extraRounds = dice.below(8)
        steps = []
        let mix = Self.drawMix(&dice, isFolder: storage.isFolder)
        var machines = start
        for _ in 0..<count {
            let kind = dice.weighted(mix)
            let action = Self.draw(kind, &dice, isMixed: laterMachines != 0)
            if action == .join { machines = min(6, machines + 1) }
            steps.append(
                Step(
                    wait: Int64(dice.number(in: 1200...9600)), machine: dice.below(machines),
                    luck: dice.next(), action: action))
        }
    }

    private static func drawStorage(_ dice: inout Dice) -> StorageStyle {
        var style = StorageStyle()
        style.isFolder = dice.chance(25)
        style.isByClock = !style.isFolder && dice.chance(50)
        style.upload = dice.pick([100, 90, 60]) ?? 100
        style.download = dice.pick([100, 80, 40]) ?? 100
        style.refusal = dice.pick([0, 0, 5, 15]) ?? 0
        style.limit = style.isFolder ? nil : 1_000_000
        return style
    }

    private static func drawPace(_ dice: inout Dice) -> Pace {
        let hour: Int64 = 3600
        var pace = Pace()
        pace.lag = hour * (dice.pick([0, 1, 6, 24, 72]) ?? 0)
        pace.retirement = hour * (dice.pick([48, 72, 120, 240]) ?? 0)
        pace.heartbeat = hour * (dice.pick([12, 24]) ?? 0)
        pace.stall = hour * (dice.pick([8, 24, 48]) ?? 0)
        pace.silence = pace.retirement + pace.heartbeat
        pace.handover = hour * (dice.pick([0, 6, 24]) ?? 0)
        pace.compaction = hour * (dice.pick([0, 2, 12]) ?? 0)
        return pace
    }

    /// The weights of all actions; each fault is absent from half of the seeds or more.
    private static func drawMix(_ dice: inout Dice, isFolder: Bool) -> [(Action, Int)] {
        func fault(_ action: Action, _ most: Int, share: Int = 50) -> (Action, Int) {
            (action, dice.chance(share) ? dice.number(in: 1...most) : 0)
        }
        var mix: [(Action, Int)] = [
            (.decide(.read), dice.number(in: 80...130)),
            (.refresh, dice.number(in: 15...40)), (.transfer, dice.number(in: 30...80)),
            (.pull, dice.number(in: 30...80)), (.publish, dice.number(in: 30...70)),
            (.upkeep, dice.number(in: 10...60)), (.round, dice.number(in: 20...80)),
            fault(.join, 6), fault(.retire, 4, share: 25), fault(.unplug, 20),
            fault(.sleep(0), 8), fault(.restart, 30, share: 80), fault(.crash, 12),
            fault(.loseQueue, 8), fault(.destroy, 5, share: 40),
            fault(.setClock(0), 6, share: 30), fault(.wipe, 4, share: 30),
            fault(.limit(0), 4, share: 20), fault(.corrupt, 6, share: 40),
            fault(.garble, 6, share: 40), fault(.showAgain, 12), fault(.failLibrary, 5, share: 30),
            fault(.purge, 2, share: 5),
        ]
        if isFolder { mix.append(fault(.conflictCopy, 10)) }
        if dice.chance(40) {
            let isNoticed = !dice.chance(8)
            mix.append((.backUp, dice.number(in: 2...8)))
            mix.append(fault(.restore(isNoticed: isNoticed), 6))
            mix.append(fault(.clone(isNoticed: isNoticed), 6))
        }
        if dice.chance(12) {
            mix.append((.switchAccount, dice.number(in: 1...5)))
            mix.append(fault(.joinAccount, 2, share: 30))
        }
        return mix
    }

    /// The action of a kind with its particulars.
    private static func draw(
        _ kind: Action, _ dice: inout Dice, isMixed: Bool
    ) -> Action {
        switch kind {
        case .decide:
            return .decide(
                dice.weighted([
                    (.read, 34), (.unread, 22), (.span(isRead: true), 10),
                    (.span(isRead: false), 2), (.switchOn, 9), (.switchOff, 6), (.write, 11),
                    (.several, 6), (.later, isMixed ? 8 : 0),
                ]))
        case .sleep: return .sleep(dice.number(in: 20...110))
        case .setClock:
            return .setClock(
                dice.pick([0, 0, -86_400, 86_400, 3_000_000, 400_000_000, -400_000_000]) ?? 0)
        case .limit: return .limit(dice.pick([0, 1_000_000, 8000, 4000, 2000, 1000]) ?? 0)
        default: return kind
        }
    }
}
