package import NewsModel

/// An address as people type and paste them.
package struct TypedAddress {
    /// The address that is meant, or `nil` where none can be.
    package let address: WebAddress?

    /// Understands `example.com`, `feed://…`, `feed:https://…`, and white space around.
    package init(_ text: String) {
        var text = text.trimmingSpaces
        for prefix in ["feed://", "feed:"] where text.lowercased().hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
            break
        }
        guard !text.isEmpty, !text.utf8.contains(where: { $0 <= 0x20 }) else {
            address = nil
            return
        }
        let whole = WebAddress(text) ?? (text.contains("://") ? nil : WebAddress("https://" + text))
        // A word alone is a name to search for, not a host.
        let isPlausible = whole.map {
            $0.isFetchable
                && ($0.host.contains(".") || $0.host.contains(":") || text.contains("://"))
        }
        address = isPlausible == true ? whole : nil
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var rest = Substring(self)
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
