import Crypto
import SyncTransports

/// What this machine keeps of a place: the key that opens it, and which place it is.
struct PlaceAccess: Hashable, Sendable {
    /// The key that seals shards there, or `nil` where they are not sealed.
    var key: SyncKey?
    /// What the place says of itself, so that a key-value store that lost it gets it back; `nil`
    /// where it was never seen.
    var universe: Universe?
}
