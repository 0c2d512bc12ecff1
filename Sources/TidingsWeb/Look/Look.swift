/// How the pages look on one device, and what its keys do; kept in a cookie, and nowhere else.
struct Look: Hashable, Sendable {
    /// The colours.
    enum Theme: String, CaseIterable, Sendable {
        case system, light, dark, sepia, contrast, terminal
    }

    /// How lists are laid out.
    enum Layout: String, CaseIterable, Sendable {
        case list, cards, magazine
    }

    /// How close things stand.
    enum Density: String, CaseIterable, Sendable {
        case comfortable, compact
    }

    /// The letters of texts.
    enum Font: String, CaseIterable, Sendable {
        case serif, sans, mono
    }

    /// The size of texts.
    enum Size: String, CaseIterable, Sendable {
        case small, normal, large, huge
    }

    /// The width of texts.
    enum Measure: String, CaseIterable, Sendable {
        case narrow, normal, wide
    }

    /// The cookie that holds it.
    static let cookieName = "tidings-look"

    var theme = Theme.system
    var layout = Layout.list
    var density = Density.comfortable
    var font = Font.serif
    var size = Size.normal
    var measure = Measure.normal
    /// Whether entries that are scrolled past are marked read.
    var marksByScrolling = false
    /// Whether keys without Control do anything.
    var hasKeys = true
    var keys = KeyMap()

    /// The look that the cookie or a form says; what it does not say stays as shipped.
    init(_ value: (String) -> String?) {
        func choice<Choice: RawRepresentable>(_ name: String, _ standard: Choice) -> Choice
        where Choice.RawValue == String {
            value(name).flatMap { Choice(rawValue: $0) } ?? standard
        }
        theme = choice("theme", theme)
        layout = choice("layout", layout)
        density = choice("density", density)
        font = choice("font", font)
        size = choice("size", size)
        measure = choice("measure", measure)
        marksByScrolling = value("scrolling") == "marks"
        hasKeys = value("keys") != "off"
        keys = KeyMap { value("key-" + $0) }
    }

    /// The look of whoever sends `request`.
    init(of request: Request) {
        let parameters = Parameters(
            formEncoded: (request.cookie(Self.cookieName) ?? "").prefix(4000).utf8)
        self.init { parameters[$0] }
    }

    /// What the cookie holds: what is not as shipped.
    var written: String {
        let standard = Look { _ in nil }
        var parameters = Parameters()
        func add(_ name: String, _ value: String, _ standard: String) {
            if value != standard { parameters = parameters.adding(name, value) }
        }
        add("theme", theme.rawValue, standard.theme.rawValue)
        add("layout", layout.rawValue, standard.layout.rawValue)
        add("density", density.rawValue, standard.density.rawValue)
        add("font", font.rawValue, standard.font.rawValue)
        add("size", size.rawValue, standard.size.rawValue)
        add("measure", measure.rawValue, standard.measure.rawValue)
        if marksByScrolling { parameters = parameters.adding("scrolling", "marks") }
        if !hasKeys { parameters = parameters.adding("keys", "off") }
        for (action, key) in keys.changes {
            parameters = parameters.adding("key-" + action.rawValue, key)
        }
        return String(parameters.path("").dropFirst())
    }

    /// The colours a browser is told to draw its own parts in.
    var colorScheme: String {
        switch theme {
        case .system: "light dark"
        case .light, .sepia: "light"
        case .dark, .contrast, .terminal: "dark"
        }
    }
}
