import IntentSync
import NewsModel

/// One run: machines, their replicas, the storage between them, and what truly happened.
package struct World: Sendable {
    /// What decides the run.
    let scenario: Scenario
    let scenery: Scenery
    /// The step that is being performed.
    var step = 0
    /// The true time.
    var now = Web.beginning
    var machines = Machines()
    /// The storage of each account.
    var servers: [Server]
    var names = NameTable()
    /// What a storage of the first account may hold now, or `nil`.
    var limit: Int?
    /// Which machine, under which name of its replica, writes a name of the storage.
    var writers: [Writer?] = []
    /// Everything that happened on purpose, in order.
    package private(set) var operations: [Operation] = []
    /// The operations of each version.
    var carried: [Dot: OperationSet] = [:]
    /// The operations that were in bytes that a server took.
    var published: OperationSet = []
    /// The operations whose content some machine other than their own has taken in, ever.
    var shared: OperationSet = []
    /// The operations of versions that were not closed when a copy was made, so that an original
    /// and a copy may publish them, each together with others.
    var torn: OperationSet = []
    /// The last closed versions before a store was copied without anybody's notice: later ones of
    /// that name may be two different things.
    var forks: [Dot] = []
    /// How many arrivals of bytes there were.
    var blobCount = 0
    /// What was known when each section was made.
    var sections: [SectionRecord] = []
    /// How often rare things happened.
    package var coverage = Coverage()
    /// A digest of everything that left any replica.
    package private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What happened, in words, or `nil` where nobody asks.
    package var story: [String]?
    /// How many puts there were.
    var putCount = 0
    /// Whether everything works from now on.
    var isHealed = false

    /// Who writes a name.
    struct Writer: Hashable, Sendable {
        var machine: Int
        var replica: ReplicaID
    }

    /// What was known when a section was made.
    struct SectionRecord: Sendable {
        /// The operations that are summed up.
        var contents: OperationSet
        /// The operations up to its cut, also those whose content lies apart.
        var covered: OperationSet
        /// Whether there is anything else in it that nobody decided, such as corrections.
        var hasCorrections: Bool
        /// The operations whose content its author held.
        var held: OperationSet
        /// Whom its author did not go on without, by their names then, itself among them.
        var active: [ReplicaID]
        /// Its author.
        var machine: Int
        /// How often that had been set back until then: another time it does not know of the section.
        var setBackCount: Int
        /// The entries its author knew.
        var known: UInt32
        /// The entries that each machine knew whom its author did not go on without.
        var knownByActive: [(machine: Int, known: UInt32)]
    }

    /// The world of `scenario` before its first step.
    package init(_ scenario: Scenario, isTold: Bool = false) {
        self.scenario = scenario
        scenery = Scenery(web: scenario.web)
        servers = [
            Server(isByClock: scenario.storage.isByClock),
            Server(isByClock: scenario.storage.isByClock),
        ]
        limit = scenario.storage.limit
        if isTold { story = [] }
    }

    /// Adds the machines that are there from the start.
    package mutating func settle() throws(Violation) {
        var dice = Dice(scenario.seed ^ 0x5EED)
        for clock in scenario.clocks { try addMachine(clock: clock, name: freshName(&dice)) }
    }

    /// Adds a machine whose replica has seen nothing.
    mutating func addMachine(clock: Int64, name: ReplicaID) throws(Violation) {
        var machine = Machine(
            replica: Replica(id: name, pace: scenario.pace),
            library: KnownEntries(web: scenario.web), clock: clock)
        machine.isLater = scenario.laterMachines >> machines.count & 1 == 1
        machine.setDialect()
        machines.append(machine)
        _ = try tell(.joined(account: Self.accountName(0)), to: machines.count - 1)
    }

    /// A name that no replica has.
    func freshName(_ dice: inout Dice) -> ReplicaID { ReplicaID(rawValue: dice.next()) }

    /// What the storage calls an account.
    static func accountName(_ account: Int) -> String { account == 0 ? "home" : "away" }

    /// The machines that still exist.
    var living: [Int] { machines.indices.filter { machines[$0].isAlive } }

    // MARK: Operations

    /// Adds an operation and returns its number.
    mutating func record(_ operation: Operation) {
        operations.append(operation)
        let set = OperationSet(operation.number)
        for dot in operation.dots { carried[dot, default: []].formUnion(set) }
    }

    /// Forgets the operations from `number` on, which did not happen after all.
    mutating func forget(from number: Int) {
        while operations.count > number {
            let operation = operations.removeLast()
            for dot in operation.dots { carried[dot]?.remove(OperationSet(operation.number)) }
        }
    }

    /// Gives the operations of `old` another version, as far as the machine holds them: it may be
    /// a copy from before the version was complete.
    mutating func carry(_ old: Dot, on new: Dot, by index: Int) {
        guard carried[new] == nil, let set = carried[old] else { return }
        carried[new] = set.intersection(machines[index].truth.held)
    }

    /// The operations up to `cut`.
    func operations(upTo cut: VersionVector) -> OperationSet {
        var set: OperationSet = []
        for (dot, operations) in carried where cut.covers(dot) { set.formUnion(operations) }
        return set
    }

    /// The operations that `isIncluded` of.
    func operations(where isIncluded: (Operation) -> Bool) -> OperationSet {
        var set: OperationSet = []
        for operation in operations where isIncluded(operation) {
            set.insert(OperationSet(operation.number))
        }
        return set
    }

    // MARK: Telling

    /// Adds a line to the story.
    mutating func note(_ line: @autoclosure () -> String) {
        if story != nil { story?.append("\(step): \(line())") }
    }

    /// Adds bytes to the fingerprint.
    mutating func fingerprint(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
