/// The elements that are open at one place of a document, outermost first.
///
/// Source: HTML standard, sections 13.2.4.2 (the stack of open elements) and 13.2.6.4.
struct OpenElements {
    var elements: [ElementName] = []

    var count: Int { elements.count }
    var last: ElementName? { elements.last }

    func contains(_ element: ElementName) -> Bool { elements.contains(element) }

    /// The place of the innermost open `element` that an end tag here can reach.
    func indexInScope(of element: ElementName) -> Int? {
        let crossesTable = element == .table || element.isTablePart
        var index = elements.count
        while index > 0 {
            index -= 1
            let outer = elements[index]
            if outer == element { return index }
            if outer == .table || (!crossesTable && outer.isScopeBoundary) { return nil }
            if element == .li, outer == .ul || outer == .ol { return nil }
        }
        return nil
    }

    /// How many elements, from the outermost, stay open when a start tag of `element` comes.
    func depthKept(before element: ElementName) -> Int {
        var depth = count
        if !element.isMathematics, element != .math, let math = elements.firstIndex(of: .math) {
            depth = math
        }
        if element.endsParagraph, let paragraph = indexInScope(of: .p) {
            depth = min(depth, paragraph)
        }
        switch element {
        case .li, .dd, .dt:
            depth = min(depth, rivalOfListEntry(element) ?? depth)
        case .a:
            depth = min(depth, indexInScope(of: .a) ?? depth)
        case .rt, .rp:
            if last == .rt || last == .rp { depth = min(depth, count - 1) }
        case .table:
            if let outer = elements.lastIndex(where: { $0 == .table || $0.isTablePart }),
                ![.td, .th, .caption].contains(elements[outer])
            {
                depth = min(depth, indexInScope(of: .table) ?? depth)
            }
        case _ where element.isHeading:
            if last?.isHeading == true { depth = min(depth, count - 1) }
        case _ where element.isTablePart:
            depth = min(depth, depthOfTable(for: element) ?? depth)
        default: break
        }
        return depth
    }

    /// The place of the list entry that a new one ends.
    private func rivalOfListEntry(_ element: ElementName) -> Int? {
        var index = count
        while index > 0 {
            index -= 1
            let outer = elements[index]
            if element == .li ? outer == .li : outer == .dd || outer == .dt { return index }
            switch outer {
            case .address, .div, .p: continue
            case _ where outer.isBlock || outer.isScopeBoundary: return nil
            default: continue
            }
        }
        return nil
    }

    /// How deep the part of the table is that takes `element`.
    private func depthOfTable(for element: ElementName) -> Int? {
        guard let table = elements.lastIndex(of: .table) else { return nil }
        let parents: [ElementName] =
            switch element {
            case .td, .th: [.tr, .tbody, .thead, .tfoot]
            case .tr: [.tbody, .thead, .tfoot]
            case .col: [.colgroup]
            default: []
            }
        let parent = elements[(table + 1)...].lastIndex { parents.contains($0) }
        return (parent ?? table) + 1
    }
}
