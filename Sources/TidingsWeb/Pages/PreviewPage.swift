import NewsModel
import TidingsEngine

/// A feed as it is, to be followed or not.
struct PreviewPage {
    let frame: PageFrame
    let preview: FeedPreview
    /// What was given with the address.
    let folder: String
    let isPrivate: Bool

    private var words: Words { frame.words }

    var html: HTML {
        let say = phrases.preview
        let title = preview.title.isEmpty ? preview.address : preview.title
        return frame.page(words(say.title), kind: "adding") {
            tag("div", .class("heading")) { tag("h1") { words(say.title) } }
            tag("h2", .language(preview.language), .anyDirection) { title }
            tag("p", .class("about")) {
                tag("span", .class("feed")) { preview.address }
                " "
                tag("span") { words(preview.entryCount, phrases.shared.entries) }
            }
            follow
            tag("section", .with("aria-labelledby", "newest")) {
                tag("h2", .id("newest")) { words(say.newest) }
                if preview.newest.isEmpty {
                    tag("p") { words(say.empty) }
                } else {
                    tag("ol", .class("log")) {
                        for heading in preview.newest { tag("li") { line(heading) } }
                    }
                }
            }
            if !preview.others.isEmpty { others }
        }
    }

    private var follow: HTML {
        frame.form(to: "/add", class: "stacked") {
            frame.hidden("address", preview.address)
            if isPrivate { frame.hidden("private", "yes") }
            FolderField.html(id: "preview-folder", frame: frame, value: folder)
            tag("button", .class("main")) { words(phrases.adding.follow) }
        }
    }

    @HTMLBuilder private func line(_ heading: FeedPreview.Heading) -> HTML {
        tag("span", .language(preview.language), .anyDirection) {
            heading.title.isEmpty ? words(phrases.lists.untitled) : heading.title
        }
        if let published = heading.published {
            " · "
            words.time(published, now: frame.now)
        }
    }

    private var others: HTML {
        tag("section", .with("aria-labelledby", "others")) {
            tag("h2", .id("others")) { words(phrases.preview.alsoOffered) }
            tag("ul") {
                for (index, other) in preview.others.enumerated() {
                    tag("li") {
                        frame.form(to: "/preview") {
                            frame.hidden("address", other.address)
                            frame.hidden("folder", folder)
                            if isPrivate { frame.hidden("private", "yes") }
                            tag("span", .id("other-\(index)"), .anyDirection) {
                                other.title.isEmpty ? other.address : other.title
                            }
                            " "
                            tag("button", .with("aria-describedby", "other-\(index)")) {
                                words(phrases.preview.look)
                            }
                        }
                    }
                }
            }
        }
    }
}
