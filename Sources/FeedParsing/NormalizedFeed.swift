public import NewsModel

/// A feed as one object of JSON, with the same names whatever format it came in.
///
/// Scripts rely on the names: `title`, `link`, `feed_url`, `description`, `language`, `image`,
/// `copyright`, `generator`, `published`, `updated`, `authors`, `categories`, `format`, `hubs`,
/// `items`. What is unknown is left out. Times are RFC 3339 in UTC, `duration` counts seconds.
public struct NormalizedFeed: Sendable {
    private let feed: Feed

    /// The normalised form of `feed`.
    public init(_ feed: Feed) {
        self.feed = feed
    }

    /// The object, on one line, in UTF-8.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", feed.format.rawValue)
            writer.member("title", feed.title)
            writer.member("link", feed.link)
            writer.member("feed_url", feed.address)
            writer.member("description", feed.descriptionHTML)
            writer.member("language", feed.language)
            writer.member("image", feed.image)
            writer.member("copyright", feed.copyright)
            writer.member("generator", feed.generator)
            writer.member("published", feed.published?.description)
            writer.member("updated", feed.updated?.description)
            Self.write(feed.authors, to: &writer)
            writer.member("categories", feed.categories)
            writer.member("hubs", feed.hubs)
            writer.array("items", feed.entries) { Self.write($1, to: &$0) }
        }
        return writer.output
    }

    private static func write(_ people: [Person], to writer: inout JSONWriter) {
        guard !people.isEmpty else { return }
        writer.array("authors", people) { writer, person in
            writer.object { writer in
                writer.member("name", person.name)
                writer.member("email", person.email)
                writer.member("url", person.address)
            }
        }
    }

    private static func write(_ entry: Entry, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", entry.id)
            writer.member("link", entry.link)
            writer.member("title", entry.title)
            writer.member("content_html", entry.contentHTML)
            writer.member("summary", entry.summaryHTML)
            write(entry.authors, to: &writer)
            writer.member("published", entry.published?.description)
            writer.member("updated", entry.updated?.description)
            writer.member("categories", entry.categories)
            if !entry.enclosures.isEmpty {
                writer.array("enclosures", entry.enclosures) { writer, enclosure in
                    writer.object { writer in
                        writer.member("url", enclosure.address)
                        writer.member("type", enclosure.mediaType)
                        writer.member("length", enclosure.sizeInBytes)
                    }
                }
            }
            writer.member("duration", entry.duration.map { seconds($0) })
            writer.member("image", entry.image)
            if !entry.transcripts.isEmpty {
                writer.array("transcripts", entry.transcripts) { writer, transcript in
                    writer.object { writer in
                        writer.member("url", transcript.address)
                        writer.member("type", transcript.mediaType)
                    }
                }
            }
            writer.member("chapters_url", entry.chaptersAddress)
            writeConversation(entry, to: &writer)
        }
    }

    private static func writeConversation(_ entry: Entry, to writer: inout JSONWriter) {
        if !entry.soundbites.isEmpty {
            writer.array("soundbites", entry.soundbites) { writer, soundbite in
                writer.object { writer in
                    writer.member("start", seconds(soundbite.start))
                    writer.member("duration", seconds(soundbite.duration))
                    writer.member("title", soundbite.title)
                }
            }
        }
        if !entry.participants.isEmpty {
            writer.array("persons", entry.participants) { writer, participant in
                writer.object { writer in
                    writer.member("name", participant.name)
                    writer.member("role", participant.role)
                    writer.member("url", participant.address)
                    writer.member("image", participant.image)
                }
            }
        }
        writer.member("comments_url", entry.commentsAddress)
        writer.member("comments_feed_url", entry.commentsFeedAddress)
        writer.member("comment_count", entry.commentCount)
        writer.member("in_reply_to", entry.inReplyTo)
    }

    /// Whole seconds, rounded down.
    private static func seconds(_ duration: Duration) -> Int { Int(duration.components.seconds) }
}
