import NewsModel
import TidingsStore

/// One entry with its body.
struct EntryPage {
    let frame: PageFrame
    let list: EntryList
    let entry: EntryDetail
    /// The text that is shown.
    let view: EntryView
    /// The list it was opened from, for the pane beside it.
    var pane: Page<EntryListing>?
    /// Whether its pictures come through the reader.
    var isLed = false
    /// The tags on it.
    var tags: [EntryTag] = []
    /// When the articles of its feed are shown.
    var choice = ArticleChoice.automatic
    /// The address of the entry before this one in the list, if there is one.
    var previousPath: String?
    /// The address of the entry after this one.
    var nextPath: String?
    /// The story it belongs to, if others report it too.
    var story: StoryListing?

    private static let opening = [
        "audio": phrases.entry.openAudio, "video": phrases.entry.openVideo,
        "image": phrases.entry.openImage,
    ]

    private var listing: EntryListing { entry.listing }

    private var words: Words { frame.words }

    var html: HTML {
        let title = EntryCard.title(of: listing, words)
        let language = frame.language(of: listing.feed)
        return frame.page(title, kind: "reading", beside: paneBeside) {
            steps(words(phrases.entry.around))
            tag(
                "article", .class(listing.isRead ? "entry read" : "entry"),
                .with("data-entry", listing.key.description),
                isLed ? .with("data-pictures", "reader") : nil,
                .with("aria-labelledby", "title-\(listing.key)")
            ) {
                tag("header") {
                    tag("h1", .id("title-\(listing.key)"), .language(language), .anyDirection) {
                        title
                    }
                    about(language)
                    storyLink
                    tag("p", .class("hidden state")) {
                        listing.isRead ? "" : words(phrases.shared.unreadState)
                    }
                    MarkForm(frame: frame, entry: listing, back: frame.path).html
                }
                EntryText(frame: frame, list: list, entry: entry, view: view).html
                media
                footer
                EntryTags(frame: frame, entry: listing.key, tags: tags).html
                if view.host != nil {
                    ArticleChoiceForm(
                        frame: frame, feed: listing.feed, title: listing.feedTitle, choice: choice
                    ).html
                }
            }
            steps(words(phrases.entry.aroundAgain))
        }
    }

    private var paneBeside: HTML? {
        pane.map { EntryPane(frame: frame, list: list, page: $0, current: listing.key).html }
    }

    private func about(_ language: String?) -> HTML {
        tag("p", .class("about")) {
            tag(
                "a", .class("feed"), .href(EntryList(.scope(.feed(listing.feed))).path),
                .language(language), .anyDirection
            ) { listing.feedTitle }
            if !listing.author.isEmpty {
                " "
                tag("span", .class("author"), .language(language), .anyDirection) {
                    listing.author
                }
            }
            " "
            words.time(listing.published ?? listing.order, now: frame.now)
            let time = ReadingTime(html: view.html)
            if time.minutes > 0 {
                " "
                tag("span", .class("reading-time")) { words(time.minutes, phrases.reading.time) }
            }
        }
    }

    @HTMLBuilder private var storyLink: HTML {
        if let story, story.publishers.count > 1 {
            tag("p", .class("story-link")) {
                tag("a", .href("/stories/\(story.key)")) {
                    words(story.publishers.count - 1, phrases.entry.alsoReported)
                }
            }
        }
    }

    private func steps(_ label: String) -> HTML {
        tag("nav", .class("steps"), .label(label)) {
            tag("a", .href(list.path + "#title-\(listing.key)")) { words(phrases.entry.backToList) }
            if let previousPath {
                tag("a", .href(previousPath), .with("rel", "prev")) {
                    words(phrases.entry.previous)
                }
            }
            if let nextPath {
                tag("a", .href(nextPath), .with("rel", "next")) { words(phrases.entry.next) }
            }
        }
    }

    @HTMLBuilder private var media: HTML {
        if !entry.enclosures.isEmpty {
            tag("section", .class("media"), .label(words(phrases.entry.media))) {
                for enclosure in entry.enclosures { medium(enclosure) }
            }
        }
    }

    @HTMLBuilder private func medium(_ enclosure: Enclosure) -> HTML {
        let kind = (enclosure.mediaType ?? "").prefix { $0 != "/" }.lowercased()
        if let source = Attribute.source(web: enclosure.address) {
            tag("figure") {
                if kind == "audio" {
                    tag("audio", source, .flag("controls"), .with("preload", "none")) { "" }
                } else if kind == "video" {
                    tag("video", source, .flag("controls"), .with("preload", "none")) { "" }
                }
                tag("figcaption") {
                    tag(
                        "a", .href(web: enclosure.address), .with("rel", "noreferrer noopener")
                    ) { words(Self.opening[kind] ?? phrases.entry.openFile) }
                    if let type = enclosure.mediaType { " · " + type }
                    if let size = enclosure.sizeInBytes, size > 0 {
                        " · " + words.size(inBytes: size)
                    }
                }
            }
        }
    }

    @HTMLBuilder private var footer: HTML {
        tag("footer") {
            if !entry.categories.isEmpty {
                tag("ul", .class("categories"), .label(words(phrases.entry.categories))) {
                    for category in entry.categories.prefix(20) {
                        tag("li", .anyDirection) { category }
                    }
                }
            }
            if Attribute.href(web: entry.commentsAddress) != nil {
                tag(
                    "a", .href(web: entry.commentsAddress), .with("rel", "noreferrer noopener")
                ) { words(phrases.entry.comments) }
            }
        }
    }
}
