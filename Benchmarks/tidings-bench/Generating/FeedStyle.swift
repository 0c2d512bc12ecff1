/// The forms in which most feeds come.
enum FeedStyle: Int, CaseIterable {
    /// RSS with whole articles in CDATA sections.
    case characterData
    /// RSS with escaped articles.
    case escaped
    /// Atom with HTML and XHTML articles in turn.
    case atom
    /// RSS in Chinese and Japanese.
    case ideographs
    /// RSS of a podcast.
    case podcast
}
