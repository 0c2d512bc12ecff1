import NewsModel

/// An attribute of an element; its value is escaped when written.
package struct Attribute: Hashable, Sendable {
    package let name: String
    /// The value, or `nil` where the attribute stands alone.
    package let value: String?
    /// Whether the value is a path of ours, so that the base path goes before it.
    package private(set) var isLocal = false

    private init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// Any attribute but an address or a handler; `name` is ours, never from the web.
    package static func with(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(name.description, value)
    }

    /// An attribute that stands alone, such as `checked`, where `condition` holds.
    package static func flag(_ name: StaticString, if condition: Bool = true) -> Attribute? {
        condition ? Attribute(name.description, nil) : nil
    }

    package static func id(_ value: String) -> Attribute { Attribute("id", value) }
    package static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    package static func name(_ value: String) -> Attribute { Attribute("name", value) }
    package static func type(_ value: String) -> Attribute { Attribute("type", value) }
    package static func value(_ value: String) -> Attribute { Attribute("value", value) }
    package static func label(_ value: String) -> Attribute { Attribute("aria-label", value) }

    /// A link to a page of ours.
    package static func href(_ path: String) -> Attribute { local("href", path) }

    /// Where a button sends its form instead.
    package static func formAction(_ path: String) -> Attribute { local("formaction", path) }

    /// Where a form of ours goes.
    package static func action(_ path: String) -> Attribute { local("action", path) }

    /// A link to an address from the web; `nil` for anything but http and https.
    package static func href(web address: String?) -> Attribute? { web("href", address) }

    /// An image of ours.
    package static func source(_ path: String) -> Attribute { local("src", path) }

    /// Media at an address from the web; `nil` for anything but http and https.
    package static func source(web address: String) -> Attribute? { web("src", address) }

    /// An address of ours, which stands below the base path once it is known.
    private static func local(_ name: String, _ path: String) -> Attribute {
        var attribute = Attribute(name, path)
        attribute.isLocal = path.hasPrefix("/")
        return attribute
    }

    private static func web(_ name: String, _ address: String?) -> Attribute? {
        guard let address, let parsed = WebAddress(address), parsed.isFetchable else { return nil }
        return Attribute(name, parsed.description)
    }

    /// The language of a text, where `tag` is one and not English, the language of the pages.
    package static func language(_ tag: String?) -> Attribute? {
        guard let tag, (2...35).contains(tag.utf8.count),
            tag.utf8.allSatisfy({ byte in
                (0x61...0x7A ~= byte) || (0x41...0x5A ~= byte) || (0x30...0x39 ~= byte)
                    || byte == UInt8(ascii: "-")
            })
        else { return nil }
        return Attribute("lang", tag)
    }

    /// Lets the text decide in which direction it runs, and keeps that from its neighbours.
    package static let anyDirection = Attribute("dir", "auto")
}
