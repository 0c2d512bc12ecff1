import NewsModel
import TidingsStore

/// What Liferea needs to learn of marks that were made elsewhere, and no other program does.
///
/// Of the categories it looks at the first alone, and looks there for the state with the backslashes
/// that JSON may be written with; whether an entry is starred it takes from a field of its own.
///
/// Source: `google_source_feed.c` of Liferea 1.14.4, which is the same in 1.16.
enum LifereaForm {
    /// Whether Liferea asks.
    static func isFor(_ request: Request) -> Bool {
        request.field("user-agent")?.hasPrefix("Liferea/") ?? false
    }

    /// The category that stands first on what is read.
    static let read = #"user/-/state\/com.google\/read"#
}

extension ItemObject {
    /// The object as Liferea understands it.
    var forLiferea: ItemObject {
        var item = self
        if categories.contains(StreamName.state(named: "read")) {
            item.categories.insert(LifereaForm.read, at: 0)
        }
        item.marked = categories.contains(StreamName.state(named: "starred"))
        return item
    }
}

extension GoogleReader {
    /// Entries in the form that the program which asks understands.
    func suited(_ items: [ItemObject]) -> [ItemObject] {
        LifereaForm.isFor(request) ? items.map(\.forLiferea) : items
    }
}
