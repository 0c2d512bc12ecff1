import NewsModel
import TidingsEngine
import TidingsStore

/// What can be set about one folder.
struct FolderPage {
    let frame: PageFrame
    let folder: FolderPath
    /// The way of grouping that was set for the folder itself.
    let way: GroupingPlan.Way?
    /// The folder around it whose way holds otherwise; the top for that of everywhere.
    let outer: FolderPath

    private var words: Words { frame.words }
    private var say: FolderPhrases { phrases.folder }
    private var name: String { Self.name(of: folder) }

    /// The name of a folder as its list of entries is titled.
    static func name(of folder: FolderPath) -> String { folder.names.joined(separator: " / ") }

    /// The address of the page.
    static func path(of folder: FolderPath) -> String {
        EntryList(.scope(.folder(folder))).parameters.path("/folder")
    }

    var html: HTML {
        frame.page(words(say.title, ["folder": name]), kind: "adding") {
            tag("div", .class("heading")) {
                tag("h1", .anyDirection) { words(say.title, ["folder": name]) }
                tag("div", .class("tools")) {
                    tag("a", .class("tool"), .href(EntryList(.scope(.folder(folder))).path)) {
                        name
                    }
                }
            }
            tag("section", .with("aria-labelledby", "stories")) {
                tag("h2", .id("stories")) { words(phrases.settings.stories) }
                frame.form(to: "/folder/stories", class: "stacked", back: Self.path(of: folder)) {
                    for name in folder.names { frame.hidden("folder", name) }
                    GroupingFields(words: words, way: way, inherited: inherited).html
                    tag("p", .class("hint")) { words(say.hint) }
                    tag("button") { words(phrases.settings.save) }
                }
            }
        }
    }

    private var inherited: String {
        outer == .top
            ? words(say.likeEverywhere)
            : words(say.likeFolder, ["folder": Self.name(of: outer)])
    }
}
