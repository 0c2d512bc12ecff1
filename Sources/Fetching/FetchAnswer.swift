public import NewsModel

/// What a server answered.
public struct FetchAnswer: Hashable, Sendable {
    /// The HTTP status of the last hop.
    public var status: Int
    /// The address of the last hop.
    public var finalAddress: WebAddress
    /// Where an unbroken chain of permanent redirects (301, 308) from the first hop led, or `nil`.
    public var permanentAddress: WebAddress?
    /// The body after content decoding; empty for 304.
    public var body: [UInt8]
    /// The value of `Content-Type`, or `nil`.
    public var contentType: String?
    /// The validators of this answer, from a 200 or a 304; empty where it had none.
    public var validators: Validators
    /// How long the server asks to wait (`Retry-After`, either form), or `nil`.
    public var retryAfter: Duration?
    /// How long the server calls the answer fresh (`Cache-Control`, else `Expires`), or `nil`.
    public var freshFor: Duration?

    /// The address of a hub that tells of changes (`Link` with `rel=hub`), as written, or `nil`.
    public var hub: String?
    /// The address the hub knows it by (`rel=self`), as written, or `nil`.
    public var topic: String?

    /// Whether the server said nothing changed.
    public var isNotModified: Bool { status == 304 }

    /// Gathers an answer.
    public init(
        status: Int, finalAddress: WebAddress, permanentAddress: WebAddress? = nil,
        body: [UInt8] = [], contentType: String? = nil, validators: Validators = Validators(),
        retryAfter: Duration? = nil, freshFor: Duration? = nil
    ) {
        self.status = status
        self.finalAddress = finalAddress
        self.permanentAddress = permanentAddress
        self.body = body
        self.contentType = contentType
        self.validators = validators
        self.retryAfter = retryAfter
        self.freshFor = freshFor
    }
}
