/// The elements and attributes that the reader shows.
enum AllowedMarkup {
    /// What every link carries: no window handle, no referrer, no vote for search engines.
    static let linkPolicy = " rel=\"noopener noreferrer nofollow\""

    /// Whether `element` is written at all.
    static func isAllowed(_ element: ElementName) -> Bool {
        switch element {
        case .a, .abbr, .address, .article, .aside, .audio, .b, .bdi, .bdo, .big, .blockquote, .br,
            .caption, .center, .cite, .code, .col, .colgroup, .data, .dd, .del, .details, .dfn,
            .div, .dl, .dt, .em, .figcaption, .figure, .footer, .h1, .h2, .h3, .h4, .h5, .h6,
            .header, .hgroup, .hr, .i, .img, .ins, .kbd, .li, .main, .mark, .math, .nav, .ol, .p,
            .picture, .pre, .q, .rp, .rt, .ruby, .s, .samp, .section, .small, .source, .span,
            .strong, .sub, .summary, .sup, .table, .tbody, .td, .tfoot, .th, .thead, .time, .tr,
            .tt, .u, .ul, .var, .video, .wbr:
            true
        default: element.isMathematics
        }
    }

    /// The attributes of `element`, written out; `nil` where it is of no use without others.
    static func attributes(
        of element: ElementName, _ attributes: SafeAttributes, _ addresses: SafeAddresses
    ) -> [UInt8]? {
        var list = AttributeList(attributes)
        switch element {
        case .a:
            if let place = attributes["href"].flatMap(addresses.anchors.link) {
                list.add("href", place)
            } else if let address = attributes["href"].flatMap(addresses.link) {
                list.add("href", address)
                list.addVerbatim(linkPolicy)
            }
        case .img:
            guard !isTrackingPixel(attributes), let address = addresses.image(attributes) else {
                return nil
            }
            list.add("src", address)
            list.add("srcset", addresses.imageSet(attributes))
            list.copy("alt", "sizes")
            list.copyNumbers("width", "height")
            list.addVerbatim(" loading=\"lazy\" referrerpolicy=\"no-referrer\"")
        case .source:
            let address = attributes["src"].flatMap(addresses.resource)
            let set = addresses.imageSet(attributes)
            guard address != nil || set != nil else { return nil }
            list.add("src", address)
            list.add("srcset", set)
            list.copy("type", "media", "sizes")
        case .audio, .video:
            list.add("src", attributes["src"].flatMap(addresses.resource))
            list.add("poster", attributes["poster"].flatMap(addresses.webPicture))
            list.copyNumbers("width", "height")
            list.addVerbatim(" controls preload=\"none\"")
        case .blockquote, .q, .del, .ins:
            list.add("cite", attributes["cite"].flatMap(addresses.resource))
            if element == .del || element == .ins { list.copy("datetime") }
        case _ where element == .math || element.isMathematics:
            list.copyMathematics(of: element)
        default:
            list.copyPlain(of: element)
        }
        list.add("id", addresses.anchors.identifier(of: attributes, element))
        list.copy("title", "lang")
        list.copyDirection()
        return list.bytes
    }

    /// Whether an image is there to count readers: nothing to see at one pixel or none.
    private static func isTrackingPixel(_ attributes: SafeAttributes) -> Bool {
        ["width", "height"].contains { name in
            guard let value = attributes[name] else { return false }
            let digits = value.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
            return Int(digits).map { $0 <= 1 } ?? false
        }
    }
}
