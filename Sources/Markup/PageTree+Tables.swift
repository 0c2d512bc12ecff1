extension PageTree {
    /// Whether a table holds data, and is not there to arrange the page.
    ///
    /// Source: Readability's rules, as behaviour.
    func isDataTable(_ table: NodeID) -> Bool {
        if attribute("role", of: table) == "presentation" { return false }
        if attribute("datatable", of: table) == "0" { return false }
        if let summary = attribute("summary", of: table), !summary.isEmpty { return true }
        var rows = 0
        var columns = 0
        var cells = 0
        for node in descendants(of: table) {
            switch nodes[node].element {
            case .caption where nodes[node].firstChild != nil: return true
            case .col, .colgroup, .tfoot, .thead, .th: return true
            case .table: return false
            case .tr:
                rows &+= span("rowspan", of: node)
                cells = 0
            case .td:
                cells &+= span("colspan", of: node)
                columns = max(columns, cells)
            default: break
            }
        }
        if rows == 1 || columns == 1 { return false }
        return rows >= 10 || columns > 4 || rows * columns > 10
    }

    private func span(_ name: String, of node: NodeID) -> Int {
        min(max(attribute(name, of: node).flatMap { Int($0) } ?? 1, 1), 1000)
    }
}
