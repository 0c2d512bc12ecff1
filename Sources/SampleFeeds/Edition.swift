import NewsModel

/// A sample site at one time and place: what its documents are written from.
struct Edition {
    /// Whose it is.
    let site: SampleSite
    /// The time that ages are counted from.
    let anchor: Timestamp
    /// Where the site is served, such as `http://harbour-post.localhost:7878`.
    let origin: String

    /// The edition of `site` as of `now`, rounded down so that its documents stay the same.
    init(site: SampleSite, now: Timestamp, origin: String) {
        let step: Int64 = 600
        let past = ((now.seconds % step) + step) % step
        self.site = site
        self.anchor = now - .seconds(past)
        self.origin = origin
    }

    /// The address of the feed document.
    var feedAddress: String { origin + site.feedPath }

    /// The address of the page of `entry`.
    func link(to entry: SampleEntry) -> String { origin + entry.path }

    /// When `entry` was published.
    func time(of entry: SampleEntry) -> Timestamp { entry.published(before: anchor) }

    /// When the site last published something.
    var updated: Timestamp { site.entries.map(time).max() ?? anchor }
}
