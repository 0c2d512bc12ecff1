/// A name that a person gave to a folder or a tag, in the form that two spellings of it share.
///
/// Control characters, the kind and number of spaces, and case make no difference: “News” made on
/// one replica and “news ” on another are one folder.
enum GivenName {
    /// The bytes that stand for `name` in a digest; none of them is zero.
    static func folded(_ name: String) -> [UInt8] {
        let words = name.split(whereSeparator: \.isWhitespace).map { String($0).printable }
        return Array(words.filter { !$0.isEmpty }.joined(separator: " ").lowercased().utf8)
    }

    /// The bytes by which the `attempt`th thing of this kind and name is known.
    static func bytes(kind: String, inside parent: UInt64?, name: String, attempt: UInt8) -> [UInt8]
    {
        var bytes = Array(kind.utf8)
        if let parent {
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: parent >> (56 - 8 * $0)) }
        }
        bytes += folded(name)
        // A folded name holds no zero, so none can pass for another's second attempt.
        if attempt > 0 { bytes += [0, attempt] }
        return bytes
    }
}

extension String {
    /// The bytes that two names of one folder or tag share: alike but for control characters,
    /// spaces, and case.
    package var foldedName: [UInt8] { GivenName.folded(self) }
}
