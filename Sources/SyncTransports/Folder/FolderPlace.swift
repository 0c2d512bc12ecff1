internal import IntentSync

/// The files of a `FolderTransport`, as one visit after the other sees them.
///
/// No visit keeps anything open, so that a disk can be unmounted at any time.
struct FolderPlace: Sendable {
    static let shardLimitInBytes = 4_000_000
    private static let universeName = "universe"
    /// How long a file that was written may need to be there whole.
    private static let arrival = Duration.seconds(10)
    private static let temporaryBeginning = ".tidings-"
    private static let temporaryEnding = ".tmp"

    /// The folder that the person chose.
    let path: String
    /// How many shards it holds.
    var shardCount = 4096

    var shardPath: String { path + "/tidings/v1" }

    /// Opens the folder of shards.
    func open() throws(TransportError) -> OpenFolder {
        try onDisk { () throws(DiskError) in
            try OpenFolder(at: path).folder("tidings").folder("v1")
        }
    }

    /// Whether the folder is there and was set up.
    func isSetUp() throws(TransportError) -> Bool {
        try onDisk { () throws(DiskError) in
            guard try OpenFolder.exists(at: path) else { return false }
            let chosen = try OpenFolder(at: path)
            guard try chosen.status(of: "tidings") != nil else { return false }
            let outer = try chosen.folder("tidings")
            guard try outer.status(of: "v1") != nil else { return false }
            let folder = try outer.folder("v1")
            if try folder.status(of: Self.universeName) != nil { return true }
            // In iCloud Drive it may be there and not on this machine.
            return try folder.status(of: ".\(Self.universeName).icloud") != nil
        }
    }

    /// The universe of the opened folder.
    func universe(in folder: borrowing OpenFolder) throws(TransportError) -> Universe {
        let text: [UInt8]?
        do throws(DiskError) {
            text = try folder.contents(of: Self.universeName, atMost: Universe.limitInBytes)
        } catch {
            throw error.transportError
        }
        guard let text else {
            throw .unreachable(
                detail: "The file \(shardPath)/\(Self.universeName) is not there. Wait until the "
                    + "folder has arrived, or set up sync with it again.")
        }
        if let universe = Universe(text: text) { return universe }
        guard !Universe.isOfLaterVersion(text) else {
            throw .refused(
                detail: "A newer version of Tidings set up sync in this folder. Update Tidings on "
                    + "this machine.")
        }
        throw .incomplete
    }

    /// Puts `universe` back where its file cannot be read, and says whose the folder is then.
    ///
    /// - Throws: `TransportError`: `incomplete` where the file was written less than ten seconds
    ///   before `now`, so that it may still be on its way.
    func mend(
        as universe: Universe, number: UInt64, now: Duration
    ) throws(TransportError) -> Universe {
        let folder = try open()
        do throws(TransportError) {
            return try self.universe(in: folder)
        } catch {
            guard error == .incomplete else { throw error }
        }
        try onDisk { () throws(DiskError) in
            guard let status = try folder.status(of: Self.universeName) else { return }
            let age = now - .nanoseconds(status.written)
            // A clock that is wrong must not keep the file as it is for ever.
            guard age < .zero - Self.arrival || age > Self.arrival else { return }
            try folder.replace(
                Self.universeName, with: universe.text, by: Self.temporary(number))
        }
        return try self.universe(in: folder)
    }

    /// Opens the folder of shards where it is still that of `account`, so that what is not there
    /// is really not there, and nothing is mixed into another universe.
    func open(for account: String?) throws(TransportError) -> OpenFolder {
        let folder = try open()
        let present = try universe(in: folder).account
        guard account == nil || account == present else {
            throw .unreachable(
                detail: "The folder \(path) is another one than before; it is looked at first.")
        }
        return folder
    }

    /// Makes what is missing of the folder, and says whose it is.
    func setUp(as universe: Universe, number: UInt64) throws(TransportError) -> Universe {
        try onDisk { () throws(DiskError) in
            try OpenFolder.make(at: path)
            let chosen = try OpenFolder(at: path)
            try chosen.makeFolder("tidings")
            let outer = try chosen.folder("tidings")
            try outer.makeFolder("v1")
            try chosen.synchronize()
            try outer.synchronize()
        }
        let isThere = try isSetUp()
        let folder = try open()
        if !isThere {
            do throws(DiskError) {
                try folder.replace(
                    Self.universeName, with: universe.text, by: Self.temporary(number))
            } catch {
                throw error.transportError
            }
        }
        return try self.universe(in: folder)
    }

    /// Does something with files, and says what a failure means for sync.
    func onDisk<Value: ~Copyable>(
        _ body: () throws(DiskError) -> Value
    ) throws(TransportError) -> Value {
        do throws(DiskError) {
            return try body()
        } catch {
            throw error.transportError
        }
    }

    /// The name of a file that is being written, drawn for it.
    static func temporary(_ number: UInt64) -> String {
        temporaryBeginning + String(number, radix: 36) + temporaryEnding
    }

    /// Whether a file is one that is being written, or was when a program ended.
    static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(temporaryBeginning) && name.hasSuffix(temporaryEnding)
    }
}
