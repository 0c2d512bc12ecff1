import NewsModel

/// What podcasts and conversations say in vocabularies of their own.
extension XMLFeedReader {
    private static let listCount = 256

    /// The elements of Podcasting 2.0.
    ///
    /// Source: https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md
    mutating func openPodcastIndex(_ element: ElementName) -> Context {
        switch element {
        case .transcript:
            if let address = attribute("url"), entry.transcripts.count < Self.listCount {
                entry.transcripts.append(
                    Transcript(address: resolved(address), mediaType: attribute("type")))
            }
        case .chapters:
            if let address = attribute("url") { entry.chapters = resolved(address) }
        case .soundbite:
            guard let start = seconds("starttime"), let duration = seconds("duration") else {
                return .ignored
            }
            let bite = Soundbite(start: start, duration: duration)
            soundbite = bite
            if entry.soundbites.count < Self.listCount { entry.soundbites.append(bite) }
            return gather(.soundbite, .plainLine)
        case .person:
            participant = Participant(
                name: "", role: lineAttribute("role")?.lowercased() ?? "host",
                address: attribute("href").map { resolved($0) },
                image: attribute("img").map { resolved($0) })
            return gather(.participant, .line)
        default: break
        }
        return .ignored
    }

    /// A time that is written in seconds, with a fraction or not.
    private func seconds(_ name: StaticString) -> Duration? {
        guard let text = attribute(name), let value = Double(text), 0...3_600_000 ~= value else {
            return nil
        }
        return .milliseconds(Int(value * 1000))
    }

    mutating func store(participant name: String) {
        guard entry.participants.count < Self.listCount else { return }
        participant.name = name
        entry.participants.append(participant)
    }

    mutating func store(soundbite title: String) {
        guard let last = entry.soundbites.indices.last, entry.soundbites[last] == soundbite else {
            return
        }
        entry.soundbites[last].title = title
    }

    /// Takes `thr:in-reply-to`.
    ///
    /// Source: RFC 4685, section 3.
    mutating func noteReply() -> Context {
        if let reference = attribute("ref") ?? attribute("href"),
            entry.inReplyTo.count < Self.listCount
        {
            entry.inReplyTo.append(reference)
        }
        return .ignored
    }
}
