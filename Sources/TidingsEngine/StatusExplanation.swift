/// What an HTTP status means for somebody who follows a feed.
struct StatusExplanation {
    /// One plain sentence: what happened and what to do.
    let text: String

    init(status: Int, host: String) {
        text =
            switch status {
            case 401:
                "\(host) asks for a password (401): this feed is not public."
            case 403:
                "\(host) refuses to give out the feed (403): it may block readers or this network."
            case 404:
                "\(host) has nothing at this address (404): the feed may have moved, "
                    + "look for its new address on the site."
            case 410:
                "\(host) says the feed is gone for good (410): it is asked no more."
            case 429:
                "\(host) asks to be asked less often (429): it is left alone for a while."
            case 451:
                "\(host) may not give out the feed for legal reasons (451)."
            case 500...599:
                "\(host) has a fault of its own (\(status)): it is asked again later."
            case 300...399:
                "\(host) sends on to nowhere (\(status)): look for the feed's new address on the site."
            default:
                "\(host) answered with status \(status) and no feed: check the address in a browser."
            }
    }
}
