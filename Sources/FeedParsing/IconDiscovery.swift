public import NewsModel

/// Finds the icons that a page names for its site.
///
/// Source: WHATWG HTML, "Link type `icon`", and the customary `apple-touch-icon`.
public struct IconDiscovery: Sendable {
    /// The side, in pixels, that suits a list: twice the 16 that are shown, for sharp screens.
    private static let wantedSide = 32
    /// The most links that are looked at.
    private static let linkLimit = 100

    /// A finder of icons.
    public init() {}

    /// Looks through the head of a page.
    ///
    /// - Parameters:
    ///   - page: The page as received.
    ///   - address: Where it is from.
    ///   - contentType: The value of its `Content-Type` field, or `nil` if unknown.
    /// - Returns: The addresses of its icons, the most suitable first; no drawings (SVG), which may
    ///   do more than show.
    /// - Complexity: O(*n*).
    public func candidates(
        inPage page: [UInt8], at address: WebAddress, contentType: String? = nil
    ) -> [WebAddress] {
        var scanner = TagScanner(
            TextDecoding.utf8(from: page, kind: .html, contentType: contentType))
        var base = address
        var found: [(rank: Int, address: WebAddress)] = []
        var linkCount = 0
        while linkCount < Self.linkLimit, let tag = scanner.next(), tag.name != "body" {
            if tag.name == "base", let reference = tag["href"] {
                base = address.resolve(reference) ?? base
            }
            guard tag.name == "link", !tag.isClosing else { continue }
            linkCount += 1
            guard let rank = rank(of: tag), let reference = tag["href"],
                let target = base.resolve(reference), target.isFetchable,
                !found.contains(where: { $0.address == target })
            else { continue }
            found.append((rank, target))
        }
        return found.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.address)
    }

    /// How suitable the icon of a link is, 0 being best; `nil` where it is none.
    private func rank(of tag: TagScanner.Tag) -> Int? {
        let relations = (tag["rel"] ?? "").lowercased().split { $0.isASCII && $0.isWhitespace }
        let isTouchIcon = relations.contains { $0.hasPrefix("apple-touch-icon") }
        guard isTouchIcon || relations.contains("icon") else { return nil }
        let path = (tag["href"] ?? "").lowercased().prefix { $0 != "?" && $0 != "#" }
        if path.hasSuffix(".svg") || tag["type"]?.lowercased().contains("svg") == true {
            return nil
        }
        let sizes = (tag["sizes"] ?? "").lowercased().split(separator: " ")
            .compactMap { Int($0.prefix { $0 != "x" }) }.filter { 1...4096 ~= $0 }
        guard let size = sizes.min(by: { distance($0) < distance($1) }) else {
            return isTouchIcon ? 2000 : 100
        }
        return distance(size)
    }

    /// Larger ones are scaled down, which costs bytes only; smaller ones look coarse.
    private func distance(_ side: Int) -> Int {
        side >= Self.wantedSide ? side - Self.wantedSide : 200 + Self.wantedSide - side
    }
}
