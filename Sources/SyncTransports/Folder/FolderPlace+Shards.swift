internal import IntentSync

extension FolderPlace {
    private static let copyLimit = 8

    /// The shard in the file of `name`.
    func shard(named name: String, account: String?) throws(TransportError) -> [UInt8]? {
        let folder = try open(for: account)
        let file: [UInt8]?
        let files: [File]
        do throws(DiskError) {
            file = try read(ShardFileName.main(of: name), in: folder)
            files = file == nil ? try contents(of: folder).files(of: name) : []
        } catch {
            throw error.transportError
        }
        guard let file else {
            guard !files.contains(where: { $0.role == .placeholder }) else { throw .incomplete }
            return nil
        }
        guard let shard = ShardFile.shard(in: file) else { throw .incomplete }
        return shard
    }

    /// The whole shards in the copies of `name`, sorted by the names of their files; none where
    /// `hasCopies` says that there are none, if the folder is there at all.
    func copies(
        named name: String, account: String?, hasCopies: Bool
    ) throws(TransportError) -> [[UInt8]] {
        let folder = try open(for: account)
        guard hasCopies else { return [] }
        do throws(DiskError) {
            var shards: [[UInt8]] = []
            for file in try contents(of: folder).files(of: name)
            where file.role == .copy && shards.count < Self.copyLimit {
                guard let bytes = try read(file.name, in: folder),
                    let shard = ShardFile.shard(in: bytes)
                else { continue }
                shards.append(shard)
            }
            return shards
        } catch {
            throw error.transportError
        }
    }

    /// Writes the file of `name`.
    func put(
        _ bytes: [UInt8], named name: String, account: String?, number: UInt64
    ) throws(TransportError) {
        let folder = try open(for: account)
        let file = ShardFileName.main(of: name)
        do throws(DiskError) {
            if try folder.status(of: file) == nil {
                let count = try contents(of: folder).shards.count
                guard count < shardCount else { throw .noRoom }
            }
            try folder.replace(
                file, with: ShardFile.file(holding: bytes), by: Self.temporary(number))
        } catch {
            throw error.transportError
        }
    }

    /// Removes every file of `name`.
    func remove(named name: String, account: String?) throws(TransportError) {
        let folder = try open(for: account)
        do throws(DiskError) {
            for file in try contents(of: folder).files(of: name) { try folder.remove(file.name) }
            try folder.synchronize()
        } catch {
            throw error.transportError
        }
    }

    private func read(
        _ name: String, in folder: borrowing OpenFolder
    ) throws(DiskError) -> [UInt8]? {
        try folder.contents(
            of: name, atMost: Self.shardLimitInBytes + ShardFile.headerInBytes)
    }
}
