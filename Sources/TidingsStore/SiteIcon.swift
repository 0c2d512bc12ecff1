public import NewsModel

/// The icon of a site, or that it has none.
public struct SiteIcon: Hashable, Sendable {
    /// An image that can be shown.
    public struct Image: Hashable, Sendable {
        /// The media type.
        public var mediaType: String
        /// The bytes.
        public var bytes: [UInt8]
        /// What changes whenever the bytes do.
        public var version: String
        /// Where it was found.
        public var address: String
        /// What to send back when asking there again.
        public var validators: Validators

        /// Gathers an image.
        public init(
            mediaType: String, bytes: [UInt8], version: String, address: String,
            validators: Validators = Validators()
        ) {
            self.mediaType = mediaType
            self.bytes = bytes
            self.version = version
            self.address = address
            self.validators = validators
        }
    }

    /// The site: its host, and its port where that is not the usual one.
    public var site: String
    /// The image, or `nil` where the site has none that can be shown.
    public var image: Image?
    /// The earliest time to ask again; stored, so that a restart asks nobody early.
    public var nextCheck: Timestamp

    /// Gathers what is known.
    public init(site: String, image: Image?, nextCheck: Timestamp) {
        self.site = site
        self.image = image
        self.nextCheck = nextCheck
    }
}

extension SiteIcon {
    /// The site at an address, with its scheme; `nil` where it has none.
    ///
    /// - Complexity: O(*n*) in the length of the address, which is in its canonical form.
    static func origin(of address: String) -> Substring? {
        guard let start = host(of: address) else { return nil }
        let end = address.utf8[start...].firstIndex {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
        }
        return address[..<(end ?? address.endIndex)]
    }

    /// The name of the site at an address; `nil` where there is none.
    static func site(of address: String) -> String? {
        guard let origin = origin(of: address), let start = host(of: address) else { return nil }
        return String(origin[start...])
    }

    /// Where the host of an address begins.
    private static func host(of address: String) -> String.Index? {
        let bytes = address.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[colon...].starts(with: "://".utf8)
        else { return nil }
        return bytes.index(colon, offsetBy: 3)
    }
}

extension FollowedFeed {
    /// The site whose icon stands for the feed, with its scheme; `nil` where there is none.
    public var iconOrigin: String? {
        SiteIcon.origin(of: siteAddress ?? address).map(String.init)
    }

    /// The name of that site, as `SiteIcon.site` has it.
    public var iconSite: String? { SiteIcon.site(of: siteAddress ?? address) }
}
