extension PageTree {
    /// The HTML of what is below `top`; not safe to show.
    func html(below top: NodeID) -> String {
        var output: [UInt8] = []
        var node = nodes[top].firstChild
        while let here = node {
            if nodes[here].element == nil {
                SafeEscaping.appendText(Array(nodes[here].text.utf8)[...], to: &output)
            } else {
                writeStart(of: here, to: &output)
            }
            if let child = nodes[here].firstChild {
                node = child
                continue
            }
            writeEnd(of: here, to: &output)
            var last = here
            node = nodes[last].next
            while node == nil, let parent = nodes[last].parent, parent != top {
                writeEnd(of: parent, to: &output)
                last = parent
                node = nodes[last].next
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func writeStart(of node: NodeID, to output: inout [UInt8]) {
        guard let element = nodes[node].element else { return }
        output.append(UInt8(ascii: "<"))
        output += Self.written(element).utf8
        for attribute in nodes[node].attributes {
            let isName = attribute.name.utf8.allSatisfy { Tokenizer.isLetter($0) || $0 == 0x2D }
            guard isName else { continue }
            output += " \(attribute.name)=\"\(SafeEscaping.attribute(attribute.value))\"".utf8
        }
        output.append(UInt8(ascii: ">"))
    }

    private func writeEnd(of node: NodeID, to output: inout [UInt8]) {
        guard let element = nodes[node].element, !element.isVoid else { return }
        output += "</\(Self.written(element))>".utf8
    }

    private static func written(_ element: ElementName) -> String {
        element == .other ? "span" : element.rawValue
    }
}
