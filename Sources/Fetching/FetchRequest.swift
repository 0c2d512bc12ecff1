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
        /// A small image.
        case image
        /// A picture of a page, of any kind that browsers show.
        case picture
        /// A forecast of the weather, as JSON.
        case forecast
        /// A calendar.
        case calendar
    }

    /// A header field beyond those of every request.
    public struct Field: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// A field; one with a line break in it is never sent.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The address.
    public var address: WebAddress
    /// What is hoped for.
    public var purpose: Purpose
    /// What to send so that the server can answer "not modified".
    public var validators: Validators
    /// The address that sent the validators, so that no other is sent them; `nil` sends them on
    /// every hop.
    public var validatorsAddress: WebAddress?
    /// What to be called, or `nil` for `Fetcher.userAgent`.
    public var userAgent: String?
    /// The user name for basic authentication at the host of `address`, or `nil`.
    public var userName: String?
    /// The password that belongs to it.
    public var password: String?
    /// Further header fields for the host of `address`.
    public var fields: [Field] = []
    /// What to send to the address, with `POST`; such a request is sent on to no other address.
    public var body: [UInt8]?
    /// Whether this machine and private networks may be asked.
    public var allowsPrivateNetwork: Bool
    /// The most bytes of the body, or `nil` for as many as the fetcher allows.
    public var bodyLimitInBytes: Int?
    /// A form to post (`application/x-www-form-urlencoded`), or `nil` to ask with GET; then no
    /// redirect is followed.
    public var form: [UInt8]?

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
