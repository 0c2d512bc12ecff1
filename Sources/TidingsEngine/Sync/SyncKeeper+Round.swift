import Crypto
public import IntentSync
import NewsModel
import TidingsStore

/// Rounds: pull, merge, publish.
extension SyncKeeper {
    /// Does a whole round: pulls, merges, publishes, and waits up to five seconds for others to
    /// confirm; what waits to be sent is never discarded or made again.
    ///
    /// - Returns: The state after it, whatever came of it.
    /// - Throws: `SyncError`, `notSetUp` or `damaged`; a place that fails is in the report instead.
    public func syncNow() async throws(SyncError) -> SyncReport {
        try await round()
        // What was damaged of this replica is there again, and looked at once more.
        if try await isDamaged() { try await round() }
        await transport?.finish()
        let end = ContinuousClock.now + options.receiptPatience
        while let transport, try await isUnconfirmed() {
            let rest = end - ContinuousClock.now
            guard rest > .zero, !Task.isCancelled else { break }
            await transport.waitForChange(atMost: rest)
            try await round()
            // The program may end now, and what the round confirmed with it.
            await transport.finish()
        }
        return try await report()
    }

    /// Whether something of this replica at the place was damaged.
    private func isDamaged() async throws(SyncError) -> Bool {
        let standing = try await standing()
        guard standing.state.failure == nil, let status = standing.status else { return false }
        return status.damagedNames.contains { IntentSync.ShardName($0)?.owner == status.id }
    }

    /// Whether something that left here is not with every other active replica, and could be.
    private func isUnconfirmed() async throws(SyncError) -> Bool {
        let standing = try await standing()
        guard standing.state.failure == nil, let status = standing.status else { return false }
        return status.peers.contains {
            !$0.isRetired && $0.confirmed < status.publishedVersion
        }
    }

    /// Does one round; what the place refuses is noted in the store.
    func round() async throws(SyncError) {
        let turn = try await takeTurn()
        mayHeal = true
        var access = try await checkIdentity()
        let standing = try await standing()
        guard let place = standing.state.place else { throw .notSetUp }
        do throws(SyncError) {
            let transport = try await open(place, with: &access)
            let pull: SyncPull
            do throws(TransportError) {
                pull = try await self.pull(
                    from: transport, since: standing.state,
                    knowing: standing.status)
            } catch {
                throw .transport(error)
            }
            let now = options.clock()
            let merge = try await merging { () async throws(SyncFailure) in
                try await self.store.merge(pull, at: now)
            }
            try keepIdentity(after: merge, access: access)
            try await handOver(merge, to: transport)
        } catch {
            switch error {
            case .transport(let reason):
                try await note(await lookedAt(reason, at: place, with: access))
            case .anotherPlace, .needsWords, .noLongerSealed, .emptied, .unreadable, .damagedStore:
                try await note(error)
            default: throw error
            }
        }
        _ = consume turn
        await options.afterRound()
    }

    /// What a place that fails has to say when it is opened anew, which also mends a folder.
    private func lookedAt(
        _ reason: TransportError, at place: SyncPlace, with access: PlaceAccess
    ) async -> SyncError {
        guard let kind = openPlace?.kind else { return .transport(reason) }
        let door = SyncDoor(place: place)
        if kind == .folder { close() }
        do throws(SyncError) {
            _ = try await door.open(with: access)
            return .transport(reason)
        } catch {
            // What waits for a key-value store that is there goes on waiting.
            if error == .damagedStore(place) || error == .emptied(place) || !door.mayBeThere {
                close()
            }
            return error
        }
    }

    /// What the place shows that is new.
    ///
    /// What is damaged is looked at again each time: its file may look the same when it is whole.
    func pull(
        from transport: any ShardTransport, since state: SyncState,
        knowing status: ReplicaStatus? = nil
    ) async throws(TransportError) -> SyncPull {
        let changes = try await transport.changes(since: state.token)
        let label = ReplicaLabel(await label(), version: options.programVersion)
        var pull = SyncPull(
            account: changes.account, token: changes.token, limits: transport.limits,
            spare: ReplicaID(rawValue: dice.next()), label: label.text)
        let known = status.map { Set($0.sizes.keys) } ?? []
        let damaged = (status?.damagedNames ?? []).filter { name in
            known.contains(name) && IntentSync.ShardName(name)?.owner != status?.id
        }
        let again = Set(damaged).subtracting(changes.changed).subtracting(changes.gone)
        for name in changes.changed + again.sorted() {
            do throws(TransportError) {
                let versions = try await transport.versions(named: name)
                if versions.isEmpty { pull.missing.append(name) }
                pull.shown += versions.map { (name, $0) }
            } catch {
                switch error {
                // What is not whole or cannot be opened is damaged as far as this replica can tell.
                case .incomplete, .sealed: pull.shown.append((name, []))
                default: throw error
                }
            }
        }
        pull.missing += changes.gone
        if changes.isComplete {
            pull.missing += known.subtracting(changes.changed).subtracting(changes.gone).sorted()
        }
        return pull
    }

    /// Hands over what waits, and notes what came of it.
    func handOver(_ merge: SyncMerge, to transport: any ShardTransport) async throws(SyncError) {
        var outcomes: [(put: SyncPut, outcome: PutOutcome)] = []
        var problem: TransportError?
        for put in merge.puts {
            do throws(TransportError) {
                outcomes.append((put, try await Self.handOver(put, to: transport)))
            } catch {
                problem = problem ?? error
                // The replica asks for it again, or for something smaller.
                outcomes.append((put, .refused))
                if case .unreachable = error { break }
            }
        }
        let now = options.clock()
        let done = outcomes
        if !done.isEmpty {
            let settled = try await merging { () async throws(SyncFailure) in
                try await self.store.settle(done, at: now)
            }
            let access = identities.identity(of: settled.id)?.access ?? PlaceAccess()
            try keepIdentity(after: settled, access: access)
        }
        if let problem { return try await note(.transport(problem)) }
        try await storing { () async throws(StoreError) in
            try await self.store.updateSyncState { state in
                state.published = now
                state.failure = nil
                state.failureCount = 0
                state.nextTry = nil
            }
        }
    }

    private static func handOver(
        _ put: SyncPut, to transport: any ShardTransport
    ) async throws(TransportError) -> PutOutcome {
        if let bytes = put.bytes {
            return try await transport.put(bytes, named: put.name) == .stored
                ? .accepted : .handedOver
        }
        try await transport.remove(named: put.name)
        // A place that wants time between two puts holds removals back, too.
        return transport.limits.pause == .zero ? .accepted : .handedOver
    }

    /// Notes what went wrong, and when it is tried again.
    private func note(_ error: SyncError) async throws(SyncError) {
        let now = options.clock()
        let (failure, isPassing) = (error.explanation, error.isPassing)
        mayHeal = error.mayHeal
        try await storing { () async throws(StoreError) in
            try await self.store.updateSyncState { state in
                state.failure = failure
                state.failureCount = min(state.failureCount + 1, 1000)
                let wait = SyncSchedule.wait(afterFailures: state.failureCount)
                state.nextTry = isPassing ? now + wait : nil
            }
        }
    }

    // MARK: The person

    /// Lets the others go on without a replica that will not come back.
    ///
    /// - Throws: `SyncError`, `notFound` where no other replica has this name.
    public func retire(_ replica: ReplicaID) async throws(SyncError) {
        let peers = try await standing().status?.peers
        guard let peers else { throw .notSetUp }
        guard peers.contains(where: { $0.id == replica }) else { throw .notFound }
        try await tell(.retire(replica))
    }

    /// Joins the storage that is at the place now, after it was purged or became another person's.
    ///
    /// A place that was emptied is set up again. Everything this replica holds is sent there.
    ///
    /// - Returns: The state after it, and whether the place was set up again.
    public func join() async throws(SyncError) -> Joining {
        let standing = try await standing()
        guard let place = standing.state.place, let id = standing.status?.id else {
            throw .notSetUp
        }
        let isSetUpAgain = try await openAgain(place, as: id)
        guard let transport else { throw .notSetUp }
        let account: String
        do throws(TransportError) {
            account = try await transport.changes(since: nil).account
        } catch {
            throw .transport(error)
        }
        try await tell(.joined(account: account))
        try await storing { () async throws(StoreError) in
            try await self.store.updateSyncState { $0.token = nil }
        }
        return Joining(report: try await syncNow(), isSetUpAgain: isSetUpAgain)
    }

    /// Opens the place anew, and sets it up again where it was emptied.
    ///
    /// - Returns: Whether it was.
    private func openAgain(_ place: SyncPlace, as id: ReplicaID) async throws(SyncError) -> Bool {
        // The caller's place is as it is.
        guard transport == nil || openPlace != nil else { return false }
        let identity = identities.identity(of: id)
        let opened = try await SyncDoor(place: place).open(
            with: identity?.access ?? PlaceAccess(), settingUpAgain: true)
        (transport, openPlace) = (opened.transport, place)
        if var identity, identity.access != opened.access {
            identity.access = opened.access
            try identities.keep(identity, of: id)
        }
        try await noteSealing(of: place, with: opened.access)
        return opened.isSetUpAgain
    }

    private func tell(_ event: Replica.Event) async throws(SyncError) {
        let turn = try await takeTurn()
        let access = try await checkIdentity()
        let now = options.clock()
        let merge = try await merging { () async throws(SyncFailure) in
            try await self.store.tell(event, at: now)
        }
        try keepIdentity(after: merge, access: access)
        _ = consume turn
    }
}

extension SyncError {
    /// Whether it may pass without the person.
    var isPassing: Bool {
        switch self {
        case .transport(let error): error.isPassing
        case .unreadable: true
        default: false
        }
    }

    /// Whether it may be put right at the place, without a word to this program.
    var mayHeal: Bool {
        switch self {
        case .anotherPlace, .needsWords, .wrongWords, .noLongerSealed, .transport(.sealed): false
        default: true
        }
    }
}

extension TransportError {
    /// Whether it may pass without the person.
    var isPassing: Bool {
        switch self {
        case .unreachable, .incomplete, .notReady: true
        case .full, .refused, .sealed: false
        }
    }
}
