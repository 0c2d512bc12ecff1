package import NewsModel

/// An address from which the weather or the events of the day come.
///
/// It is of this device alone, never synced, exported, or shown whole: a calendar's address is often
/// all that it takes to read it.
package struct DaySource: Hashable, Sendable {
    /// What the address gives.
    package enum Kind: String, CaseIterable, Sendable {
        /// A forecast.
        case weather
        /// A calendar.
        case calendar
    }

    /// Its number in the store.
    package var id: Int64
    /// What the address gives.
    package var kind: Kind
    /// The address, a user name and a password included.
    package var address: String
    /// Whether it may be on this machine or a private network.
    package var allowsPrivateNetwork: Bool
    /// When its answer was last known to be good, or `nil` where there is none.
    package var confirmed: Timestamp?
    /// What to send back when asking again.
    package var validators = Validators()
    /// Why the last request brought nothing, one plain sentence in English.
    package var failure: String?
    /// Requests since the last good one.
    package var failureCount = 0
    /// When to ask next.
    package var nextCheck: Timestamp

    /// A source that was never asked.
    package init(
        id: Int64 = 0, _ kind: Kind, address: String, allowsPrivateNetwork: Bool,
        nextCheck: Timestamp
    ) {
        self.id = id
        self.kind = kind
        self.address = address
        self.allowsPrivateNetwork = allowsPrivateNetwork
        self.nextCheck = nextCheck
    }

    /// What to call it: its host, which is no secret.
    package var host: String { WebAddress(address)?.host ?? "?" }
}
