import FeedParsing
import Fetching
import NewsModel
import TidingsStore

/// What a document holds.
extension RefreshStep {
    /// A document that was read, as far as it had to be.
    struct Document {
        /// What it says of the feed, with the entries that were read.
        var feed: Feed
        /// The entries to store.
        var changed: [PreparedEntry] = []
        /// The keys of those that are stored as they are.
        var unchanged: [EntryKey] = []
        /// When its entries were published, as far as they say.
        var times: [Timestamp] = []
        /// What to remember of it.
        var memory: DocumentMemory?

        init(_ feed: Feed) {
            self.feed = feed
        }
    }

    /// Reads a document: what stands in it as it stood in the last one is known, and only the rest
    /// is read, unless it can only be read as a whole.
    func read(_ answer: FetchAnswer) throws(FeedParsingError) -> Document {
        let document = FeedDocument(
            answer.body, address: answer.finalAddress, contentType: answer.contentType)
        let cuts = document.cuts
        if let cuts, let rest = readRest(of: document, cuts, answer) { return rest }
        return prepared(try document.feed(), cuts, at: answer.finalAddress)
    }

    /// Reads what is not known; `nil` where the document has to be read as a whole.
    private func readRest(
        of document: FeedDocument, _ cuts: DocumentCuts, _ answer: FetchAnswer
    ) -> Document? {
        guard let memory, memory.frame == cuts.frame else { return nil }
        var left: [Int: DocumentMemory.Entry] = [:]
        for (number, hash) in cuts.entries.enumerated() {
            // What is stored may have been changed or dropped since.
            if let entry = memory.entries[hash], known[entry.key] == entry.sourceDigest {
                left[number] = entry
            }
        }
        guard !left.isEmpty,
            let feed = try? document.feed(without: Set(left.keys), cuts)
        else { return nil }
        return prepared(feed, cuts, without: left, at: answer.finalAddress)
    }

    /// The document of which every entry was read.
    private func prepared(_ feed: Feed, _ cuts: DocumentCuts?, at address: WebAddress) -> Document {
        if let cuts, let whole = prepared(feed, cuts, without: [:], at: address) { return whole }
        let identities = EntryIdentities(of: feed.entries, in: self.feed.key)
        var document = Document(feed)
        let preparation = preparation(of: feed, at: address)
        for (entry, key) in zip(feed.entries, identities.keys) {
            _ = take(entry, key, preparation, into: &document)
        }
        return document
    }

    /// The document of which some entries were `left` out, for they are known.
    ///
    /// - Returns: `nil` where what was read is not, one for one, what was left in, or where an entry
    ///   is known by what others say, too: only the document as a whole tells which is which then.
    private func prepared(
        _ feed: Feed, _ cuts: DocumentCuts, without left: [Int: DocumentMemory.Entry],
        at address: WebAddress
    ) -> Document? {
        guard feed.entries.count == cuts.entries.count - left.count else { return nil }
        let identities = EntryIdentities(of: feed.entries, in: self.feed.key)
        let known = Set(left.values.map(\.key))
        guard identities.areIndependent, known.count == left.count,
            known.isDisjoint(with: identities.keys)
        else { return nil }
        var document = Document(feed)
        var entries: [UInt64: DocumentMemory.Entry] = [:]
        let preparation = preparation(of: feed, at: address)
        var read = zip(feed.entries, identities.keys).makeIterator()
        for (number, hash) in cuts.entries.enumerated() {
            if let entry = left[number] {
                document.unchanged.append(entry.key)
                document.times += entry.time.map { [$0] } ?? []
                entries[hash] = entry
            } else if let (entry, key) = read.next() {
                entries[hash] = take(entry, key, preparation, into: &document)
            }
        }
        document.memory = DocumentMemory(frame: cuts.frame, entries: entries)
        return document
    }

    private func preparation(of feed: Feed, at address: WebAddress) -> EntryPreparation {
        EntryPreparation(base: feed.link.flatMap { WebAddress($0) } ?? address)
    }

    /// Takes in one entry that was read.
    ///
    /// - Returns: What to remember of it; `nil` where there is nothing to store.
    private func take(
        _ entry: Entry, _ key: EntryKey, _ preparation: EntryPreparation,
        into document: inout Document
    ) -> DocumentMemory.Entry? {
        let time = entry.published ?? entry.updated
        document.times += time.map { [$0] } ?? []
        guard !EntryPreparation.isBlank(entry) else { return nil }
        let digest = EntryPreparation.digest(of: entry)
        if known[key] == digest {
            document.unchanged.append(key)
        } else {
            document.changed.append(preparation.prepare(entry, key: key, digest: digest))
        }
        return DocumentMemory.Entry(key: key, sourceDigest: digest, time: time)
    }

    /// What a document says of its feed.
    func facts(of parsed: Feed, in answer: FetchAnswer) -> FeedFacts {
        let address = answer.finalAddress
        let site = parsed.link.flatMap { WebAddress($0) }.flatMap { $0.isFetchable ? $0 : nil }
        var facts = FeedFacts(
            title: EntryPreparation.cut(parsed.title ?? ""),
            siteAddress: EntryPreparation.address(site?.description), language: parsed.language,
            publisher: RegistrableDomain.of(host: (site ?? address).host))
        // What the answer itself says goes before what the document says.
        let hub = answer.hub ?? parsed.hubs.first
        facts.hub = hub.flatMap { EntryPreparation.address(address.resolve($0)?.canonical) }
        if facts.hub != nil {
            let topic = answer.topic ?? parsed.address
            facts.topic =
                topic.flatMap { EntryPreparation.address(address.resolve($0)?.description) }
                ?? feed.address
        }
        return facts
    }
}
