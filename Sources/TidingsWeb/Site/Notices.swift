import Crypto
import NewsModel
import Synchronization

/// What a page says once after something was done, and what it takes to undo it.
struct Notice: Hashable, Sendable {
    /// What was done, one plain sentence.
    var sentence: String
    /// Further lines, such as what could not be imported.
    var details: [String] = []
    /// The entries that something was decided about, where the person may want it undone.
    var undo: [EntryKey] = []
    /// What undoes it.
    var undoing = MarkWish.unread
}

/// The latest notices, kept until they are shown; they do not outlive the process.
final class Notices: Sendable {
    /// The most notices that are kept.
    static let limit = 32

    private struct Kept: Sendable {
        var id: String
        var notice: Notice
    }

    private let kept = Mutex<[Kept]>([])

    /// Keeps a notice.
    ///
    /// - Returns: The name by which an address asks for it.
    func keep(_ notice: Notice) -> String {
        let id = String(SecureRandom().next(), radix: 36)
        kept.withLock { kept in
            if kept.count >= Self.limit { kept.removeFirst() }
            kept.append(Kept(id: id, notice: notice))
        }
        return id
    }

    /// The notice with this name, or `nil` where it is gone.
    subscript(_ id: String) -> Notice? {
        kept.withLock { kept in kept.first { $0.id == id }?.notice }
    }

    /// Takes what a notice can undo, so that it is undone once only.
    func takeUndo(_ id: String) -> (entries: [EntryKey], wish: MarkWish) {
        kept.withLock { kept in
            guard let index = kept.firstIndex(where: { $0.id == id }) else { return ([], .unread) }
            let keys = kept[index].notice.undo
            kept[index].notice.undo = []
            return (keys, kept[index].notice.undoing)
        }
    }
}
