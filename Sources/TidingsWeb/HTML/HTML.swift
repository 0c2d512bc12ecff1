import CharacterReferences

/// A piece of a page, safe by construction.
///
/// Text becomes HTML only by being escaped; markup comes from `tag` and from the sanitizer.
package struct HTML: Hashable, Sendable {
    /// The markup in UTF-8; NUL, which occurs in no page, stands where the base path goes.
    package private(set) var bytes: [UInt8] = []

    /// Nothing.
    package static let empty = HTML()

    /// The markup as text.
    package var markup: String { String(decoding: bytes, as: UTF8.self) }

    private init() {}

    /// `text` as text.
    package init(text: String) { append(text: text) }

    /// A body that was sanitized when it was stored.
    package init(sanitized markup: String) {
        bytes = Array(markup.utf8)
        bytes.removeAll { $0 == 0 }
    }

    /// One piece after another.
    package init(_ pieces: [HTML]) {
        if pieces.count == 1 {
            self = pieces[0]
        } else {
            bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.bytes.count })
            for piece in pieces { bytes += piece.bytes }
        }
    }

    /// An element with its attributes and what is inside.
    fileprivate init(element name: StaticString, _ attributes: [Attribute?], inside: HTML?) {
        let name = name.description
        bytes.reserveCapacity(64 + (inside?.bytes.count ?? 0))
        add("<")
        add(name)
        for attribute in attributes {
            guard let attribute else { continue }
            add(" ")
            add(attribute.name)
            guard let value = attribute.value else { continue }
            add(attribute.isLocal ? "=\"\0" : "=\"")
            append(text: value)
            add("\"")
        }
        add(">")
        guard let inside else { return }
        bytes += inside.bytes
        add("</")
        add(name)
        add(">")
    }

    /// A whole document.
    package static func document(_ root: HTML) -> HTML {
        var page = HTML()
        page.add("<!doctype html>\n")
        page.bytes += root.bytes
        page.add("\n")
        return page
    }

    /// Adds markup of ours.
    private mutating func add(_ markup: String) { bytes += markup.utf8 }

    /// Adds `text` with everything that means something in markup or attributes written out; NUL,
    /// which no page may contain, is replaced.
    private mutating func append(text: String) {
        let start = bytes.count
        CharacterReference.appendEscaped(text.utf8.span, as: .attribute, to: &bytes)
        guard bytes[start...].contains(0) else { return }
        bytes.removeSubrange(start...)
        let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
        append(text: String(String.UnicodeScalarView(scalars)))
    }
}

/// An element; attributes that are `nil` are left out.
package func tag(
    _ name: StaticString, _ attributes: Attribute?..., @HTMLBuilder inside: () -> HTML
) -> HTML {
    HTML(element: name, attributes, inside: inside())
}

/// An element that has no inside, such as `input`.
package func void(_ name: StaticString, _ attributes: Attribute?...) -> HTML {
    HTML(element: name, attributes, inside: nil)
}

/// Puts pieces together: strings as text, markup as it is.
@resultBuilder package enum HTMLBuilder {
    package static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    package static func buildExpression(_ piece: HTML) -> HTML { piece }
    package static func buildExpression(_ pieces: [HTML]) -> HTML { HTML(pieces) }
    package static func buildBlock(_ pieces: HTML...) -> HTML { HTML(pieces) }
    package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
    package static func buildEither(first piece: HTML) -> HTML { piece }
    package static func buildEither(second piece: HTML) -> HTML { piece }
    package static func buildArray(_ pieces: [HTML]) -> HTML { HTML(pieces) }
}
