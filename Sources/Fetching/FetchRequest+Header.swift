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

    /// The validators that may be sent to `hop`.
    func conditions(at hop: WebAddress) -> Validators {
        guard let origin = validatorsAddress, !hop.isSamePage(as: origin) else { return conditions }
        return Validators()
    }

    /// Whether `hop` may know what is meant for the host of the address alone: the same origin, or
    /// the same host after a move to https.
    func trusts(_ hop: WebAddress) -> Bool {
        guard hop.host == address.host else { return false }
        if hop.scheme == address.scheme { return hop.port == address.port }
        return hop.scheme == "https" && hop.port == nil && address.port == nil
    }

    /// The header fields that depend on the request, one line each.
    func headerLines(at hop: WebAddress, acceptsEncodings: Bool) -> [[UInt8]] {
        var lines = [Array(("Accept: " + accept).utf8)]
        if !acceptsEncodings { lines.append(Array("Accept-Encoding: identity".utf8)) }
        let conditions = conditions(at: hop)
        if let tag = conditions.entityTag { lines.append(Array("If-None-Match: ".utf8) + tag) }
        if let date = conditions.lastModified {
            lines.append(Array("If-Modified-Since: ".utf8) + date)
        }
        guard trusts(hop) else { return lines }
        for field in fields {
            let line = Array((field.name + ": " + field.value).utf8)
            if !field.name.isEmpty, !line.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                // A field of the person's own takes the place of ours.
                let name = Array((field.name + ":").lowercased().utf8)
                lines.removeAll { line in
                    String(decoding: line, as: UTF8.self).lowercased().utf8.starts(with: name)
                }
                lines.append(line)
            }
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
        case .image: "image/png, image/webp, image/x-icon, image/*;q=0.8, */*;q=0.1"
        case .picture: "image/avif, image/webp, image/png, image/jpeg, image/gif, */*;q=0.1"
        case .forecast: "application/json, */*;q=0.1"
        case .calendar: "text/calendar, */*;q=0.1"
        }
    }
}

extension WebAddress {
    /// Whether this is where `other` leads, also after a move to https.
    fileprivate func isSamePage(as other: WebAddress) -> Bool {
        host == other.host && path == other.path && query == other.query
            && (scheme == other.scheme && port == other.port
                || scheme == "https" && port == nil && other.port == nil)
    }
}
