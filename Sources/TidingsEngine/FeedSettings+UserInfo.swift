import NewsModel
import TidingsStore

extension FeedSettings {
    /// The settings that the part of an address before its `@` asks for.
    init(userInfo: String?) {
        self.init()
        guard let userInfo else { return }
        let parts = userInfo.utf8.split(
            separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false
        ).map { PercentCoding.decode($0) }
        guard let name = parts.first, !name.isEmpty else { return }
        userName = name
        password = parts.count > 1 ? parts[1] : nil
    }
}
