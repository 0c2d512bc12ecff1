import NewsModel

/// A sample site at one time and place: what its documents are written from.
struct Edition {
    /// Whose it is.
    let site: SampleSite
    /// The time that ages are counted from.
    let anchor: Timestamp
    /// Where the site is served, such as `http://harbour-post.localhost:7878`.
    let origin: String
    /// What is in it, newest first, with the days named.
    let entries: [SampleEntry]

    /// The edition of `site` as of `now`, rounded down so that its documents stay the same.
    init(site: SampleSite, now: Timestamp, origin: String) {
        let step: Int64 = 600
        let past = ((now.seconds % step) + step) % step
        let anchor = now - .seconds(past)
        let days = DayMarkers(anchor: anchor, language: site.language)
        self.site = site
        self.anchor = anchor
        self.origin = origin
        self.entries = site.entries.map(days.resolving)
    }

    /// The address of the feed document.
    var feedAddress: String { origin + site.feedPath }

    /// The address of the page of `entry`.
    func link(to entry: SampleEntry) -> String { origin + entry.path }

    /// When `entry` was published.
    func time(of entry: SampleEntry) -> Timestamp { entry.published(before: anchor) }

    /// When the site last published something.
    var updated: Timestamp { entries.map(time).max() ?? anchor }
}
