public import Crypto
public import IntentSync

extension FolderTransport {
    /// The universe of the folder at `path`, or `nil` where none was set up there or there is no
    /// such folder.
    ///
    /// - Throws: `TransportError`: `incomplete` where its file has not arrived whole.
    public static func universe(at path: String) async throws(TransportError) -> Universe? {
        try await BlockingWork(label: "tidings.folder").run { () throws(TransportError) in
            let place = FolderPlace(path: path)
            return try place.isSetUp() ? place.universe(in: try place.open()) : nil
        }
    }

    /// Makes the folder at `path` ready for shards; its parent must be there.
    ///
    /// - Parameters:
    ///   - path: The folder that the person chose.
    ///   - universe: The universe that begins there.
    ///   - random: What the name of an unfinished file is drawn from.
    /// - Throws: `TransportError`: `incomplete` where the folder was set up elsewhere and has not
    ///   arrived whole; what was made of it stays.
    /// - Returns: The universe that stands there now: `universe`, or an earlier one, which is
    ///   left as it is and may need another key.
    public static func setUp(
        at path: String, as universe: Universe,
        random: some RandomNumberGenerator & Sendable = SecureRandom()
    ) async throws(TransportError) -> Universe {
        var random = random
        let number = random.next()
        return try await BlockingWork(label: "tidings.folder").run { () throws(TransportError) in
            try FolderPlace(path: path).setUp(as: universe, number: number)
        }
    }

    /// Puts the universe of the folder at `path` back where its file there is damaged.
    ///
    /// - Parameters:
    ///   - path: The folder that the person chose.
    ///   - universe: The universe that was set up there, as whoever asks knows it.
    ///   - random: What the name of an unfinished file is drawn from.
    ///   - now: The time since 1970.
    /// - Throws: `TransportError`: `incomplete` where the file may still be on its way, `refused`
    ///   where a later version wrote it.
    /// - Returns: The universe that stands there now.
    package static func mend(
        at path: String, as universe: Universe,
        random: some RandomNumberGenerator & Sendable = SecureRandom(),
        now: Duration = TransportClock.system.now()
    ) async throws(TransportError) -> Universe {
        var random = random
        let number = random.next()
        return try await BlockingWork(label: "tidings.folder").run { () throws(TransportError) in
            try FolderPlace(path: path).mend(as: universe, number: number, now: now)
        }
    }
}
