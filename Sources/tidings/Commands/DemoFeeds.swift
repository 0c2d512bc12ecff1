import SampleFeeds
import TidingsEngine

/// Follows the sample feeds that the program serves itself.
enum DemoFeeds {
    /// Follows every sample feed on `port` of this machine.
    static func follow(on engine: ReaderEngine, port: UInt16) async {
        for site in SampleSite.all {
            let address = "http://\(site.slug).localhost:\(port)\(site.feedPath)"
            // A failure shows in the page of the feeds, where nothing is followed then.
            _ = try? await engine.followUnseen(
                address, folder: site.folder, allowsPrivateNetwork: true)
        }
    }
}
