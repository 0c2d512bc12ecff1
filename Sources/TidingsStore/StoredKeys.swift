import NewsModel

/// Keys are stored as the signed number with the same 64 bits.
extension RawRepresentable where RawValue == UInt64 {
    var stored: Int64 { Int64(bitPattern: rawValue) }
}

extension FeedKey {
    init(stored: Int64) { self.init(rawValue: UInt64(bitPattern: stored)) }
}

extension EntryKey {
    init(stored: Int64) { self.init(rawValue: UInt64(bitPattern: stored)) }
}

extension StoryKey {
    init(stored: Int64) { self.init(rawValue: UInt64(bitPattern: stored)) }
}
