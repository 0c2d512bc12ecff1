import IntentSync

extension World {
    /// Lets something go wrong.
    mutating func performFault(
        _ action: Action, at index: Int, _ dice: inout Dice
    ) throws(Violation) {
        switch action {
        case .unplug:
            machines[index].isOnline.toggle()
            let isOnline = machines[index].isOnline
            note("m\(index) is \(isOnline ? "online" : "offline")")
        case .sleep(let steps):
            guard living.count > 1 else { return }
            machines[index].wakesAt = step + steps
            note("m\(index) sleeps for \(steps) steps")
        case .restart: try restart(index)
        case .crash: machines[index].crashesAtNextPut = true
        case .destroy:
            guard living.count > 2 else { return }
            machines[index].isAlive = false
            coverage[.destroyed] += 1
            note("m\(index) is destroyed")
        case .setClock(let offset):
            machines[index].clock = offset
            coverage[.clockJump] += 1
            note("m\(index) has its clock off by \(offset) s")
        case .failLibrary: machines[index].libraryFails = true
        case .backUp, .restore, .clone: try performCopy(action, at: index, &dice)
        default: try performStorageFault(action, at: index, &dice)
        }
    }

    /// Ends the program and starts it again from its archive.
    mutating func restart(_ index: Int) throws(Violation) {
        let replica = try revive(machines[index].replica.archived())
        let archive = replica.archived()
        if try revive(archive).archived() != archive {
            throw Violation(promise: .archive, detail: "m\(index) is not what it archived")
        }
        machines[index].replica = replica
        machines[index].setDialect()
        machines[index].libraryFails = false
        machines[index].hasPulled = false
        coverage[.restart] += 1
    }

    private func revive(_ archive: [UInt8]) throws(Violation) -> Replica {
        do {
            return try Replica(archive: archive, pace: scenario.pace)
        } catch {
            throw Violation(promise: .archive, detail: "an archive cannot be read: \(error)")
        }
    }

    // MARK: Copies

    private mutating func performCopy(
        _ action: Action, at index: Int, _ dice: inout Dice
    ) throws(Violation) {
        switch action {
        case .backUp:
            machines[index].backup = Machine.Backup(
                archive: machines[index].replica.archived(), truth: machines[index].truth,
                unclosed: unclosed(at: index), fork: fork(at: index),
                known: machines[index].library.mask, home: machines[index].home,
                isPurged: machines[index].isPurged)
            note("m\(index) is backed up")
        case .restore(let isNoticed):
            guard let backup = machines[index].backup else { return }
            machines[index].backup = nil
            note("m\(index) is restored")
            try start(index, from: backup, isNoticed: isNoticed, &dice)
        case .clone(let isNoticed):
            guard let backup = machines[index].backup, machines.count < 6 else { return }
            machines[index].backup = nil
            var copy = machines[index]
            copy.isOnline = true
            machines.append(copy)
            let last = machines.count - 1
            note("m\(last) is a copy of m\(index)")
            // Whatever the copy holds, its original holds as well; whether all of a version that was
            // not closed, nobody can tell.
            shared.formUnion(backup.truth.held.intersection(machines[index].truth.held))
            try start(last, from: backup, isNoticed: isNoticed, &dice)
            if !isNoticed { machines[index].isUnnoticedCopy = true }
        default: return
        }
    }

    /// The operations of a version that is not closed yet: a copy repeats them, and its original may
    /// publish them together with others.
    private func unclosed(at index: Int) -> OperationSet {
        let replica = machines[index].replica
        return carried[Dot(replica.id, replica.nextVersion)] ?? []
    }

    /// The last closed version.
    private func fork(at index: Int) -> Dot {
        Dot(machines[index].replica.id, machines[index].replica.nextVersion - 1)
    }

    private mutating func start(
        _ index: Int, from backup: Machine.Backup, isNoticed: Bool, _ dice: inout Dice
    ) throws(Violation) {
        machines[index].replica = try revive(backup.archive)
        machines[index].setDialect()
        machines[index].hasPulled = false
        machines[index].client = StorageClient()
        machines[index].truth = backup.truth
        torn.formUnion(backup.unclosed)
        machines[index].library.mask = backup.known
        machines[index].libraryFails = false
        machines[index].shown = []
        machines[index].listsAll = true
        machines[index].kept = []
        machines[index].home = backup.home
        machines[index].isPurged = backup.isPurged
        machines[index].unmeant = [:]
        machines[index].toldLimit = nil
        machines[index].crashesAtNextPut = false
        resetView(of: index)
        if isNoticed {
            coverage[.copy] += 1
            try tell(.copied(spare: freshName(&dice)), to: index)
        } else {
            coverage[.unnoticedCopy] += 1
            forks.append(backup.fork)
            machines[index].isUnnoticedCopy = true
        }
        // A new installation is not told of a limit by its backup.
        try look(at: index)
    }

    // MARK: Storage

    private mutating func performStorageFault(
        _ action: Action, at index: Int, _ dice: inout Dice
    ) throws(Violation) {
        let account = machines[index].account
        switch action {
        case .loseQueue:
            machines[index].client.loseQueue(server: servers[account])
            coverage[.lostQueue] += 1
            note("m\(index) loses what it had not sent")
        case .wipe:
            servers[account].wipe()
            coverage[.wipe] += 1
            note("the storage is wiped")
        case .limit(let bytes):
            guard !scenario.storage.isFolder else { return }
            let allowed = bytes == 0 ? 1_000_000 : bytes
            limit = allowed
            note("the storage holds \(allowed) bytes from now on")
        case .corrupt:
            guard let name = dice.pick(servers[account].names),
                let blob = servers[account].slots[name]?.blob
            else { return }
            blobCount += 1
            servers[account].replace(name, with: blob.damaged(number: blobCount, dice: &dice))
            coverage[.corrupt] += 1
            let text = names.names[name]
            note("\(text) is damaged")
        case .garble: try garble(index, &dice)
        case .conflictCopy: copyConflict(account, &dice)
        case .showAgain:
            note("m\(index) is shown everything again")
            try pull(index, &dice, again: true)
        case .switchAccount:
            machines[index].account = 1 - account
            machines[index].hasSeenAccount = false
            machines[index].client = StorageClient()
            machines[index].shown = []
            machines[index].listsAll = true
            coverage[.account] += 1
            note("m\(index) is signed in as \(Self.accountName(1 - account))")
        case .joinAccount: try join(index)
        case .purge: try purge(index)
        default: return
        }
    }

    private mutating func garble(_ index: Int, _ dice: inout Dice) throws(Violation) {
        let shown = names.names.indices.filter { machines[index].client[$0] != nil }
        guard let name = dice.pick(shown), let blob = machines[index].client[name] else { return }
        blobCount += 1
        let damaged = blob.damaged(number: blobCount, dice: &dice)
        let text = names.names[name]
        note("m\(index) is shown \(text) damaged")
        try tell(.shown(name: text, bytes: damaged.bytes), to: index)
        while machines[index].shown.count <= name { machines[index].shown.append(nil) }
        machines[index].shown[name] = damaged.number
    }

    private mutating func copyConflict(_ account: Int, _ dice: inout Dice) {
        guard let (name, blob) = dice.pick(servers[account].past) else { return }
        let text = names.names[name]
        let copy = names.number(of: text + Scenery.conflictMark + "\(blob.number)")
        blobCount += 1
        _ = servers[account].put(
            blob.again(number: blobCount), under: copy, time: now)
        coverage[.conflictCopy] += 1
        note("a conflict copy of \(text) appears")
    }

    /// Joins the universe of the account the machine is signed in to.
    mutating func join(_ index: Int) throws(Violation) {
        let account = machines[index].account
        machines[index].home = account
        machines[index].isPurged = false
        machines[index].shown = []
        machines[index].listsAll = true
        note("m\(index) joins \(Self.accountName(account))")
        try tell(.joined(account: Self.accountName(account)), to: index)
    }

    private mutating func purge(_ index: Int) throws(Violation) {
        servers[machines[index].account].wipe()
        coverage[.purge] += 1
        note("the storage is purged")
        machines[index].isPurged = true
        try tell(.purged, to: index)
    }
}
