import CharacterReferences

/// A piece of a page, safe by construction.
///
/// Text becomes HTML only by being escaped; markup comes from `tag` and from the sanitizer.
package struct HTML: Hashable, Sendable {
    /// The markup; NUL, which occurs in no page, stands where the base path goes.
    package private(set) var markup: String

    /// Nothing.
    package static let empty = HTML(markup: "")

    private init(markup: String) {
        self.markup = markup
    }

    /// `text` as text.
    package init(text: String) {
        markup = Self.escape(text)
    }

    /// A body that was sanitized when it was stored.
    package init(sanitized markup: String) {
        let hasMark = markup.utf8.contains(0)
        self.markup = hasMark ? String(markup.unicodeScalars.filter { $0 != "\0" }) : markup
    }

    /// One piece after another.
    package init(_ pieces: [HTML]) {
        markup = pieces.reduce(into: "") { $0 += $1.markup }
    }

    /// An element with its attributes and what is inside.
    fileprivate init(element name: StaticString, _ attributes: [Attribute?], inside: HTML?) {
        var text = "<\(name)"
        for attribute in attributes {
            guard let attribute else { continue }
            text += " " + attribute.name
            guard let value = attribute.value else { continue }
            text += attribute.isLocal ? "=\"\0" : "=\""
            text += Self.escape(value) + "\""
        }
        text += ">"
        if let inside { text += inside.markup + "</\(name)>" }
        markup = text
    }

    /// A whole document.
    package static func document(_ root: HTML) -> HTML {
        HTML(markup: "<!doctype html>\n" + root.markup + "\n")
    }

    /// `text` with everything that means something in markup or attributes written out; NUL, which
    /// no page may contain, is replaced.
    package static func escape(_ text: String) -> String {
        guard text.utf8.contains(0) else { return CharacterReference.escaping(text) }
        let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
        return CharacterReference.escaping(String(String.UnicodeScalarView(scalars)))
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
