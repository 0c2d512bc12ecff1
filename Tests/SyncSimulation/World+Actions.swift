import IntentSync
import NewsModel

extension World {
    /// Performs the next step.
    package mutating func perform(_ next: Step) throws(Violation) {
        step += 1
        now += next.wait
        guard let index = machine(of: next) else { return }
        var dice = Dice(next.luck)
        switch next.action {
        case .decide(let wish): try decide(wish, at: index, &dice)
        case .refresh: try refresh(index, &dice)
        case .transfer:
            try transfer(
                index, luck: dice.next(), upload: scenario.storage.upload,
                download: scenario.storage.download)
        case .pull: try pull(index, &dice)
        case .publish: try publish(index)
        case .upkeep:
            guard machines[index].hasSeenAccount else { return }
            try tell(.upkeep, to: index)
        case .round: try round(index, &dice)
        case .join:
            guard machines.count < 6 else { return }
            try addMachine(clock: 0, name: freshName(&dice))
            let last = machines.count - 1
            note("m\(last) joins")
            coverage[.joined] += 1
        case .retire: try retire(by: index, &dice)
        default: try performFault(next.action, at: index, &dice)
        }
        try look(at: index)
    }

    /// The machine the step is for: alive, awake where it is to do anything.
    private func machine(of next: Step) -> Int? {
        let awake = machines.indices.filter { machines[$0].isAlive && machines[$0].wakesAt <= step }
        guard !awake.isEmpty else { return nil }
        return awake.contains(next.machine) ? next.machine : awake[next.machine % awake.count]
    }

    // MARK: What a program does

    /// Fetches some feeds and discovers what they list that is new here.
    mutating func refresh(_ index: Int, _ dice: inout Dice, all: Bool = false) throws(Violation) {
        guard machines[index].isOnline else { return }
        let listed = scenario.web.listed(at: step) & ~machines[index].library.mask
        var found: UInt32 = 0
        for feed in scenario.web.feeds where all || dice.chance(70) {
            for (place, entry) in scenario.web.entries.enumerated()
            where entry.reference.feed == feed { found |= listed & 1 << UInt32(place) }
        }
        guard found != 0 else { return }
        let before = machines[index].library.mask
        machines[index].library.mask |= found
        let entries = scenario.web.entries.indices.filter { found >> UInt32($0) & 1 == 1 }
        note("m\(index) discovers \(entries.map { "e\($0)" }.joined(separator: " "))")
        let references = entries.map { scenario.web.entries[$0].reference }
        if try !tell(.discovered(references), to: index) {
            machines[index].library.mask = before
            return
        }
        for number in machines[index].summedUpByOthers.numbers {
            for place in entries where misstates(operations[number], place) {
                machines[index].foundLate[number, default: 0] |= 1 << UInt32(place)
            }
        }
    }

    /// Lets the storage of a machine exchange with the server.
    mutating func transfer(
        _ index: Int, luck: UInt64, upload: Int, download: Int
    ) throws(Violation) {
        guard machines[index].isOnline else { return }
        var dice = Dice(luck)
        let account = machines[index].account
        var arrivals: [StorageClient.Write] = []
        servers[account].limit = account == 0 ? limit : nil
        machines[index].client.transfer(
            with: &servers[account], upload: upload, download: download, dice: &dice
        ) { arrivals.append($0) }
        coverage[.quotaRefusal] += servers[account].takeRefusals()
        for write in arrivals { published.formUnion(write.blob?.contents ?? []) }
        if account == 0, machines[index].toldLimit != limit, download > 0 {
            machines[index].toldLimit = limit
            try tell(.limits(totalInBytes: limit, shardCount: limit.map { _ in 1024 }), to: index)
        }
    }

    /// Shows the replica what changed at the storage, and lets it take that in.
    mutating func pull(_ index: Int, _ dice: inout Dice, again: Bool = false) throws(Violation) {
        guard machines[index].client.isReady else { return }
        // Only a failing library undoes a pull; a copy kept for nothing would make every change dear.
        let before = machines[index].libraryFails ? machines[index] : nil
        var taken: [Blob] = []
        var gone: [Int] = []
        for number in names.names.indices {
            let blob = machines[index].client[number]
            while machines[index].shown.count <= number { machines[index].shown.append(nil) }
            if again, machines[index].account == 0, dice.chance(50),
                let old = oldBlob(under: number, &dice)
            {
                try show(old, as: number, to: index)
                taken.append(old)
                // What is no longer there is missed after that.
                machines[index].shown[number] = old.number
            }
            let isNews = again || blob?.number != machines[index].shown[number]
            guard isNews || (blob == nil && machines[index].listsAll) else { continue }
            if let blob {
                try show(blob, as: number, to: index)
                taken.append(blob)
            } else if machines[index].shown[number] != nil || machines[index].listsAll {
                let name = names.names[number]
                if names.stems[number] == nil { try tell(.missing(name: name), to: index) }
                gone.append(number)
            }
            machines[index].shown[number] = blob?.number
        }
        if story != nil, !taken.isEmpty || !gone.isEmpty {
            let shown = taken.map { "\($0.number)" }.joined(separator: " ")
            let missing = gone.map { names.names[$0] }.joined(separator: " ")
            note("m\(index) takes in \(shown)\(gone.isEmpty ? "" : ", without \(missing)")")
        }
        let account = Self.accountName(machines[index].account)
        machines[index].hasPulled = true
        if try !tell(.pulled(account: account, spare: freshName(&dice)), to: index) {
            if let before { machines[index] = before }
            machines[index].libraryFails = false
            return
        }
        machines[index].hasSeenAccount = true
        machines[index].listsAll = false
        learn(from: taken, at: index)
    }

    private func oldBlob(under number: Int, _ dice: inout Dice) -> Blob? {
        dice.pick(servers[0].past.filter { $0.name == number })?.blob
    }

    private mutating func show(_ blob: Blob, as number: Int, to index: Int) throws(Violation) {
        guard let stem = names.stems[number] else {
            try tell(.shown(name: names.names[number], bytes: blob.bytes), to: index)
            return
        }
        // A transport shows a conflict copy under the name it stems from, and what lies there last.
        try tell(.shown(name: stem, bytes: blob.bytes), to: index)
        if let main = machines[index].client[names.number(of: stem)] {
            try tell(.shown(name: stem, bytes: main.bytes), to: index)
        } else {
            try tell(.missing(name: stem), to: index)
        }
    }

    /// Adds what the bytes truly say to what the machine truly knows.
    private mutating func learn(from blobs: [Blob], at index: Int) {
        guard machines[index].isHome else { return }
        let reads = machines[index].replica.dialect.reads
        let all = machines[index].kept + blobs
        machines[index].kept = all.filter { $0.minimumReader > reads }
        for blob in all where blob.minimumReader <= reads {
            if blob.kind == .log { noteDigests(of: blob.contents, at: index) }
            machines[index].truth.seen.formUnion(blob.seen)
            machines[index].truth.seen.formUnion(blob.contents)
            machines[index].truth.rumored.formUnion(blob.rumored)
            machines[index].truth.held.formUnion(blob.contents)
            if blob.machine != index {
                shared.formUnion(blob.contents)
                if blob.kind == .section {
                    machines[index].summedUpByOthers.formUnion(blob.contents)
                }
            }
            // What a copy hands over, its original need not.
            let own = machines[index].truth.own
            machines[index].truth.handedOver.formUnion(blob.contents.intersection(own))
        }
    }

    /// Notes of which entries a machine can tell, by count and digest, that new marks on spans did
    /// not mean them: it knows all that were meant, and one or two more.
    private mutating func noteDigests(of contents: OperationSet, at index: Int) {
        let known = machines[index].library.mask
        for number in contents.subtracting(machines[index].truth.held).numbers {
            let operation = operations[number]
            guard operation.deed == .mark(isRead: true), operation.span != nil,
                operation.entries & ~known == 0
            else { continue }
            var unmeant: UInt32 = 0
            for place in scenario.web.entries.indices
            where known >> UInt32(place) & 1 == 1 && misstates(operation, place) {
                unmeant |= 1 << UInt32(place)
            }
            if 1...2 ~= unmeant.nonzeroBitCount { machines[index].unmeant[number] = unmeant }
        }
    }

    /// Lets the replica say what it has to say.
    mutating func publish(_ index: Int) throws(Violation) {
        guard machines[index].hasSeenAccount else { return }
        try tell(.publish, to: index)
    }

    /// One whole round.
    mutating func round(_ index: Int, _ dice: inout Dice) throws(Violation) {
        let storage = scenario.storage
        let upload = isHealed ? 100 : storage.upload
        let download = isHealed ? 100 : storage.download
        try transfer(index, luck: dice.next(), upload: upload, download: download)
        try pull(index, &dice)
        try publish(index)
        try transfer(index, luck: dice.next(), upload: upload, download: 0)
    }

    private mutating func retire(by index: Int, _ dice: inout Dice) throws(Violation) {
        let peers = machines[index].replica.status.peers.filter { !$0.isRetired }
        guard let peer = dice.pick(peers) else { return }
        note("m\(index) retires \(peer.id)")
        coverage[.retire] += 1
        try tell(.retire(peer.id), to: index)
    }
}
