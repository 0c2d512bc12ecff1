internal import Crypto
internal import IntentSync

extension FolderPlace {
    /// The most names in the folder that are looked at, ours or not.
    private static let entryLimit = 65_536
    /// How old an unfinished file is when nobody is at it any more.
    private static let unfinishedFor = Duration.seconds(3600)

    /// One file of a shard.
    struct File {
        var name: String
        var role: ShardFileName.Role
    }

    /// The files of the folder.
    struct Contents {
        /// Of every shard, sorted by the shard's name and then by the file's.
        var shards: [(name: String, files: [File])] = []
        var unfinished: [String] = []
        /// Whether this is all there is.
        var isWhole = true

        /// The files of one shard.
        func files(of name: String) -> [File] { shards.first { $0.name == name }?.files ?? [] }

        /// The shards of which services for shared folders kept copies.
        var copied: Set<String> {
            Set(shards.filter { $0.files.contains { $0.role == .copy } }.map(\.name))
        }
    }

    /// What a look at the folder showed.
    struct Look: Sendable {
        var listing: Listing
        /// The shards that have copies.
        var copied: Set<String>
        var isWhole: Bool
        var watch: FolderWatch?
    }

    /// Lists the folder, without reading a shard; `watch` has watched it so far, and `now` is the
    /// time since 1970.
    func look(watch: FolderWatch?, now: Duration) throws(TransportError) -> Look {
        let folder = try open()
        let account = try universe(in: folder).account
        do throws(DiskError) {
            // Watched before it is listed, so that no change falls between the two.
            let watch = watched(try folder.status(), by: watch)
            let contents = try contents(of: folder)
            var lines: [Listing.Line] = []
            for (name, files) in contents.shards {
                guard let print = try fingerprint(of: files, in: folder) else { continue }
                lines.append(Listing.Line(name: name, fingerprint: print))
            }
            clear(contents.unfinished, in: folder, now: now)
            return Look(
                listing: Listing(account: account, lines: lines), copied: contents.copied,
                isWhole: contents.isWhole, watch: watch)
        } catch {
            throw error.transportError
        }
    }

    private func watched(_ status: FileStatus, by watch: FolderWatch?) -> FolderWatch? {
        guard let watch, watch.folder == status.identity else {
            return FolderWatch(path: shardPath, folder: status.identity)
        }
        watch.drain()
        return watch
    }

    /// Sorts the names in the folder.
    func contents(of folder: borrowing OpenFolder) throws(DiskError) -> Contents {
        var contents = Contents()
        var files: [String: [File]] = [:]
        let (names, areAll) = try folder.names(atMost: Self.entryLimit)
        for name in names {
            if Self.isTemporary(name) {
                contents.unfinished.append(name)
            } else if let read = ShardFileName(name) {
                files[read.shard, default: []].append(File(name: name, role: read.role))
            }
        }
        contents.isWhole = areAll && files.count <= shardCount
        contents.shards = files.sorted { $0.key < $1.key }.prefix(shardCount).map {
            (name: $0.key, files: $0.value.sorted { $0.name < $1.name })
        }
        return contents
    }

    /// A number for the present state of these files, or `nil` where none is a file of its own.
    private func fingerprint(
        of files: [File], in folder: borrowing OpenFolder
    ) throws(DiskError) -> UInt64? {
        var writer = WireWriter()
        for file in files {
            guard let status = try folder.status(of: file.name), status.isRegular
            else { continue }
            writer.string(file.name.utf8)
            for number in [Int64(clamping: status.size), status.written, status.changed] {
                writer.fixed(UInt64(bitPattern: number))
            }
            writer.fixed(status.identity.inode)
        }
        return writer.bytes.isEmpty ? nil : ContentHash(of: writer.bytes).prefix64
    }

    /// Removes what programs left behind that ended while they wrote.
    private func clear(_ names: [String], in folder: borrowing OpenFolder, now: Duration) {
        for name in names {
            // What cannot be removed does no harm.
            guard let status = try? folder.status(of: name),
                now - .nanoseconds(status.written) > Self.unfinishedFor
            else { continue }
            try? folder.remove(name)
        }
    }
}
