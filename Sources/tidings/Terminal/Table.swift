/// Rows of text in columns: aligned on a terminal, separated by tabs in a pipe.
struct Table {
    /// A column.
    struct Column {
        /// The heading.
        var title: String
        /// How important its width is: the one that gives way when the terminal is narrow.
        var isFlexible = false
        /// The style of its cells.
        var style: Terminal.Style?
    }

    let columns: [Column]
    private var rows: [[String]] = []

    init(_ columns: [Column]) {
        self.columns = columns
    }

    mutating func add(_ cells: [String]) {
        rows.append(
            cells.map { cell in
                let line = String(cell.map { $0.isNewline || $0 == "\t" ? " " : $0 })
                return TextWidth.cut(line, to: .max)
            })
    }

    /// Prints the rows, with headings on a terminal only; where there is none, a terminal is told
    /// `hint` instead, and a pipe nothing.
    func print(on terminal: Terminal, hint: String = "There is nothing here.") {
        guard let width = terminal.width else {
            for row in rows { terminal.print(row.joined(separator: "\t")) }
            return
        }
        guard !rows.isEmpty else {
            terminal.complain(hint)
            return
        }
        let widths = fittedWidths(in: width)
        let heading = zip(columns, widths).map { TextWidth.fit($0.title, to: $1) }
        terminal.print(terminal.styled(heading.joined(separator: "  "), .dim))
        for row in rows {
            let cells = zip(zip(row, columns), widths).map { pair, width in
                let text = TextWidth.fit(pair.0, to: width)
                return pair.1.style.map { terminal.styled(text, $0) } ?? text
            }
            terminal.print(cells.joined(separator: "  "))
        }
    }

    private func fittedWidths(in total: Int) -> [Int] {
        var widths = columns.indices.map { index in
            rows.map { TextWidth.of($0[index]) }.max() ?? 0
        }
        for (index, column) in columns.enumerated() {
            widths[index] = min(max(widths[index], TextWidth.of(column.title)), 200)
        }
        var excess = widths.reduce(0, +) + 2 * (columns.count - 1) - total
        while excess > 0 {
            // The widest column that may give way does, down to a readable minimum.
            let candidates = columns.indices.filter { columns[$0].isFlexible && widths[$0] > 12 }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}
