import CharacterReferences
import NewsModel

/// Builds a feed from JSON Feed 1.0 and 1.1.
///
/// Source: https://www.jsonfeed.org/version/1.1/
struct JSONFeedReader {
    typealias Object = [String: JSONScanner.Value]

    let address: WebAddress?
    let limits: ParsingLimits

    /// The feed that a JSON value holds.
    ///
    /// - Returns: `nil` where it has neither the version of a JSON Feed nor a list of items.
    func feed(of value: JSONScanner.Value) -> Feed? {
        guard case .object(let object) = value else { return nil }
        let version = string(object["version"]) ?? ""
        let items = list(object["items"])
        guard version.contains("jsonfeed.org") || object["items"] != nil else { return nil }
        var feed = Feed(format: .json)
        feed.title = line(object["title"])
        feed.link = absolute(object["home_page_url"])
        feed.address = absolute(object["feed_url"])
        feed.descriptionHTML = html(object["description"])
        feed.language = string(object["language"])
        feed.image = absolute(object["icon"]) ?? absolute(object["favicon"])
        feed.authors = authors(of: object)
        feed.hubs = list(object["hubs"]).prefix(16).compactMap { hub in
            guard case .object(let hub) = hub else { return nil }
            return absolute(hub["url"])
        }
        feed.entries = items.prefix(limits.entryCount).compactMap { item in
            guard case .object(let object) = item else { return nil }
            return entry(of: object)
        }
        feed.isCut = items.count > limits.entryCount
        return feed
    }

    /// The entry of an item; `nil` where it says nothing.
    ///
    /// The format demands an identifier, but an item without one can be read all the same.
    private func entry(of object: Object) -> Entry? {
        var entry = Entry()
        entry.id = string(object["id"])
        entry.link = absolute(object["url"]) ?? absolute(object["external_url"])
        entry.title = line(object["title"])
        entry.contentHTML =
            string(object["content_html"]) ?? html(object["content_text"])
        entry.summaryHTML = html(object["summary"])
        entry.image = absolute(object["image"]) ?? absolute(object["banner_image"])
        entry.published = time(object["date_published"])
        entry.updated = time(object["date_modified"])
        entry.authors = authors(of: object)
        entry.categories = list(object["tags"]).compactMap { line($0) }
        var seconds: Int?
        for case .object(let attachment) in list(object["attachments"]).prefix(256) {
            guard let address = absolute(attachment["url"]) else { continue }
            let size = string(attachment["size_in_bytes"]).flatMap(number)
            entry.enclosures.append(
                Enclosure(
                    address: address, mediaType: string(attachment["mime_type"]),
                    sizeInBytes: size.flatMap { $0 > 0 ? $0 : nil }))
            seconds = seconds ?? string(attachment["duration_in_seconds"]).flatMap(number)
        }
        entry.duration = seconds.flatMap { $0 > 0 ? .seconds($0) : nil }
        return entry == Entry() ? nil : entry
    }

    /// The authors of 1.1, else the one author of 1.0.
    private func authors(of object: Object) -> [Person] {
        var values = list(object["authors"])
        if values.isEmpty, let single = object["authors"] ?? object["author"] { values = [single] }
        return values.prefix(256).compactMap { value in
            switch value {
            case .string(let text): return PersonText.person(text)
            case .object(let author):
                var person = Person(name: line(author["name"]), email: string(author["email"]))
                let address = string(author["url"])
                if let address, address.lowercased().hasPrefix("mailto:") {
                    person.email = person.email ?? String(address.dropFirst(7))
                } else {
                    person.address = absolute(author["url"])
                }
                return person == Person() ? nil : person
            default: return nil
            }
        }
    }

    // MARK: Values

    /// The text of a string or number that is not blank.
    private func string(_ value: JSONScanner.Value?) -> String? {
        switch value {
        case .string(let text):
            text.utf8.allSatisfy(\.isSpace) ? nil : String(text.prefix(limits.textInBytes))
        case .number(let text): text
        default: nil
        }
    }

    private func line(_ value: JSONScanner.Value?) -> String? {
        string(value).flatMap { DisplayText.line($0, isHTML: false) }
    }

    /// Plain text as HTML that shows it.
    ///
    /// Some write HTML all the same; where that is beyond doubt, it stays what it is.
    private func html(_ value: JSONScanner.Value?) -> String? {
        string(value).map {
            PlainTextClaim.isHTML($0) ? $0 : CharacterReference.escaping($0, as: .text)
        }
    }

    private func list(_ value: JSONScanner.Value?) -> [JSONScanner.Value] {
        if case .array(let values) = value { return values }
        return []
    }

    private func time(_ value: JSONScanner.Value?) -> Timestamp? {
        string(value).flatMap { FeedDate.timestamp(from: $0.utf8.span) }
    }

    private func number(_ text: String) -> Int? {
        if let whole = Int(text) { return whole }
        guard let value = Double(text), value.isFinite, abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    private func absolute(_ value: JSONScanner.Value?) -> String? {
        guard let text = string(value) else { return nil }
        if EntryDraft.isWebAddress(text) { return text }
        return address?.resolve(text)?.description ?? text
    }
}
