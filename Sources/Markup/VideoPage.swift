import NewsModel

/// Knows the pages behind the players that pages embed.
enum VideoPage {
    /// The page to watch at, for the players of well-known video sites.
    static func address(ofPlayer player: WebAddress) -> String? {
        let host = player.host.hasPrefix("www.") ? String(player.host.dropFirst(4)) : player.host
        let segments = player.path.split(separator: "/").map(String.init)
        guard let name = segments.last, isName(name) else { return nil }
        switch (host, segments.first) {
        case ("youtube.com", "embed"), ("youtube-nocookie.com", "embed"):
            return segments.count == 2 && name != "videoseries"
                ? "https://www.youtube.com/watch?v=\(name)" : nil
        case ("player.vimeo.com", "video"):
            return segments.count == 2 ? "https://vimeo.com/\(name)" : nil
        case ("dailymotion.com", "embed"):
            return "https://www.dailymotion.com/video/\(name)"
        case (_, "videos") where segments.count == 3 && segments[1] == "embed":
            // PeerTube has no host of its own.
            return "\(player.scheme)://\(player.host)/videos/watch/\(name)"
        default: return nil
        }
    }

    private static func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy {
            Tokenizer.isLetter($0) || 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x5F
        }
    }
}
