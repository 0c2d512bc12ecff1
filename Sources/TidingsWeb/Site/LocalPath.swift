/// A place in this reader to go back to, as a form names it.
package enum LocalPath {
    /// `path` where it surely stays inside this reader, else the first page.
    ///
    /// Parameters that only made sense once (`notice`, `keep`) are taken out, and `notice` is put in
    /// where there is one.
    package static func back(to path: String?, notice: String? = nil, keep: Bool = false) -> String
    {
        let halves = checked(path).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = halves.count > 1 ? Parameters(formEncoded: halves[1].utf8) : Parameters()
        var kept = Parameters(query.pairs.filter { !["notice", "keep"].contains($0.name) })
        if keep { kept = kept.adding("keep", "1") }
        if let notice { kept = kept.adding("notice", notice) }
        return kept.path(String(halves[0]))
    }

    private static func checked(_ path: String?) -> String {
        guard let path, path.utf8.count <= 4096, path.hasPrefix("/"), !path.hasPrefix("//"),
            path.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") })
        else { return "/" }
        return path
    }
}
