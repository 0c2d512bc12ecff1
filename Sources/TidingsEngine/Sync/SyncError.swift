public import IntentSync
public import TidingsStore

/// Why sync could not do what it was asked; `explanation` says it in one plain sentence.
public enum SyncError: Error, Hashable, Sendable {
    /// Sync is not set up.
    case notSetUp
    /// Sync is set up already, at this place.
    case alreadySetUp(SyncPlace)
    /// The place holds sealed shards: the recovery words of another replica are needed.
    case needsWords
    /// The place is not sealed, although that was asked for.
    case notSealed
    /// The place is there, and what was set up in it is gone.
    case emptied(SyncPlace)
    /// Sync cannot be set up at the place: `detail` is a sentence that says why and what to do.
    case unusable(detail: String)
    /// What the place says of itself is damaged or has not arrived, and is not known here.
    case unreadable(SyncPlace)
    /// The file of a key-value store is none, or is damaged.
    case damagedStore(SyncPlace)
    /// What stands at the place is not what this replica joined, and its key does not open it.
    case anotherPlace(SyncPlace)
    /// Words were given, which are those of a place that exists, and nothing is set up there.
    case nothingThere(SyncPlace)
    /// A new passphrase is too short.
    case shortPassphrase(minimum: Int)
    /// The words for a new place are mistyped: they are no recovery words.
    case noWords
    /// The place says that it is not sealed, although what is sent from here is.
    case noLongerSealed
    /// The recovery words are mistyped, or not those of this place.
    case wrongWords
    /// The place could not do it.
    case transport(TransportError)
    /// The file with this replica's name and key cannot be read or written.
    case noStateFolder(detail: String)
    /// What the store keeps of sync is damaged; `rejoin` starts again as a new replica.
    case damaged(detail: String)
    /// Nobody has this name or number.
    case notFound
    /// The document to restore is none of ours.
    case unreadableDocument(detail: String)
    /// Another program is in the middle of a round.
    case busy
    /// The store failed.
    case store(StoreError)

    /// What went wrong and what to do, one plain sentence.
    public var explanation: String {
        switch self {
        case .notSetUp:
            "Sync is not set up: run 'tidings sync setup folder PATH', with a folder that is carried "
                + "to your other devices."
        case .alreadySetUp(let place):
            "Sync is set up already, at \(place.path): 'tidings sync now' syncs. To use another "
                + "place, run 'tidings sync off' first."
        case .needsWords:
            "What is at this place is sealed: give its recovery words, when you set sync up with "
                + "--words, and later with 'tidings sync words WORDS'. 'tidings sync words' shows "
                + "them on a device that syncs already. A place that was sealed with a passphrase "
                + "takes --passphrase-file."
        case .notSealed:
            "What is at this place is not sealed, so whoever reads it can read what you decided: "
                + "choose another place, or join it as it is, with --open."
        case .emptied(let place):
            "Nothing is set up at \(place.path) any more, so nothing was sent. If that is a drive or "
                + "a network folder, connect it, and sync again. If it was emptied, run 'tidings sync "
                + "join': it sets the place up again and sends everything; nothing you decided is "
                + "lost."
        case .unusable(let detail): "Sync was not set up: \(detail)"
        case .unreadable(let place):
            "The file by which devices know the place at \(place.path) is damaged, or has not "
                + "arrived whole. Wait a minute and try again; where that does not help, run 'tidings "
                + "sync now' on a device that syncs there already, which mends it."
                + Self.lastResort(place)
        case .damagedStore(let place):
            "The file of the key-value store at \(place.path) is damaged, or is another file: move "
                + "it away, and run 'tidings sync join', which makes it anew and sends everything; "
                + "nothing you decided is lost."
        case .anotherPlace(let place):
            "What is at \(place.path) is another place than the one this device joined, sealed with "
                + "other words, so nothing was sent. If it is yours, run 'tidings sync words WORDS' "
                + "with its words, and then 'tidings sync join'; otherwise put back what was there, "
                + "or run 'tidings sync off'."
        case .nothingThere(let place):
            "Nothing is set up at \(place.path) yet, and words are for a place that is there: wait "
                + "until it has been carried to this device, and try again. To begin a new place "
                + "there, leave --words out, and give --sealed."
        case .shortPassphrase(let minimum):
            "The passphrase is too short: it needs \(minimum) characters or more."
        case .noWords:
            "These are no recovery words: check their order and spelling, or give --sealed to get "
                + "new ones."
        case .noLongerSealed:
            "The place says that nothing in it is sealed, although this device seals what it "
                + "sends, so nothing was sent: find out who changed it, then set up sync anew at "
                + "another place."
        case .wrongWords:
            "These recovery words, or this passphrase, do not open what is at this place: check "
                + "order and spelling, and that the place is the right one."
        case .transport(let error): error.explanation
        case .noStateFolder(let detail):
            "The file with this device's name and key cannot be used (\(detail)): "
                + "check the folder and its permissions."
        case .damaged(let detail):
            "What the store keeps for sync is damaged (\(detail)): run 'tidings sync rejoin' to "
                + "start again as a new device; nothing you decided here is lost."
        case .notFound: "There is nothing by this name."
        case .unreadableDocument(let detail):
            "This is not a file that 'tidings sync export' wrote (\(detail))."
        case .busy: "Another program is syncing this store: try again in a moment."
        case .store(let error): error.explanation
        }
    }

    /// What to do where no replica is left that knows the place.
    private static func lastResort(_ place: SyncPlace) -> String {
        guard place.kind == .folder else { return "" }
        return " If there is none, delete \(place.path)/tidings/v1/universe, and run 'tidings sync "
            + "setup' or 'tidings sync join'."
    }
}

extension TransportError {
    /// What went wrong and what to do, one plain sentence.
    public var explanation: String {
        switch self {
        case .unreachable(let detail):
            "The place cannot be reached now: \(Self.sentence(detail)) It is tried again with the "
                + "next sync."
        case .incomplete:
            "A file at the place has not arrived whole yet. Try again in a minute; if it is damaged, "
                + "it is mended then."
        case .notReady:
            "The place has not finished its first download, so nothing is written to it yet. Try "
                + "again in a minute."
        case .full:
            "The place is full: make room there, or retire a device you no longer use, with 'tidings "
                + "sync retire DEVICE'. What you decided waits here until then."
        case .refused(let detail):
            "The place cannot be used: \(Self.sentence(detail)) Then sync again."
        case .sealed:
            "What is at the place is sealed with another key: give its recovery words with 'tidings "
                + "sync words WORDS'; the same command without words shows them on a device that "
                + "syncs already."
        }
    }

    /// `detail` as a sentence of its own.
    private static func sentence(_ detail: String) -> String {
        let beginning = detail.prefix(1).uppercased() + detail.dropFirst()
        return detail.last.map { ".!?".contains($0) } ?? true ? beginning : beginning + "."
    }
}
