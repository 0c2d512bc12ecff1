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
            "Sync is not set up: run 'tidings sync setup folder PATH'."
        case .alreadySetUp(let place):
            "Sync is set up already, at \(place.path): run 'tidings sync off' first to move it."
        case .needsWords:
            "What is at this place is sealed: give the recovery words that 'tidings sync words' "
                + "shows on a device that syncs already."
        case .notSealed:
            "What is at this place is not sealed: choose another place, or join it as it is, with --open."
        case .emptied(let place):
            "Nothing is set up at \(place.path) any more. If that is a drive, see that it is there. If "
                + "it was emptied, run 'tidings sync off' and set sync up there again, then 'tidings "
                + "sync join' on the other devices; nothing you decided is lost."
        case .noLongerSealed:
            "The place says that nothing in it is sealed, although this device seals what it "
                + "sends, so nothing was sent: find out who changed it, then set up sync anew at "
                + "another place."
        case .wrongWords:
            "These recovery words do not open what is at this place: check their order and spelling."
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
}

extension TransportError {
    /// What went wrong and what to do, one plain sentence.
    public var explanation: String {
        switch self {
        case .unreachable(let detail):
            "The place cannot be reached now (\(detail)); it is tried again."
        case .incomplete:
            "Something at the place has not arrived whole yet; it is tried again."
        case .notReady:
            "The place has not finished its first download, so nothing is written to it yet."
        case .full:
            "The place is full: make room, or retire a device that is no longer used."
        case .refused(let detail):
            "The place refuses (\(detail)): change that, then sync again."
        case .sealed:
            "What is at the place is sealed with another key: give the recovery words of a device "
                + "that syncs already."
        }
    }
}
