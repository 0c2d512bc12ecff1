/// Breaks paragraphs into lines of a terminal.
enum LineBreaking {
    /// `text` in lines of at most `width` columns (80 at most, for the eye's sake), broken at
    /// spaces, or inside words that are longer than a line.
    static func lines(_ text: String, width: Int?) -> [String] {
        guard let width else { return [text] }
        let limit = max(20, min(width, 80))
        var lines: [String] = []
        var line = ""
        var size = 0
        for word in text.split(separator: " ") {
            let length = TextWidth.of(String(word))
            if size > 0, size + 1 + length <= limit {
                line += " " + word
                size += 1 + length
                continue
            }
            if size > 0 { lines.append(line) }
            (line, size) = (String(word), length)
            while size > limit {
                let head = TextWidth.head(line, width: limit)
                lines.append(head)
                line = String(line.dropFirst(head.count))
                size = TextWidth.of(line)
            }
        }
        lines.append(line)
        return lines
    }
}
