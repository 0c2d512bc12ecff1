import NewsModel
import TidingsStore

/// A list of entries, newest first.
struct EntryListPage {
    let frame: PageFrame
    let list: EntryList
    /// The name of what is listed.
    let title: String
    /// The language of the name, where it comes from a feed.
    var titleLanguage: String?
    let page: Page<EntryListing>
    /// Where to go for the settings of the feed or folder, if the list is one.
    var managePath: String?

    private var words: Words { frame.words }

    var html: HTML {
        frame.page(title) {
            tag("div", .class("heading")) {
                tag("h1", .language(titleLanguage), .anyDirection) { title }
                toolbar
            }
            if case .search(let query) = list.source {
                SearchForm(words: words, query: query).html
            }
            if page.elements.isEmpty {
                tag("p", .class("nothing")) { emptySentence }
            } else {
                tag("ol", .class("entries")) {
                    for entry in page.elements { tag("li") { EntryCard(self, entry).html } }
                }
            }
            Pager(
                words: words, newest: list.after == nil ? nil : list.continued(after: nil).path,
                older: page.next.map { list.continued(after: $0).path }
            ).html
        }
    }

    @HTMLBuilder private var toolbar: HTML {
        tag("div", .class("tools")) {
            if hasFilters {
                tag("nav", .class("tabs"), .label(words(phrases.lists.which))) {
                    tab(phrases.lists.all, .all)
                    tab(phrases.shared.unreadEntries, .unread)
                }
            }
            if canMarkAll { ReadForms(frame: frame, list: list).html }
            if let managePath {
                tag("a", .class("tool"), .href(managePath)) {
                    words(manageTitle)
                }
            } else if list.source == .scope(.everything), list.filter == .all {
                frame.form(to: "/refresh") {
                    tag("button") { words(phrases.lists.refresh) }
                }
            }
            groupTool
        }
    }

    private var manageTitle: Phrase {
        if case .scope(.folder) = list.source { return phrases.folder.manage }
        return phrases.lists.manageFeed
    }

    /// Lists that show what is read and what is not.
    private var hasFilters: Bool {
        switch list.source {
        case .scope, .tag: [.all, .unread].contains(list.filter)
        case .search, .group: false
        }
    }

    private var canMarkAll: Bool {
        if case .search = list.source { return false }
        return [.all, .unread].contains(list.filter) && !page.elements.isEmpty
    }

    @HTMLBuilder private var groupTool: HTML {
        switch list.source {
        case .search(let query) where !query.isEmpty:
            tag("a", .class("tool"), .href(Parameters().adding("q", query).path("/groups"))) {
                words(phrases.groups.keepSearch)
            }
        case .group, .tag:
            tag("a", .class("tool"), .href("/groups")) { words(phrases.shared.manage) }
        default: HTML.empty
        }
    }

    private func tab(_ title: Phrase, _ filter: EntryQuery.Filter) -> HTML {
        tag(
            "a", .href(list.filtered(filter).path),
            filter == list.filter ? .with("aria-current", "true") : nil
        ) { words(title) }
    }

    private var emptySentence: String {
        switch list.source {
        case .search(let query):
            if query.isEmpty { return words(phrases.lists.askForWords) }
            return words(phrases.lists.noneContains, ["words": query])
        case .scope:
            switch list.filter {
            case .all: return words(phrases.lists.noneYet)
            case .unread: return words(phrases.lists.noneUnread)
            case .saved: return words(phrases.lists.noneSaved)
            case .archived: return words(phrases.lists.noneArchived)
            case .hidden: return words(phrases.lists.noneHidden)
            }
        case .tag, .group: return words(phrases.groups.nothing)
        }
    }
}

/// One entry in a list: its title first, then where it is from.
struct EntryCard {
    private let frame: PageFrame
    private let list: EntryList
    private let entry: EntryListing
    /// Whether it stands below a heading of the second level.
    private let isInSection: Bool

    init(_ page: EntryListPage, _ entry: EntryListing) {
        self.init(frame: page.frame, list: page.list, entry: entry)
    }

    init(frame: PageFrame, list: EntryList, entry: EntryListing, isInSection: Bool = false) {
        self.frame = frame
        self.list = list
        self.entry = entry
        self.isInSection = isInSection
    }

    /// The title to show of an entry, which may have none.
    static func title(of entry: EntryListing, _ words: Words) -> String {
        if !entry.title.isEmpty { return entry.title }
        let beginning = entry.excerpt.prefix(80)
        return beginning.isEmpty ? words(phrases.lists.untitled) : beginning + "…"
    }

    private var words: Words { frame.words }

    var html: HTML {
        let language = frame.language(of: entry.feed)
        return tag(
            "article", .class(entry.isRead ? "entry read" : "entry"),
            .with("data-entry", entry.key.description),
            .with("aria-labelledby", "title-\(entry.key)")
        ) {
            if isInSection {
                tag("h3", .language(language), .anyDirection) { titleLink }
            } else {
                tag("h2", .language(language), .anyDirection) { titleLink }
            }
            tag("p", .class("about")) {
                SiteIconPath.image(frame.iconPath(of: entry.feed))
                tag(
                    "a", .class("feed"), .href(EntryList(.scope(.feed(entry.feed))).path),
                    .language(language), .anyDirection
                ) { entry.feedTitle }
                " "
                words.time(entry.order, now: frame.now)
            }
            if !entry.excerpt.isEmpty {
                tag("p", .class("excerpt"), .language(language), .anyDirection) { entry.excerpt }
            }
            MarkForm(frame: frame, entry: entry, back: list.path).html
        }
    }
}

extension EntryCard {
    @HTMLBuilder private var titleLink: HTML {
        tag("span", .class("hidden state"), .with("lang", words.language.tag)) {
            entry.isRead ? "" : words(phrases.shared.unreadState)
        }
        tag("a", .id("title-\(entry.key)"), .href(list.path(of: entry.key))) {
            Self.title(of: entry, words)
        }
    }
}

/// The forms that mark a whole list read, or what is old in it.
struct ReadForms {
    let frame: PageFrame
    let list: EntryList

    private var words: Words { frame.words }
    private var action: String {
        list.filtered(.all).parameters.path("/mark-all-read")
    }

    @HTMLBuilder var html: HTML {
        frame.form(to: action) {
            // What arrives after the page was made was not seen, and stays unread.
            frame.hidden("seen", String(frame.now.seconds))
            tag("button") { words(phrases.lists.markAllRead) }
        }
        tag("details", .class("older")) {
            tag("summary", .class("tool")) { words(phrases.filing.olderThan) }
            frame.form(to: action) {
                frame.hidden("seen", String(frame.now.seconds))
                for (days, phrase) in [
                    ("1", phrases.filing.olderDay), ("7", phrases.filing.olderWeek),
                    ("30", phrases.filing.olderMonth),
                ] {
                    tag("button", .name("days"), .value(days)) { words(phrase) }
                }
            }
        }
    }
}

/// The buttons of one entry.
struct MarkForm {
    let frame: PageFrame
    let entry: EntryListing
    let back: String

    private var words: Words { frame.words }

    var html: HTML {
        frame.form(to: "/entries/\(entry.key)/mark", class: "marks", back: back) {
            button(
                "read", entry.isRead ? "unread" : "read",
                entry.isRead ? phrases.lists.markUnread : phrases.lists.markRead)
            button(
                "saved", entry.isSaved ? "unsaved" : "saved",
                entry.isSaved ? phrases.lists.isSaved : phrases.lists.save)
            button(
                "archived", entry.isArchived ? "unarchived" : "archived",
                entry.isArchived ? phrases.script.unarchive : phrases.script.archive)
            button(
                "hidden", entry.isHidden ? "unhidden" : "hidden",
                entry.isHidden ? phrases.script.unhide : phrases.script.hide)
            if let address = Attribute.href(web: entry.link) {
                tag(
                    "a", .class("original"), address,
                    .with("rel", "noreferrer noopener")
                ) { words(phrases.lists.original) }
            }
        }
    }

    private func button(_ kind: String, _ value: String, _ text: Phrase) -> HTML {
        let id = "\(kind)-\(entry.key)"
        let isOn = kind == "saved" && entry.isSaved
        return tag(
            "button", .id(id), .name("mark"), .value(value), .with("data-kind", kind),
            .with("aria-labelledby", "\(id) title-\(entry.key)"),
            kind == "saved" ? .with("aria-pressed", isOn ? "true" : "false") : nil
        ) { words(text) }
    }
}

/// The way to older entries and back to the newest.
struct Pager {
    let words: Words
    let newest: String?
    let older: String?

    var html: HTML {
        guard newest != nil || older != nil else { return .empty }
        return tag("nav", .class("pager"), .label(words(phrases.lists.pages))) {
            if let newest { tag("a", .href(newest)) { words(phrases.lists.newest) } }
            if let older {
                tag("a", .href(older), .with("rel", "next")) { words(phrases.lists.older) }
            }
        }
    }
}

/// The form that asks for words.
struct SearchForm {
    let words: Words
    let query: String

    var html: HTML {
        tag("form", .class("wide"), .action("/search"), .with("role", "search")) {
            tag("label", .class("hidden"), .with("for", "words")) {
                words(phrases.lists.wordsToFind)
            }
            void(
                "input", .id("words"), .type("search"), .name("q"), .value(query),
                .with("maxlength", "200"))
            tag("button") { words(phrases.shared.search) }
        }
    }
}
