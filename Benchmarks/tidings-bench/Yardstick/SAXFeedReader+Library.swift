import CXML2
import NewsModel

extension SAXFeedReader {
    /// Reads the feed in `bytes`; what libxml2 cannot read is left out.
    static func feed(from bytes: [UInt8]) -> Feed {
        let reader = SAXFeedReader()
        unsafe bytes.withUnsafeBytes { buffer in
            let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            var handler = unsafe handler()
            let context = unsafe Unmanaged.passUnretained(reader).toOpaque()
            // Pushed in one piece: faster than `xmlParseDocument`, above all at CDATA.
            guard let parser = unsafe xmlCreatePushParserCtxt(&handler, context, nil, 0, nil) else {
                return
            }
            let options =
                XML_PARSE_RECOVER.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue
                | XML_PARSE_NONET.rawValue
            unsafe xmlCtxtUseOptions(parser, Int32(options))
            unsafe xmlParseChunk(parser, start, Int32(buffer.count), 1)
            unsafe xmlFreeParserCtxt(parser)
        }
        return reader.feed
    }

    private static func handler() -> xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.startElementNs = { context, name, _, address, _, _, count, _, values in
            guard let context = unsafe context, let name = unsafe name else { return }
            let attributes = unsafe SAXAttributes(values, count: Int(count))
            unsafe reader(context).start(name, address, attributes)
        }
        unsafe handler.endElementNs = { context, name, _, _ in
            guard let context = unsafe context, let name = unsafe name else { return }
            unsafe reader(context).end(name)
        }
        unsafe handler.characters = { context, bytes, count in
            guard let context = unsafe context else { return }
            unsafe reader(context).add(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
        unsafe handler.cdataBlock = handler.characters
        return unsafe handler
    }
}

private func reader(_ context: UnsafeMutableRawPointer) -> SAXFeedReader {
    unsafe Unmanaged<SAXFeedReader>.fromOpaque(context).takeUnretainedValue()
}
