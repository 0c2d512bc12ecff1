import NewsModel

/// Media RSS and persons: elements whose children belong together.
extension XMLFeedReader {
    /// One `media:content` while it is open.
    struct MediaItem {
        var address: String?
        var type: String?
        var medium: String?
        var size: Int?
        var duration: Duration?
    }

    mutating func openMedia(_ element: ElementName) -> Context {
        switch element {
        case .group: return .group
        case .content:
            mediaItem = MediaItem(
                address: attribute("url").map { resolved($0) }, type: attribute("type"),
                medium: attribute("medium")?.lowercased(),
                size: attribute("filesize").flatMap { Self.size($0) },
                duration: attribute("duration").flatMap { MediaDuration.duration($0) })
            return .media
        case .thumbnail:
            if entry.thumbnail == nil, let address = attribute("url") {
                entry.thumbnail = resolved(address)
            }
            return gather(.imageAddress, .word)
        case .title: return gather(.mediaTitle, lineKind(.media))
        case .description, .text: return gather(.mediaDescription, textKind(.media))
        case .credit: return gather(.credit, .word)
        case .keywords: return gather(.keywords, .line)
        case .category: return gather(.category, .line)
        default: return .ignored
        }
    }

    mutating func openInMedia(_ element: ElementName, _ vocabulary: Vocabulary) -> Context {
        vocabulary == .media && element != .content ? openMedia(element) : .ignored
    }

    mutating func finishMedia() {
        guard let item = mediaItem else { return }
        mediaItem = nil
        guard let address = item.address, isInEntry else { return }
        let isImage = item.medium == "image" || item.type?.hasPrefix("image/") == true
        if isImage, entry.thumbnail == nil { entry.thumbnail = address }
        if entry.mediaDuration == nil { entry.mediaDuration = item.duration }
        guard entry.mediaEnclosures.count < 256 else { return }
        if entry.mediaEnclosures.contains(where: { $0.address == address }) { return }
        entry.mediaEnclosures.append(
            Enclosure(address: address, mediaType: item.type, sizeInBytes: item.size))
    }

    // MARK: Persons

    mutating func openPerson(_ role: Role) -> Context {
        person = PersonDraft(role: role)
        guard stack.count < limits.depth else { return .ignored }
        return .person
    }

    mutating func openInPerson(_ element: ElementName) -> Context {
        switch element {
        case .name: gather(.personName, .line)
        case .email: gather(.personEmail, .word)
        case .uri, .url, .homepage: gather(.personAddress, .word)
        default: .ignored
        }
    }

    mutating func finishPerson() {
        let role = self.person.role
        let text = self.person.text
        var person = self.person.person
        self.person = PersonDraft()
        if person.name == nil, person.email == nil, let read = PersonText.person(text) {
            person.name = read.name
            person.email = read.email
        }
        guard person.name != nil || person.email != nil || person.address != nil else { return }
        switch role {
        case .author:
            if context == .source {
                entry.sourceAuthors.append(person)
            } else if isInEntry {
                entry.authors.append(person)
            } else {
                feed.authors.append(person)
            }
        case .contributor: break
        case .owner:
            if !isInEntry { feed.publishers.append(person) }
        }
    }
}
