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
    /// Where to go for the settings of the feed, if the list is one.
    var managePath: String?

    var html: HTML {
        frame.page(title) {
            tag("div", .class("heading")) {
                tag("h1", .language(titleLanguage), .anyDirection) { title }
                toolbar
            }
            if case .search(let words) = list.source {
                SearchForm.html(words: words)
            }
            if page.elements.isEmpty {
                tag("p", .class("nothing")) { emptySentence }
            } else {
                tag("ol", .class("entries")) {
                    for entry in page.elements { tag("li") { EntryCard(self, entry).html } }
                }
            }
            Pager.html(
                newest: list.after == nil ? nil : list.continued(after: nil).path,
                older: page.next.map { list.continued(after: $0).path })
        }
    }

    @HTMLBuilder private var toolbar: HTML {
        if case .scope(let scope) = list.source {
            tag("div", .class("tools")) {
                if list.filter != .saved {
                    tag("nav", .class("tabs"), .label("Which entries")) {
                        tab("All", .all)
                        tab("Unread", .unread)
                    }
                    markAll(scope)
                }
                if let managePath {
                    tag("a", .class("tool"), .href(managePath)) { "Manage feed" }
                } else if scope == .everything, list.filter == .all {
                    frame.form(to: "/refresh") { tag("button") { "Refresh" } }
                }
            }
        }
    }

    private func tab(_ title: String, _ filter: EntryQuery.Filter) -> HTML {
        tag(
            "a", .href(list.filtered(filter).path),
            filter == list.filter ? .with("aria-current", "true") : nil
        ) { title }
    }

    private func markAll(_ scope: EntryQuery.Scope) -> HTML {
        frame.form(to: EntryList(.scope(scope)).parameters.path("/mark-all-read")) {
            // What arrives after the page was made was not seen, and stays unread.
            frame.hidden("seen", String(frame.now.seconds))
            tag("button") { "Mark all read" }
        }
    }

    private var emptySentence: String {
        switch list.source {
        case .search(let words):
            if words.isEmpty { return "Type the words to look for; all of them must occur." }
            return "No entry contains “\(words)”."
        case .scope:
            switch list.filter {
            case .all: return "There are no entries yet. They appear when the feeds are fetched."
            case .unread: return "Everything is read."
            case .saved: return "Nothing is saved. Save an entry to keep it for ever."
            case .archived: return "Nothing is archived."
            case .hidden: return "Nothing is hidden."
            }
        }
    }
}

/// One entry in a list: its title first, then where it is from.
struct EntryCard {
    private let frame: PageFrame
    private let list: EntryList
    private let entry: EntryListing

    init(_ page: EntryListPage, _ entry: EntryListing) {
        self.init(frame: page.frame, list: page.list, entry: entry)
    }

    init(frame: PageFrame, list: EntryList, entry: EntryListing) {
        self.frame = frame
        self.list = list
        self.entry = entry
    }

    /// The title to show of an entry, which may have none.
    static func title(of entry: EntryListing) -> String {
        if !entry.title.isEmpty { return entry.title }
        let beginning = entry.excerpt.prefix(80)
        return beginning.isEmpty ? "Without a title" : beginning + "…"
    }

    var html: HTML {
        let language = frame.language(of: entry.feed)
        return tag(
            "article", .class(entry.isRead ? "entry read" : "entry"),
            .with("data-entry", entry.key.description),
            .with("aria-labelledby", "title-\(entry.key)")
        ) {
            tag("h2", .language(language), .anyDirection) {
                tag("span", .class("hidden state"), .with("lang", "en")) {
                    entry.isRead ? "" : "Unread: "
                }
                tag("a", .id("title-\(entry.key)"), .href(list.path(of: entry.key))) {
                    Self.title(of: entry)
                }
            }
            tag("p", .class("about")) {
                SiteIconPath.image(frame.iconPath(of: entry.feed))
                tag(
                    "a", .class("feed"), .href(EntryList(.scope(.feed(entry.feed))).path),
                    .language(language), .anyDirection
                ) { entry.feedTitle }
                " "
                Wording.time(entry.order, now: frame.now)
            }
            if !entry.excerpt.isEmpty {
                tag("p", .class("excerpt"), .language(language), .anyDirection) { entry.excerpt }
            }
            MarkForm(frame: frame, entry: entry, back: list.path).html
        }
    }
}

/// The buttons of one entry.
struct MarkForm {
    let frame: PageFrame
    let entry: EntryListing
    let back: String

    var html: HTML {
        frame.form(to: "/entries/\(entry.key)/mark", class: "marks", back: back) {
            button(
                "read", entry.isRead ? "unread" : "read",
                entry.isRead ? "Mark unread" : "Mark read")
            button(
                "saved", entry.isSaved ? "unsaved" : "saved", entry.isSaved ? "Saved" : "Save")
            if Attribute.href(web: entry.link) != nil {
                tag(
                    "a", .class("original"), .href(web: entry.link),
                    .with("rel", "noreferrer noopener")
                ) { "Original" }
            }
        }
    }

    private func button(_ kind: String, _ value: String, _ text: String) -> HTML {
        let id = "\(kind)-\(entry.key)"
        let isOn = kind == "saved" && entry.isSaved
        return tag(
            "button", .id(id), .name("mark"), .value(value), .with("data-kind", kind),
            .with("aria-labelledby", "\(id) title-\(entry.key)"),
            kind == "saved" ? .with("aria-pressed", isOn ? "true" : "false") : nil
        ) { text }
    }
}

/// The way to older entries and back to the newest.
enum Pager {
    static func html(newest: String?, older: String?) -> HTML {
        guard newest != nil || older != nil else { return .empty }
        return tag("nav", .class("pager"), .label("Pages")) {
            if let newest { tag("a", .href(newest)) { "Newest" } }
            if let older { tag("a", .href(older), .with("rel", "next")) { "Older" } }
        }
    }
}

/// The form that asks for words.
enum SearchForm {
    static func html(words: String) -> HTML {
        tag("form", .class("wide"), .with("action", "/search"), .with("role", "search")) {
            tag("label", .class("hidden"), .with("for", "words")) { "Words to look for" }
            void(
                "input", .id("words"), .type("search"), .name("q"), .value(words),
                .with("maxlength", "200"))
            tag("button") { "Search" }
        }
    }
}
