import CharacterReferences
public import NewsModel

extension SubscriptionList {
    /// The list as OPML 2.0.
    public var opml: String { opml(createdAt: nil) }

    /// The list as OPML 2.0.
    ///
    /// Folders stand where their first feed does. A feed bears `type="rss"` whatever its format,
    /// and a folder no type, as the specification asks.
    ///
    /// - Parameter time: When the list was made, or `nil` to leave it out.
    /// - Returns: A document in UTF-8.
    ///
    /// Source: the OPML 2.0 specification.
    public func opml(createdAt time: Timestamp?) -> String {
        var output = """
            <?xml version="1.0" encoding="UTF-8"?>
            <opml version="2.0">
              <head>
                <title>\(Self.escaping(title))</title>

            """
        if let time { output += "    <dateCreated>\(time.mailDate)</dateCreated>\n" }
        output += "  </head>\n  <body>\n"
        var walk: [Step] = [.folder(0, place: 0)]
        let folders = Folder.tree(of: feeds)
        while let step = walk.popLast() {
            guard case .folder(let number, let place) = step else { continue }
            let indent = String(repeating: "  ", count: min(walk.count, 32) + 2)
            guard place < folders[number].children.count else {
                if number != 0 { output += indent.dropLast(2) + "</outline>\n" }
                continue
            }
            walk.append(.folder(number, place: place + 1))
            switch folders[number].children[place] {
            case .feed(let index):
                output += indent + Self.element(feeds[index])
            case .folder(let inner, _):
                let name = Self.escaping(folders[inner].name)
                output += indent + "<outline text=\"\(name)\" title=\"\(name)\">\n"
                walk.append(.folder(inner, place: 0))
            }
        }
        return output + "  </body>\n</opml>\n"
    }

    /// A feed, or a folder and how much of it is written.
    private enum Step {
        case feed(Int)
        case folder(Int, place: Int)
    }

    /// A folder with what is in it, in order.
    private struct Folder {
        let name: String
        var children: [Step] = []

        /// All folders, the top first; each feed and each folder stands in one of them.
        static func tree(of feeds: [Outline]) -> [Folder] {
            struct Place: Hashable {
                let parent: Int
                let name: String
            }
            var folders = [Folder(name: "")]
            var numbers: [Place: Int] = [:]
            for (index, feed) in feeds.enumerated() {
                var parent = 0
                for name in feed.path {
                    let place = Place(parent: parent, name: name)
                    if let number = numbers[place] {
                        parent = number
                        continue
                    }
                    numbers[place] = folders.count
                    folders[parent].children.append(.folder(folders.count, place: 0))
                    parent = folders.count
                    folders.append(Folder(name: name))
                }
                folders[parent].children.append(.feed(index))
            }
            return folders
        }
    }

    private static func element(_ feed: Outline) -> String {
        let title = escaping(feed.title)
        var output = "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\""
        output += " xmlUrl=\"\(escaping(feed.feedAddress))\""
        if let site = feed.siteAddress { output += " htmlUrl=\"\(escaping(site))\"" }
        return output + "/>\n"
    }

    /// Text as it may stand in XML, in a quoted value too; what XML forbids is left out.
    private static func escaping(_ text: String) -> String {
        var allowed = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\t", "\n", "\r": allowed.append(" ")
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
            default: allowed.append(scalar)
            }
        }
        return CharacterReference.escaping(String(allowed))
    }
}
