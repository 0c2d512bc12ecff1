public import NewsModel

/// One address to ask, and on which terms.
public struct FetchRequest: Hashable, Sendable {
    /// What is hoped for, which decides the `Accept` field.
    public enum Purpose: Hashable, Sendable {
        /// A feed.
        case feed
        /// A feed or a page that leads to one.
        case feedOrPage
        /// A page to read.
        case page
    }

    /// The address.
    public var address: WebAddress
    /// What is hoped for.
    public var purpose: Purpose
    /// What to send so that the server can answer "not modified".
    public var validators: Validators
    /// Whether this machine and private networks may be asked.
    public var allowsPrivateNetwork: Bool

    /// Asks for `address`.
    public init(
        _ address: WebAddress, purpose: Purpose = .feed, validators: Validators = Validators(),
        allowsPrivateNetwork: Bool = false
    ) {
        self.address = address
        self.purpose = purpose
        self.validators = validators
        self.allowsPrivateNetwork = allowsPrivateNetwork
    }
}
