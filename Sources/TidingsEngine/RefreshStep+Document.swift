import Fetching
import NewsModel
import TidingsStore

/// What a document holds.
extension RefreshStep {
    /// The entries of a document: those to store, and the keys of those that are stored as they are.
    func prepare(_ parsed: Feed, at address: WebAddress) -> ([PreparedEntry], [EntryKey]) {
        let base = parsed.link.flatMap { WebAddress($0) } ?? address
        let preparation = EntryPreparation(base: base)
        let keys = EntryIdentities(of: parsed.entries, in: feed.key).keys
        var changed: [PreparedEntry] = []
        var unchanged: [EntryKey] = []
        for (entry, key) in zip(parsed.entries, keys) where !EntryPreparation.isBlank(entry) {
            let digest = EntryPreparation.digest(of: entry)
            if known[key] == digest {
                unchanged.append(key)
            } else {
                changed.append(preparation.prepare(entry, key: key, digest: digest))
            }
        }
        return (changed, unchanged)
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
