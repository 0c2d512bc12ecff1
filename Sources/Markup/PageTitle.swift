/// The title of a page, which often names the site too.
///
/// Source: Readability's rules, as behaviour.
struct PageTitle {
    private let whole: String

    init(_ whole: String) {
        self.whole = whole
    }

    /// The title of the article alone, as far as the page tells.
    func article(in tree: borrowing PageTree) -> String {
        var title = whole
        var isHierarchy = false
        if let separator = lastSeparator() {
            isHierarchy = "\\/>»".contains(whole[whole.index(after: separator)])
            title = String(whole[..<separator])
            if Self.wordCount(title) < 3 { title = withoutFirstPart() }
        } else if whole.contains(": ") {
            title = withoutPrefix(in: tree)
        } else if whole.count > 150 || whole.count < 15 {
            let headings = tree.elements(.h1, below: tree.root)
            if headings.count == 1 { title = tree.text(below: headings[0]) }
        }
        title = title.split { $0.isWhitespace }.joined(separator: " ")
        let lost = Self.wordCount(whole) - Self.wordCount(title)
        if Self.wordCount(title) <= 4, !isHierarchy || lost > 1 { return whole }
        return title
    }

    private static let separators: Set<Character> = ["|", "-", "–", "—", "\\", "/", ">", "»"]

    /// The space before the last separator that stands between spaces.
    private func lastSeparator() -> String.Index? {
        var index = whole.endIndex
        while let mark = whole[..<index].lastIndex(where: Self.separators.contains) {
            index = mark
            let after = whole.index(after: mark)
            guard mark > whole.startIndex, after < whole.endIndex else { continue }
            let before = whole.index(before: mark)
            if whole[before].isWhitespace, whole[after].isWhitespace { return before }
        }
        return nil
    }

    private func withoutFirstPart() -> String {
        guard let mark = whole.firstIndex(where: Self.separators.contains) else { return whole }
        return String(whole[whole.index(after: mark)...])
    }

    private func withoutPrefix(in tree: borrowing PageTree) -> String {
        let headings = tree.elements(.h1, .h2, below: tree.root)
        if headings.contains(where: { tree.text(below: $0) == whole }) { return whole }
        guard let last = whole.lastIndex(of: ":"), let first = whole.firstIndex(of: ":") else {
            return whole
        }
        let tail = String(whole[whole.index(after: last)...])
        if Self.wordCount(tail) >= 3 { return tail }
        if Self.wordCount(String(whole[..<first])) > 5 { return whole }
        return String(whole[whole.index(after: first)...])
    }

    private static func wordCount(_ text: String) -> Int {
        text.split { $0.isWhitespace }.count
    }
}
