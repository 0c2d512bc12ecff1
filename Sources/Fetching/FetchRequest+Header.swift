internal import NewsModel

extension FetchRequest {
    /// The validators that can be sent: a line break inside would begin another field.
    var conditions: Validators {
        func sendable(_ value: [UInt8]?) -> [UInt8]? {
            guard let value, !value.isEmpty, value.count <= 8192 else { return nil }
            return value.contains { $0 == 0x0D || $0 == 0x0A || $0 == 0 } ? nil : value
        }
        return Validators(
            entityTag: sendable(validators.entityTag),
            lastModified: sendable(validators.lastModified))
    }

    /// The header fields that depend on the request, one line each.
    func headerLines(acceptsEncodings: Bool) -> [[UInt8]] {
        var lines = [Array(("Accept: " + accept).utf8)]
        if !acceptsEncodings { lines.append(Array("Accept-Encoding: identity".utf8)) }
        if let tag = conditions.entityTag { lines.append(Array("If-None-Match: ".utf8) + tag) }
        if let date = conditions.lastModified {
            lines.append(Array("If-Modified-Since: ".utf8) + date)
        }
        return lines
    }

    private var accept: String {
        let feeds =
            "application/atom+xml, application/rss+xml, application/feed+json, "
            + "application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8"
        return switch purpose {
        case .feed: feeds + ", */*;q=0.5"
        case .feedOrPage: feeds + ", text/html;q=0.7, application/xhtml+xml;q=0.7, */*;q=0.5"
        case .page: "text/html, application/xhtml+xml, */*;q=0.5"
        }
    }
}
