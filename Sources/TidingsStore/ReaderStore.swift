import SQLite

/// The store of one replica: what it follows, what it fetched, and what the person decided.
///
/// One SQLite file in WAL mode. Changes go through one writer, one after the other; lists are read
/// beside it and never wait for a refresh. What a call changed is in the file's log when the call
/// returns, so that it survives the end of the process, however sudden. Another program may use the
/// same store; where it holds the store for longer than five seconds, a change throws `inUse`.
public final class ReaderStore: Sendable {
    let file: StoreFile
    let writer: Database
    let readers: ReaderPool
    let saves = SaveQueue()
    let replicas = ReplicaCache()
    let watch: StoreWatch
    private let identity: StoreFile.Identity?
    /// Whether the disk was full when the store was opened, so that it is only read.
    let isOnlyRead: Bool

    /// Opens the store at `path`, which is created (mode 0600) where it does not exist.
    ///
    /// On a full disk, a store that is there can be read, and every change throws `diskFull`
    /// until it is opened again.
    ///
    /// - Throws: `StoreError` where the file cannot be opened, is damaged, or is too new; a file
    ///   that is not a store is left as it was.
    public convenience init(path: String) async throws(StoreError) {
        try await self.init(path: path, options: StoreOptions())
    }

    /// Opens the store at `path` with options of one's own.
    ///
    /// - Throws: As the other initializer.
    package init(path: String, options: StoreOptions) async throws(StoreError) {
        let file = StoreFile(path: path, options: options)
        self.file = file
        watch = StoreWatch(file: file)
        writer = Database(label: "tidings-writer") { () throws(SQLiteError) in
            try file.openWriter()
        }
        let state: StoreFile.State
        do throws(SQLiteError) {
            state = try await writer.perform { connection throws(SQLiteError) in
                try file.prepare(connection)
            }
            readers = ReaderPool(file: file, count: options.readerCount)
            isOnlyRead = false
        } catch {
            guard file.isFull(error) else { throw StoreError(error) }
            readers = ReaderPool(file: file, count: 1, isAlone: true)
            isOnlyRead = true
            state = try await Self.stateOfFull(file, readers)
        }
        identity = file.identity
        switch state {
        case .ready: return
        case .tooNew(let version): throw .tooNew(version: version)
        case .foreign: throw .damaged(detail: "the file is a database of another program")
        }
    }

    /// What a store on a full disk is, so that it can be read at least.
    private static func stateOfFull(
        _ file: StoreFile, _ readers: ReaderPool
    ) async throws(StoreError) -> StoreFile.State {
        do throws(SQLiteError) {
            let state = try await readers.read { connection throws(SQLiteError) in
                try file.state(connection)
            }
            if let state { return state }
        } catch {
            switch error.condition {
            case .busy, .corrupt, .notADatabase: throw StoreError(error)
            default: break
            }
        }
        throw .diskFull
    }

    /// The path of the file.
    public var path: String { file.path }

    // MARK: Connections

    /// Reads one state of the store.
    func read<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) async throws(StoreError) -> Result {
        do throws(SQLiteError) {
            return try await readers.read(body)
        } catch {
            throw file.explained(error)
        }
    }

    /// Changes the store, all or nothing.
    func write<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) async throws(StoreError) -> Result {
        try checkIdentity()
        do throws(SQLiteError) {
            return try await writer.perform { connection throws(SQLiteError) in
                try connection.write { () throws(SQLiteError) in try body(connection) }
            }
        } catch {
            throw file.explained(error)
        }
    }

    /// Refuses to change a file that nobody will find again, or that was opened on a full disk.
    func checkIdentity() throws(StoreError) {
        guard !isOnlyRead else { throw .diskFull }
        guard file.identity == identity else {
            throw .unreachable(detail: "the file was moved or deleted while it was open")
        }
    }

    /// Changes the store, where `body` finds what it is to change.
    func change(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Bool
    ) async throws(StoreError) {
        guard try await write(body) else { throw .notFound }
    }
}
