internal import Crypto
internal import IntentSync

extension KeyValueTransport {
    /// Refuses a name that cannot be, and everything in an account that no replica has looked at.
    func check(_ name: String) throws(TransportError) {
        try ShardName.check(name, limitInBytes: limits.nameInBytes)
        let present = try present()
        guard memory.account == nil else {
            guard memory.account != present else { return }
            throw .unreachable(
                detail: "The account is another one than before; it is looked at first.")
        }
        memory.enter(present)
    }

    /// Whose storage this is: the account of the store, and the universe in it.
    func present() throws(TransportError) -> String {
        guard let account = store.account else {
            throw .unreachable(
                detail: "Nobody is signed in. Sign in to the account of the storage.")
        }
        guard store.isReady else { throw .notReady }
        return account + "/" + (try storedUniverse() ?? universe).account
    }

    /// The universe in the store, or `nil` where the store lost or damaged it, so that it is put
    /// back.
    func storedUniverse() throws(TransportError) -> Universe? {
        guard let text = store.data(forName: Self.universeName) else { return nil }
        do throws(TransportError) {
            return try Self.universe(from: text)
        } catch {
            guard error == .incomplete else { throw error }
            return nil
        }
    }

    /// Hands over what may be handed over.
    func send(ignoringPace: Bool) {
        guard store.isReady, let present = try? present(), memory.account == present
        else { return }
        for (name, change) in memory.take(at: clock.uptime(), ignoringPace: ignoringPace) {
            switch change {
            case .put(let bytes): store.set(bytes, forName: name)
            case .remove: store.remove(name)
            }
        }
    }

    /// Whether the store holds what waits and `size` bytes more under `key`.
    func hasRoom(for size: Int, named key: String) -> Bool {
        var sizes: [String: Int] = [:]
        for name in store.allNames { sizes[name] = store.data(forName: name)?.count ?? 0 }
        for (name, change) in memory.waiting {
            switch change {
            case .put(let bytes): sizes[name] = bytes.count
            case .remove: sizes[name] = nil
            }
        }
        // The universe has its room, there or not.
        sizes[Self.universeName] = Universe.limitInBytes
        let before = sizes.values.reduce(0, &+)
        let old = sizes.updateValue(size, forKey: key)
        let isSmaller = old.map { size <= $0 } ?? false
        // Less than before is always better, also where it is still too much.
        return isSmaller
            || before - (old ?? 0) + size <= KeyValueLimits.totalInBytes
                && sizes.count <= KeyValueLimits.nameCount
    }

    /// What the cache will hold when everything is sent that waits.
    func listing(_ account: String) -> Listing {
        let waiting = memory.waiting
        var names = Set(store.allNames)
        for (name, change) in waiting {
            if change == .remove { names.remove(name) } else { names.insert(name) }
        }
        let lines = names.compactMap { name -> Listing.Line? in
            guard name.hasPrefix(Self.namePrefix) else { return nil }
            let shard = String(name.dropFirst(Self.namePrefix.count))
            guard ShardName.isValid(shard, limitInBytes: limits.nameInBytes) else { return nil }
            var bytes = store.data(forName: name)
            if case .put(let newer) = waiting[name] { bytes = newer }
            return bytes.map {
                Listing.Line(name: shard, fingerprint: ContentHash(of: $0).prefix64)
            }
        }
        return Listing(account: account, lines: lines)
    }
}
