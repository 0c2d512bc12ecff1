/// How much of a document is kept, so that a hostile one stays small.
public struct ParsingLimits: Hashable, Sendable {
    /// The most entries; the rest of the document is left out.
    public var entryCount = 10_000
    /// The most bytes of one text; a longer one is cut.
    public var textInBytes = 4_000_000
    /// The most elements inside each other; deeper ones are treated as if they ended at once.
    public var depth = 512
    /// The most attributes of one element; the rest are left out.
    public var attributeCount = 256

    /// The limits the reader ships with.
    public init() {}
}
