extension FetchError {
    /// What is wrong and what to do about it, in one plain sentence for people.
    ///
    /// It names a host at most, never a path, a query, or a password.
    public var explanation: String {
        switch self {
        case .forbidden(let host):
            "\(Self.quoted(host)) is not a public web address; if it is a server of your own, allow"
                + " private addresses for this feed."
        case .unknownHost(let host):
            "There is no server called \(Self.quoted(host)); check the address for typing errors,"
                + " and your connection to the internet."
        case .unreachable(let detail):
            "The server did not take the connection (\(Self.shortened(detail))); try again later."
        case .insecure(let detail):
            "The server could not prove that it is the right one (\(Self.shortened(detail))); tell"
                + " its owner, or try again later."
        case .timedOut(let time):
            "The server took longer than \(Self.words(time)); try again later."
        case .tooLarge(let limit):
            "The answer is larger than \(Self.size(limit)), and was not read to its end; look for"
                + " a shorter feed on the site."
        case .tooManyRedirects(let limit):
            "The server keeps sending to other addresses (in a circle, or more than \(limit)"
                + " times); look for the address of the feed on the site."
        case .broken(let detail):
            "The answer broke off or made no sense (\(Self.shortened(detail))); try again later."
        case .cancelled:
            "The fetch was cancelled; start it again if you still want it."
        }
    }

    private static func quoted(_ host: String) -> String { "“" + shortened(host) + "”" }

    private static func shortened(_ text: String) -> String {
        text.utf8.count <= 200 ? text : text.prefix(199) + "…"
    }

    private static func words(_ time: Duration) -> String {
        let seconds = time.milliseconds(atLeast: 0) / 1000
        return switch seconds {
        case 0: "a second"
        case 1: "1 second"
        default: "\(seconds) seconds"
        }
    }

    private static func size(_ count: Int) -> String {
        switch count {
        case ..<10_000: "\(count) bytes"
        case ..<1_000_000: "\(count / 1000) kB"
        default: "\(count / 1_000_000) MB"
        }
    }
}
