import NewsModel
import TidingsStore

/// What every page has around its own part: the navigation, a notice, and the token for forms.
struct PageFrame: Sendable {
    /// Where in the navigation a page stands.
    enum Place: Hashable, Sendable {
        case entries(EntryList.Source, EntryQuery.Filter)
        case today
        case stories
        case groups
        case look
        case feeds
        case adding
        case sync
        case activity
        case settings
        case apps
        case elsewhere

        /// What a page there is about.
        var scope: EntryQuery.Scope {
            if case .entries(.scope(let scope), _) = self { return scope }
            return .everything
        }
    }

    /// The followed feeds and their folders, the tags and groups.
    var overview = FeedOverview()
    /// How the device that asks wants its pages to look.
    var look = Look { _ in nil }
    /// The secret that every form carries.
    var token: String
    /// The time.
    var now: Timestamp
    /// Says things in the language of whoever reads the page.
    var words = Words(.en)
    /// Where the page stands.
    var place = Place.elsewhere
    /// What to say at the top, with the name it is undone by.
    var notice: (id: String, notice: Notice)?
    /// The path before every address of the reader, for the script; pages get it when they are sent.
    var basePath = ""
    /// Whether there is nothing around the page but its title: no way around, and no search.
    var isBare = false
    /// The address of the page itself, for forms to come back to.
    var path = "/"

    /// The language of a feed that is shown, if it gives one.
    func language(of feed: FeedKey) -> String? { overview.faces[feed]?.language }

    /// The address of the icon of a feed that is shown, if it has one.
    func iconPath(of feed: FeedKey) -> String? {
        guard let face = overview.faces[feed], let site = face.iconSite,
            let version = face.iconVersion
        else { return nil }
        return SiteIconPath.path(site: site, version: version)
    }

    /// The whole page.
    func page(
        _ title: String, kind: String = "list", beside: HTML? = nil, @HTMLBuilder main: () -> HTML
    ) -> HTML {
        .document(
            tag(
                "html", .with("lang", words.language.tag), .with("data-theme", look.theme.rawValue),
                .with("data-layout", look.layout.rawValue),
                .with("data-density", look.density.rawValue),
                .with("data-font", look.font.rawValue), .with("data-size", look.size.rawValue),
                .with("data-measure", look.measure.rawValue),
                look.marksByScrolling ? .with("data-scrolling", "marks") : nil,
                look.hasKeys ? .with("data-keys", look.keys.written) : nil
            ) {
                tag("head") {
                    void("meta", .with("charset", "utf-8"))
                    void(
                        "meta", .name("viewport"),
                        .with("content", "width=device-width, initial-scale=1"))
                    void("meta", .name("color-scheme"), .with("content", look.colorScheme))
                    if let latest = overview.latest {
                        void("meta", .name("latest"), .with("content", latest.description))
                    }
                    void("meta", .name("token"), .with("content", token))
                    void("meta", .name("base"), .with("content", basePath))
                    void(
                        "meta", .name("words"),
                        .with("content", ScriptWords.written(in: words.language)))
                    tag("title") { title + " · Tidings" }
                    void("link", .with("rel", "icon"), .href(Assets.path("icon.svg")))
                    void(
                        "link", .with("rel", "manifest"), .href("/manifest.webmanifest"),
                        .with("crossorigin", "use-credentials"))
                    void(
                        "link", .with("rel", "apple-touch-icon"),
                        .href(Assets.path("icon-192.png")))
                    void("link", .with("rel", "stylesheet"), .href(Assets.path("app.css")))
                    tag("script", .type("module"), .source(Assets.path("app.js"))) { "" }
                }
                tag("body", .class(beside == nil ? kind : kind + " paned")) {
                    tag("a", .class("skip"), .href("#main")) { words(phrases.frame.skip) }
                    header
                    if !isBare { Navigation(frame: self).html }
                    if let beside { beside }
                    tag(
                        "main", .id("main"), .class(kind), .with("tabindex", "-1")
                    ) {
                        noticeBox
                        main()
                    }
                    tag(
                        "p", .id("announcer"), .class("hidden"), .with("role", "status")
                    ) { "" }
                    KeysDialog(words: words, look: look).html
                }
            })
    }

    private var header: HTML {
        tag("header", .class("top")) {
            tag("a", .class("brand"), .href("/")) { "Tidings" }
            if !isBare { finder }
        }
    }

    @HTMLBuilder private var finder: HTML {
        tag("form", .class("find"), .with("role", "search"), .action("/search")) {
            tag("label", .class("hidden"), .with("for", "find")) {
                words(phrases.shared.search)
            }
            void(
                "input", .id("find"), .type("search"), .name("q"),
                .with("placeholder", words(phrases.shared.search)), .with("maxlength", "200"))
        }
        tag("a", .class("menu-link"), .href("#menu")) { words(phrases.frame.menu) }
    }

    private var noticeBox: HTML {
        guard let (id, notice) = notice else { return .empty }
        return tag("div", .class("notice"), .with("role", "status")) {
            tag("p") { notice.sentence }
            if !notice.details.isEmpty {
                tag("ul") {
                    for line in notice.details.prefix(20) { tag("li") { line } }
                    if notice.details.count > 20 {
                        tag("li") { words(notice.details.count - 20, phrases.shared.andMore) }
                    }
                }
            }
            if !notice.undo.isEmpty {
                form(to: "/undo") {
                    hidden("undo", id)
                    tag("button") { words(phrases.shared.undo) }
                }
            }
        }
    }

    // MARK: Forms

    /// A form that changes something, with the token and the way back.
    func form(
        to action: String, class name: String? = nil, back: String? = nil,
        @HTMLBuilder inside: () -> HTML
    ) -> HTML {
        tag(
            "form", name.map { .class($0) }, .with("method", "post"), .action(action)
        ) {
            hidden("token", token)
            hidden("back", back ?? path)
            inside()
        }
    }

    /// A field that the person does not see.
    func hidden(_ name: String, _ value: String) -> HTML {
        void("input", .type("hidden"), .name(name), .value(value))
    }
}
