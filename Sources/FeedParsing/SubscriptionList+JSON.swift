extension SubscriptionList {
    /// The list as one object of JSON, on one line, in UTF-8.
    ///
    /// Scripts rely on the names: `title`, and `feeds` with `title`, `xml_url`, `html_url`, and
    /// `path`. What is unknown is left out, as is the path of a feed outside every folder.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("title", title)
            writer.array("feeds", feeds) { writer, feed in
                writer.object { writer in
                    writer.member("title", feed.title)
                    writer.member("xml_url", feed.feedAddress)
                    writer.member("html_url", feed.siteAddress)
                    writer.member("path", feed.path)
                }
            }
        }
        return writer.output
    }
}
