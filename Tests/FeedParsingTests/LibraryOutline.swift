import CXML2

/// What libxml2 makes of a document, one word for each tag and text.
final class Outline {
    var words: [String] = []
    private var text = ""

    func add(_ word: String) {
        finish()
        words.append(word)
    }

    func addText(_ text: String) { self.text += text }

    func finish() {
        if !text.isEmpty { words.append(text) }
        text = ""
    }
}

/// The words of `document` by libxml2, which goes on after damage where `recovers` says so.
func outline(byLibrary document: [UInt8], recovers: Bool = false) -> [String] {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = { context, name, prefix, _, _, _, count, _, values in
        guard let context = unsafe context, let name = unsafe name else { return }
        var word = unsafe "<" + (prefix.map { unsafe String(cString: $0) + ":" } ?? "")
        unsafe word += String(cString: name)
        for index in 0..<Int(count) {
            let attribute = unsafe values.map { unsafe $0 + index * 5 }
            guard let attribute = unsafe attribute, let local = unsafe attribute[0],
                let start = unsafe attribute[3], let end = unsafe attribute[4]
            else { continue }
            let prefix = unsafe attribute[1].map { unsafe String(cString: $0) + ":" } ?? ""
            let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
            unsafe word += " " + prefix + String(cString: local) + "="
            unsafe word += String(decoding: value, as: UTF8.self)
        }
        unsafe Unmanaged<Outline>.fromOpaque(context).takeUnretainedValue().add(word)
    }
    unsafe handler.endElementNs = { context, name, prefix, _ in
        guard let context = unsafe context, let name = unsafe name else { return }
        let prefix = unsafe prefix.map { unsafe String(cString: $0) + ":" } ?? ""
        let word = unsafe "</" + prefix + String(cString: name)
        unsafe Unmanaged<Outline>.fromOpaque(context).takeUnretainedValue().add(word)
    }
    unsafe handler.characters = { context, bytes, count in
        guard let context = unsafe context, let bytes = unsafe bytes else { return }
        let text = unsafe String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        unsafe Unmanaged<Outline>.fromOpaque(context).takeUnretainedValue().addText(text)
    }
    unsafe handler.cdataBlock = handler.characters
    // Damage is expected, so nothing is printed about it.
    unsafe handler.serror = { _, _ in }
    let result = Outline()
    unsafe document.withUnsafeBytes { buffer in
        let context = unsafe Unmanaged.passUnretained(result).toOpaque()
        let parser = unsafe xmlCreatePushParserCtxt(&handler, context, nil, 0, nil)
        let options =
            recovers
            ? XML_PARSE_NOENT.rawValue | XML_PARSE_RECOVER.rawValue : XML_PARSE_NOENT.rawValue
        unsafe xmlCtxtUseOptions(parser, Int32(options))
        let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        unsafe xmlParseChunk(parser, start, Int32(buffer.count), 1)
        unsafe xmlFreeParserCtxt(parser)
    }
    result.finish()
    return result.words
}
