import IntentSync
import NewsModel

extension World {
    /// Tells a replica what happened and carries out what it asks for.
    ///
    /// - Returns: Whether the replica took it in; not, where the library failed.
    @discardableResult
    mutating func tell(_ event: Replica.Event, to index: Int) throws(Violation) -> Bool {
        let former = machines[index].replica.id
        guard let effects = try handle(event, at: index) else { return false }
        machines[index].listen()
        noteSection(of: index)
        var puts: [(name: String, bytes: [UInt8])] = []
        var removals: [String] = []
        for effect in effects {
            switch effect {
            case .put(let name, let bytes): puts.append((name, bytes))
            case .remove(let name): removals.append(name)
            case .changed(let changes): add(changes, to: index)
            case .resolved: coverage[.resolved] += 1
            case .renamed(let name):
                coverage[.renamed] += 1
                if isRetired(former) { coverage[.comeback] += 1 }
                for (version, alias) in machines[index].replica.ownVersions {
                    if let alias { carry(alias, on: Dot(name, version), by: index) }
                }
                note("m\(index) is now \(name)")
            }
        }
        if machines[index].crashesAtNextPut, !puts.isEmpty {
            machines[index].crashesAtNextPut = false
            for put in puts { _ = try wrap(put.name, put.bytes, by: index) }
            coverage[.crash] += 1
            note("m\(index) stops before \(puts.count) puts")
            try restart(index)
            return true
        }
        // What is asked for together may fit together only.
        var areTaken = true
        for put in puts {
            let isTaken = try deliver(put.name, put.bytes, from: index, isFirst: areTaken)
            areTaken = areTaken && isTaken
        }
        for name in removals { try remove(name, from: index) }
        return true
    }

    /// Whether any machine goes on without the replica of that name.
    private func isRetired(_ name: ReplicaID) -> Bool {
        machines.contains { machine in
            machine.replica.status.peers.contains { $0.id == name && $0.isRetired }
        }
    }

    /// Lets the replica handle the event; `nil` where the library failed, which left no trace.
    private mutating func handle(
        _ event: Replica.Event, at index: Int
    ) throws(Violation) -> [Replica.Effect]? {
        let time = Timestamp(seconds: now + machines[index].clock)
        guard machines[index].libraryFails, Self.mayRead(event) else {
            return machines[index].replica.handle(
                event, at: time, library: machines[index].library)
        }
        machines[index].libraryFails = false
        let before = machines[index].replica.archived()
        do {
            return try machines[index].replica.handle(event, at: time, library: BrokenLibrary())
        } catch {
            coverage[.failedLibrary] += 1
            note("m\(index) fails to read its library")
            if machines[index].replica.archived() != before {
                throw Violation(promise: .failure, detail: "m\(index) changed by a failed event")
            }
            return nil
        }
    }

    /// Whether an event is one whose failure a scenario waits for.
    private static func mayRead(_ event: Replica.Event) -> Bool {
        switch event {
        case .discovered, .decided, .pulled, .publish, .upkeep: true
        default: false
        }
    }

    private mutating func add(_ changes: Replica.Changes, to index: Int) {
        machines[index].changes.flags += changes.flags
        machines[index].changes.registers += changes.registers
        machines[index].changes.entries += changes.entries
        machines[index].changes.spans += changes.spans
        if changes.everyMark { machines[index].changes.everyMark = true }
    }

    // MARK: Puts

    /// The bytes with what they truly say; counts them, and checks who writes where.
    private mutating func wrap(
        _ name: String, _ bytes: [UInt8], by index: Int
    ) throws(Violation) -> (name: Int, blob: Blob) {
        let number = names.number(of: name)
        if names.sizes[number] > 64 {
            throw Violation(promise: .limits, detail: "the name \(name) is too long")
        }
        try checkWriter(of: number, machine: index)
        fingerprint(name.utf8)
        fingerprint(bytes)
        putCount += 1
        let look = ShardLook(name: name, bytes: bytes)
        let contents = contents(of: look, by: index)
        // What waited to be put says what its author knew when it was written, not now.
        let spoken = machines[index].spoken
        let isOld = look.kind == .log && spoken?.fingerprint == Checksum.fingerprint(of: bytes)
        let truth = isOld ? spoken?.truth ?? machines[index].truth : machines[index].truth
        count(look, name)
        blobCount += 1
        let blob = Blob(
            number: blobCount, bytes: bytes, kind: look.kind, machine: index,
            seen: look.kind == .log ? truth.seen : contents,
            rumored: truth.rumored, contents: contents, minimumReader: look.minimumReader)
        return (number, blob)
    }

    /// Notes what was known when a section was made, whether or not it is ever put.
    private mutating func noteSection(of index: Int) {
        guard let section = machines[index].replica.latestSection,
            section.made != machines[index].summedUp
        else { return }
        machines[index].summedUp = section.made
        remember(operations(upTo: section.cut).subtracting(apart), section.cut, by: index)
    }

    private mutating func remember(
        _ contents: OperationSet, _ cut: VersionVector?, by index: Int
    ) {
        let status = machines[index].replica.status
        let active = status.peers.filter { !$0.isRetired }.map(\.id) + [status.id]
        let others = machines.indices.filter {
            $0 != index && machines[$0].isAlive && active.contains(machines[$0].replica.id)
        }
        sections.append(
            SectionRecord(
                contents: contents, covered: cut.map { operations(upTo: $0) } ?? contents,
                hasCorrections: cut.map(hasCorrections) ?? false,
                held: machines[index].truth.held, active: active,
                machine: index, setBackCount: machines[index].setBackCount,
                known: machines[index].library.mask,
                knownByActive: others.map { ($0, machines[$0].library.mask) }))
    }

    /// Whether a version up to `cut` carries no operation.
    private func hasCorrections(_ cut: VersionVector) -> Bool {
        cut.dots.contains { dot in
            (1...max(1, dot.version)).contains { version in
                (carried[Dot(dot.replica, version)] ?? []).isEmpty
            }
        }
    }

    /// The operations whose content is not in logs and sections, but in shards of registers.
    private var apart: OperationSet { operations { isApart($0) } }

    /// Whether an operation writes a snapshot.
    func isApart(_ operation: Operation) -> Bool {
        guard case .write(let place) = operation.deed else { return false }
        return scenery.registers[place].field == .snapshot
    }

    /// A write and those it was made in place of, which nobody needs any more.
    private func writes(upTo number: Int) -> OperationSet {
        let last = operations[number]
        return operations { operation in
            operation.number == number
                || operation.deed == last.deed && last.seen.contains(number: operation.number)
        }
    }

    /// The operations whose content is in a shard.
    private mutating func contents(of look: ShardLook, by index: Int) -> OperationSet {
        var contents: OperationSet = []
        for (dot, alias) in look.versions {
            if let alias { carry(alias, on: dot, by: index) }
            contents.formUnion(carried[dot] ?? [])
        }
        // Of a retired replica a section may reach over what its author never got.
        contents.formUnion(operations(upTo: look.cut).intersection(machines[index].truth.held))
        contents.subtract(apart)
        for (register, value) in look.values {
            let number = scenery.operation(
                behind: value, of: register, count: operations.count)
            if let number, number >= 0 { contents.formUnion(writes(upTo: number)) }
        }
        return contents
    }

    private mutating func count(_ look: ShardLook, _ name: String) {
        switch look.kind {
        case .section: coverage[.section] += 1
        case .relay: coverage[.relay] += 1
        case .log:
            if look.versions.contains(where: { $0.alias != nil }) { coverage[.alias] += 1 }
            if !name.hasSuffix(".0") { coverage[.rotation] += 1 }
        case .other: break
        }
    }

    private mutating func checkWriter(of number: Int, machine index: Int) throws(Violation) {
        while writers.count <= number { writers.append(nil) }
        let writer = Writer(machine: index, replica: machines[index].replica.id)
        if let known = writers[number], known != writer, !scenario.hasUnnoticedCopies {
            throw Violation(
                promise: .singleWriter,
                detail: "m\(index) as \(writer.replica) writes \(names.names[number]) "
                    + "of m\(known.machine) as \(known.replica)")
        }
        writers[number] = writer
    }

    /// Puts bytes into the storage, or not, and tells the replica; `isFirst` unless something was
    /// refused that was asked for at the same time.
    ///
    /// - Returns: Whether they were put.
    private mutating func deliver(
        _ name: String, _ bytes: [UInt8], from index: Int, isFirst: Bool
    ) throws(Violation) -> Bool {
        if !machines[index].hasPulled {
            throw Violation(promise: .limits, detail: "m\(index) puts \(name) before it has pulled")
        }
        let (number, blob) = try wrap(name, bytes, by: index)
        var dice = Dice(UInt64(blob.number) &* 0x1234_5678_9ABC_DEF1 ^ scenario.seed)
        let isRefused = !isHealed && dice.chance(scenario.storage.refusal)
        let isReady = machines[index].client.isReady || (!isHealed && dice.chance(10))
        let fits = fits(blob, under: number, at: index)
        if !fits, isFirst, knowsWhatIsThere(index) {
            throw Violation(
                promise: .limits, detail: "m\(index) puts \(name), for which there is no room")
        }
        if isRefused || !isReady || !fits {
            coverage[fits ? .refusal : .quotaRefusal] += 1
            note("m\(index) may not put \(name)")
            try tell(.refused(name: name), to: index)
            return false
        }
        note("m\(index) puts \(name) as \(blob.number), operations \(blob.contents.numbers)")
        machines[index].client.set(number, blob, time: now + machines[index].clock)
        machines[index].truth.handedOver.formUnion(blob.contents)
        // It counts as told of, so that its disappearance is news, and what shows in its place.
        while machines[index].shown.count <= number { machines[index].shown.append(nil) }
        machines[index].shown[number] = -1 - blob.number
        if scenario.storage.isFolder, machines[index].isOnline {
            try transfer(index, luck: dice.next(), upload: 100, download: 0)
        }
        try tell(.accepted(name: name), to: index)
        return true
    }

    private func fits(_ blob: Blob, under number: Int, at index: Int) -> Bool {
        guard let limit, machines[index].account == 0 else { return true }
        let client = machines[index].client
        let old = client[number]?.bytes.count ?? 0
        let new = blob.bytes.count
        return new <= old || client.totalInBytes - old + new <= limit
    }

    /// Whether a machine was told of everything that its side of the storage shows, and how much
    /// that may be.
    private func knowsWhatIsThere(_ index: Int) -> Bool {
        let machine = machines[index]
        return machine.toldLimit == limit
            && names.names.indices.allSatisfy { number in
                let shown = number < machine.shown.count ? machine.shown[number] : nil
                let there = machine.client[number]?.number
                return shown == there || shown == there.map { -1 - $0 }
            }
    }

    private mutating func remove(_ name: String, from index: Int) throws(Violation) {
        let number = names.number(of: name)
        try checkWriter(of: number, machine: index)
        note("m\(index) removes \(name)")
        if number < machines[index].shown.count { machines[index].shown[number] = nil }
        fingerprint(name.utf8)
        machines[index].client.set(number, nil, time: now + machines[index].clock)
        if scenario.storage.isFolder, machines[index].isOnline {
            try transfer(index, luck: UInt64(number), upload: 100, download: 0)
        }
        try tell(.accepted(name: name), to: index)
    }
}
