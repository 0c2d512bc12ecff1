import NewsModel
import TidingsStore

/// The list an entry was opened from, beside it where there is room.
struct EntryPane {
    let frame: PageFrame
    let list: EntryList
    let page: Page<EntryListing>
    /// The entry that is shown.
    let current: EntryKey

    var html: HTML {
        tag("nav", .id("pane"), .class("pane"), .label(frame.words(phrases.reading.list))) {
            tag("ol") {
                for entry in page.elements { tag("li") { row(entry) } }
            }
            if let next = page.next {
                tag("a", .class("more"), .href(list.continued(after: next).path)) {
                    frame.words(phrases.lists.older)
                }
            }
        }
    }

    private func row(_ entry: EntryListing) -> HTML {
        let language = frame.language(of: entry.feed)
        return tag(
            "a", .href(list.path(of: entry.key)), .with("data-entry", entry.key.description),
            .class(entry.isRead || entry.key == current ? "read" : "unread"),
            entry.key == current ? .with("aria-current", "page") : nil
        ) {
            tag("span", .class("name"), .language(language), .anyDirection) {
                EntryCard.title(of: entry, frame.words)
            }
            " "
            tag("span", .class("from"), .language(language), .anyDirection) {
                entry.feedTitle
            }
        }
    }
}
