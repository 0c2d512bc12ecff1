/// Where the icon of a site is, and how it is shown.
enum SiteIconPath {
    /// The address of a version of an icon, on this machine.
    static func path(site: String, version: String) -> String {
        Parameters().adding("site", site).adding("v", version).path("/icon")
    }

    /// The icon at `path`, which says nothing that the title beside it does not say; nothing where
    /// there is none.
    static func image(_ path: String?) -> HTML {
        guard let path else { return .empty }
        return void(
            "img", .class("icon"), .source(path), .with("alt", ""), .with("width", "16"),
            .with("height", "16"), .with("loading", "lazy"))
    }
}
