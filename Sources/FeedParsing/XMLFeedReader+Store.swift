import NewsModel

/// Where the text of a finished element goes.
extension XMLFeedReader {
    mutating func store(_ text: String, in field: FeedField, at context: Context) {
        switch context {
        case .person: storePerson(text, in: field)
        case .image: storeImage(text)
        case .list: storePace(text, in: field)
        default:
            if isInEntry { storeEntry(text, in: field) } else { storeFeed(text, in: field) }
        }
    }

    private mutating func storePerson(_ text: String, in field: FeedField) {
        switch field {
        case .personName:
            if PersonText.isMail(text), person.person.email == nil {
                person.person.email = text
            } else {
                person.person.name = text
            }
        case .personEmail: person.person.email = text
        case .personAddress:
            if text.lowercased().hasPrefix("mailto:") {
                person.person.email = person.person.email ?? String(text.dropFirst(7))
            } else {
                person.person.address = resolved(text)
            }
        default: break
        }
    }

    private mutating func storeImage(_ text: String) {
        if isInEntry {
            if entry.image == nil { entry.image = resolved(text) }
        } else if feed.image == nil {
            feed.image = resolved(text)
        }
    }

    // MARK: Entries

    private mutating func storeEntry(_ text: String, in field: FeedField) {
        switch field {
        case .title: Self.keep(text, &entry.title)
        case .mediaTitle: Self.keep(text, &entry.mediaTitle)
        case .podcastTitle: Self.keep(text, &entry.podcastTitle)
        case .description: Self.keep(text, &entry.description)
        case .summary: Self.keep(text, &entry.summary)
        case .abstract: Self.keep(text, &entry.abstract)
        case .podcastSummary: Self.keep(text, &entry.podcastSummary)
        case .podcastSubtitle: Self.keep(text, &entry.podcastSubtitle)
        case .mediaDescription: Self.keep(text, &entry.mediaDescription)
        case .content: Self.keep(text, &entry.content)
        case .encoded: Self.keep(text, &entry.encoded)
        case .link: Self.keep(resolved(text), &entry.linkText)
        case .origin: Self.keep(resolved(text), &entry.otherLink)
        case .id:
            Self.keep(text, &entry.id)
            if entry.isPermanentLink == true { entry.permanentLink = resolved(text) }
        case .comments: entry.comments = resolved(text)
        case .commentsFeed: Self.keep(resolved(text), &entry.commentsFeed)
        case .commentCount:
            if let count = Int(text), count >= 0 { entry.commentCount = count }
        case .soundbite: store(soundbite: text)
        case .participant: store(participant: text)
        case .category: entry.addCategory(text)
        case .keywords: entry.keywords += Self.list(text)
        case .imageAddress:
            if entry.image == nil, entry.thumbnail == nil { entry.image = resolved(text) }
        case .duration:
            entry.duration = entry.duration ?? MediaDuration.duration(text)
        case .creator: Self.add(text, to: &entry.creators)
        case .podcastAuthor: Self.add(text, to: &entry.podcastAuthors)
        case .credit: Self.add(text, to: &entry.credits)
        default: storeEntryDate(text, in: field)
        }
    }

    private mutating func storeEntryDate(_ text: String, in field: FeedField) {
        guard let time = FeedDate.timestamp(from: text.utf8.span) else { return }
        switch field {
        case .published: entry.published = entry.published ?? time
        case .issued: entry.issued = entry.issued ?? time
        case .created: entry.created = entry.created ?? time
        case .date: entry.date = entry.date ?? time
        case .updated: entry.updated = entry.updated ?? time
        case .modified: entry.modified = entry.modified ?? time
        default: break
        }
    }

    private static func keep(_ text: String, _ place: inout String?) {
        if place == nil { place = text }
    }

    private static func add(_ text: String, to people: inout [Person]) {
        guard people.count < 256, let person = PersonText.person(text), !people.contains(person)
        else { return }
        people.append(person)
    }

    static func list(_ text: String) -> [String] {
        text.split(separator: ",").prefix(64).compactMap { DisplayText.line(String($0)) }
    }

    // MARK: Feeds

    private mutating func storeFeed(_ text: String, in field: FeedField) {
        switch field {
        case .title: feed.title = feed.title ?? text
        case .mediaTitle: feed.podcastTitle = feed.podcastTitle ?? text
        case .podcastTitle: feed.podcastTitle = feed.podcastTitle ?? text
        case .description: feed.description = feed.description ?? text
        case .podcastSummary: feed.podcastSummary = feed.podcastSummary ?? text
        case .podcastSubtitle: feed.podcastSubtitle = feed.podcastSubtitle ?? text
        case .summary: feed.podcastSummary = feed.podcastSummary ?? text
        case .link: feed.linkText = feed.linkText ?? resolved(text)
        case .id: feed.id = feed.id ?? text
        case .language: feed.language = feed.language ?? text
        case .copyright: feed.copyright = text
        case .rights: feed.rights = feed.rights ?? text
        case .generator: feed.generator = feed.generator ?? text
        case .logo: feed.logo = feed.logo ?? resolved(text)
        case .icon: feed.icon = feed.icon ?? resolved(text)
        case .imageAddress: feed.podcastImage = feed.podcastImage ?? resolved(text)
        case .category: feed.addCategory(text)
        case .keywords: feed.keywords += Self.list(text)
        case .creator: Self.add(text, to: &feed.creators)
        case .managingEditor: Self.add(text, to: &feed.editors)
        case .podcastAuthor: Self.add(text, to: &feed.podcastAuthors)
        case .publisher, .webMaster: Self.add(text, to: &feed.publishers)
        case .published, .issued, .created, .date, .updated, .modified, .built:
            storeFeedDate(text, in: field)
        default: storePace(text, in: field)
        }
    }

    private mutating func storeFeedDate(_ text: String, in field: FeedField) {
        guard let time = FeedDate.timestamp(from: text.utf8.span) else { return }
        switch field {
        case .published: feed.published = feed.published ?? time
        case .issued, .created: feed.issued = feed.issued ?? time
        case .date: feed.date = feed.date ?? time
        case .built: feed.built = time
        default: feed.updated = time
        }
    }

    // MARK: Pace

    private static let days = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]

    /// How long a period of `sy:updatePeriod` is.
    ///
    /// Source: RDF Site Summary 1.0 Modules, Syndication.
    private static let periods = [
        "hourly": 3600, "daily": 86_400, "weekly": 604_800, "monthly": 2_592_000,
        "yearly": 31_536_000,
    ]

    private mutating func storePace(_ text: String, in field: FeedField) {
        switch field {
        case .timeToLive:
            if let minutes = Int(text), minutes > 0 {
                feed.pace.interval = .seconds(min(minutes, 527_040) * 60)
            }
        case .quietHour:
            // 24 is midnight in RSS 0.91.
            if let hour = Int(text), (0...24).contains(hour),
                !feed.pace.quietHours.contains(hour % 24)
            {
                feed.pace.quietHours.append(hour % 24)
            }
        case .quietDay:
            if let day = Self.days.firstIndex(of: text.lowercased()),
                !feed.pace.quietDays.contains(day)
            {
                feed.pace.quietDays.append(day)
            }
        case .updatePeriod: feed.updatePeriod = Self.periods[text.lowercased()]
        case .updateFrequency: feed.updateFrequency = Int(text)
        default: break
        }
    }
}
