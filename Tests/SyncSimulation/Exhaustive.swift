internal import Dispatch
import IntentSync
internal import Synchronization

/// Every schedule of a few actions on a small world, each judged like any other run.
package struct Exhaustive: Sendable {
    /// How many schedules there were.
    package private(set) var scheduleCount = 0
    /// How many broke a promise.
    package private(set) var violationCount = 0
    /// The first that did, by its actions, and what went wrong.
    package private(set) var first: (schedule: [Int], violation: Violation)?

    /// What each machine can do: toggle a mark, publish and upload, pull, care for the shards, lose
    /// the last writes.
    static let actions: [[Action]] = [
        [.decide(.read)], [.publish, .transfer], [.transfer, .pull], [.upkeep, .transfer],
        [.publish, .loseQueue],
    ]

    /// Performs every schedule of `depth` actions on `replicas` machines, on `jobs` threads.
    package init(depth: Int, replicas: Int, jobs: Int) {
        let width = Self.actions.count * replicas
        let start = Self.start(replicas: replicas)
        let shared = Mutex((next: 0, total: Exhaustive()))
        DispatchQueue.concurrentPerform(iterations: max(1, jobs)) { _ in
            while true {
                let first = shared.withLock { state in
                    defer { state.next += 1 }
                    return state.next
                }
                guard first < (depth == 0 ? 1 : width) else { break }
                var mine = Exhaustive()
                mine.explore(start, depth == 0 ? [] : [first], depth: depth, width: width)
                let part = mine
                shared.withLock { $0.total.add(part) }
            }
        }
        self = shared.withLock { $0.total }
    }

    private init() {}

    /// A small world in which all replicas have met.
    private static func start(replicas: Int) -> World {
        var pace = Pace()
        pace.lag = 0
        pace.retirement = 86_400 * 4
        pace.heartbeat = 86_400
        pace.stall = 86_400
        pace.handover = 0
        pace.compaction = 0
        let scenario = Scenario(
            seed: 1, web: Web(small: 1), storage: Scenario.StorageStyle(), pace: pace,
            clocks: [Int64](repeating: 0, count: replicas), laterMachines: 0,
            refreshesAtTheEnd: true, extraRounds: 0, steps: [])
        var world = World(scenario)
        do throws(Violation) {
            try world.settle()
            for machine in 0..<replicas {
                try world.perform(step(machine, .refresh))
            }
            for _ in 0..<3 {
                for machine in 0..<replicas { try world.perform(step(machine, .round)) }
            }
        } catch {
            preconditionFailure("a world cannot even begin: \(error)")
        }
        return world
    }

    private static func step(_ machine: Int, _ action: Action) -> Step {
        Step(wait: 60, machine: machine, luck: 1, action: action)
    }

    /// Performs the last action of `schedule` on `world` and every way to go on.
    private mutating func explore(_ world: World, _ schedule: [Int], depth: Int, width: Int) {
        var world = world
        do throws(Violation) {
            if let last = schedule.last { try Self.perform(last, on: &world) }
            if schedule.count == depth {
                scheduleCount += 1
                try world.heal()
                try world.judge()
                return
            }
        } catch {
            if schedule.count < depth { scheduleCount += 1 }
            violationCount += 1
            if first == nil { first = (schedule, error) }
            return
        }
        for next in 0..<width { explore(world, schedule + [next], depth: depth, width: width) }
    }

    private static func perform(_ number: Int, on world: inout World) throws(Violation) {
        let machine = number / actions.count
        for action in actions[number % actions.count] {
            var action = action
            if action == .decide(.read), world.shows(entry: 0, at: machine) {
                action = .decide(.unread)
            }
            try world.perform(step(machine, action))
        }
    }

    private mutating func add(_ other: Exhaustive) {
        scheduleCount += other.scheduleCount
        violationCount += other.violationCount
        guard let theirs = other.first else { return }
        if let mine = first, mine.schedule.lexicographicallyPrecedes(theirs.schedule) { return }
        first = theirs
    }

    /// A schedule in words.
    package static func words(for schedule: [Int]) -> String {
        let names = ["toggle", "publish", "pull", "upkeep", "lose"]
        return schedule.map { "m\($0 / names.count) \(names[$0 % names.count])" }
            .joined(separator: ", ")
    }
}
