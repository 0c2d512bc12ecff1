import NewsModel
import TidingsStore

/// What the words after `feed set` change.
struct FeedSettingsReading {
    let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    /// The settings from now on.
    ///
    /// - Throws: `CommandFailure` where a value makes no sense or a file cannot be read.
    func settings(changing before: FeedSettings) throws(CommandFailure) -> FeedSettings {
        var settings = before
        if let text = invocation.value("--interval") { settings.interval = try interval(text) }
        if let text = invocation.value("--user-agent") {
            settings.userAgent = try line(text, of: "--user-agent")
        }
        if let text = invocation.value("--user") {
            settings.userName = try line(text, of: "--user")
            if settings.userName == nil { settings.password = nil }
        }
        if let path = invocation.value("--password") {
            let text = try lines(of: path).first ?? ""
            settings.password = text.isEmpty ? nil : text
            if settings.userName == nil, settings.password != nil {
                throw .failed("A password needs a user name: say --user NAME, too.")
            }
        }
        if let path = invocation.value("--headers") { settings.fields = try fields(path) }
        if let flag = try FeedCommands.flag("--ignore-cache", invocation) {
            settings.ignoresCache = flag
        }
        if let flag = try FeedCommands.flag("--full-text", invocation) {
            settings.wantsFullText = flag
        }
        if let text = invocation.value("--articles") {
            guard let choice = ArticleChoice(rawValue: text) else {
                throw .usage("--articles takes auto, always, or never", command: "feed set")
            }
            settings.articles = choice
        }
        return settings
    }

    /// A time such as `90m`, `12h`, `2d`; `nil` for `auto`.
    private func interval(_ text: String) throws(CommandFailure) -> Duration? {
        if text == "auto" || text.isEmpty { return nil }
        let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400]
        guard let unit = text.last.flatMap({ units[$0] }),
            let number = Int64(text.dropLast()), 0...100_000 ~= number,
            FeedSettings.intervals.contains(.seconds(number * unit))
        else {
            throw .usage(
                "--interval takes 15m to 7d, such as 90m or 12h, or auto",
                command: "feed set")
        }
        return .seconds(number * unit)
    }

    private func line(_ text: String, of option: String) throws(CommandFailure) -> String? {
        guard text == text.printable, text.utf8.count <= 500 else {
            throw .usage("\(option) takes a short text of one line", command: "feed set")
        }
        return text.isEmpty ? nil : text
    }

    private func lines(of path: String) throws(CommandFailure) -> [String] {
        let bytes = try InputBytes(path: path).whole()
        return String(decoding: bytes.prefix(100_000), as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map(String.init)
    }

    private func fields(_ path: String) throws(CommandFailure) -> [FeedSettings.Field] {
        var fields: [FeedSettings.Field] = []
        for line in try lines(of: path) where !line.isEmpty {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            let value = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
            guard parts.count == 2, let field = FeedSettings.Field(parts[0], value) else {
                // Not the line itself, which may hold a secret.
                throw .failed(
                    "Line \(fields.count + 1) of the header fields is none that can be sent: "
                        + "write NAME: VALUE, and leave out what every request has anyway.")
            }
            fields.append(field)
        }
        guard fields.count <= FeedSettings.fieldCount else {
            throw .failed("At most \(FeedSettings.fieldCount) header fields can be sent.")
        }
        return fields
    }
}
