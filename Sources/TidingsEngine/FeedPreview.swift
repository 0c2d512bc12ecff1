import FeedParsing
import Fetching
public import NewsModel
import TidingsStore

/// A feed as it is, before anybody follows it.
public struct FeedPreview: Hashable, Sendable {
    /// One of its newest entries.
    public struct Heading: Hashable, Sendable {
        /// The title; empty where it has none.
        public var title: String
        /// When it says it was published.
        public var published: Timestamp?
    }

    /// Another feed that the same page offers.
    public struct Other: Hashable, Sendable {
        /// Its address.
        public var address: String
        /// What the page calls it; empty where it does not.
        public var title: String
    }

    /// The address to follow.
    public var address: String
    /// Its title; empty where it has none.
    public var title: String
    /// The language it gives.
    public var language: String?
    /// How many entries it holds now.
    public var entryCount: Int
    /// Its newest entries, ten at most.
    public var newest: [Heading]
    /// Other feeds of the page that was asked, ten at most.
    public var others: [Other] = []

    /// Reads an answer away from the engine, so that parsing holds up nobody.
    ///
    /// - Throws: `FeedParsingError` where it is no feed.
    @concurrent init(of answer: FetchAnswer, at asked: WebAddress) async throws(FeedParsingError) {
        let feed = try FeedParser().feed(
            from: answer.body, address: answer.finalAddress, contentType: answer.contentType)
        address = (answer.permanentAddress ?? asked).canonical
        title = (feed.title ?? "").printable
        language = feed.language
        entryCount = feed.entries.count
        let headings = feed.entries.map { entry in
            Heading(
                title: (entry.title ?? "").printable,
                published: entry.published ?? entry.updated)
        }
        newest = Array(
            headings.sorted { ($0.published?.seconds ?? 0) > ($1.published?.seconds ?? 0) }
                .prefix(10))
    }
}

/// Answers that were looked at and not followed yet, so that no address is asked twice.
struct HeldAnswers {
    /// The most answers that are held, and for how long.
    static let limit = 4
    static let lifetime = Duration.seconds(900)

    private var held: [(address: String, answer: FetchAnswer, time: Timestamp)] = []

    /// Holds an answer.
    mutating func hold(_ answer: FetchAnswer, of address: String, at now: Timestamp) {
        held.removeAll { $0.address == address || now - $0.time > Self.lifetime }
        if held.count >= Self.limit { held.removeFirst() }
        held.append((address, answer, now))
    }

    /// Takes the answer of an address, or `nil` where none is held.
    mutating func take(_ address: String, at now: Timestamp) -> FetchAnswer? {
        held.removeAll { now - $0.time > Self.lifetime }
        guard let index = held.firstIndex(where: { $0.address == address }) else { return nil }
        return held.remove(at: index).answer
    }
}

extension ReaderEngine {
    /// Looks at the feed at `address`, or the best one that the page there offers, without
    /// following it.
    ///
    /// The answer is held for a while: following the feed then asks nobody again.
    ///
    /// - Throws: `EngineError`.
    public func preview(
        _ address: String, allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> FeedPreview {
        guard let typed = TypedAddress(address).address else { throw .notAnAddress(address) }
        try await refuseFollowed(typed)
        let answer = try await ask(typed, .feedOrPage, allowsPrivateNetwork)
        do throws(FeedParsingError) {
            return try await hold(answer, typed)
        } catch {
            switch error {
            case .webPage, .notAFeed: break
            default: throw .noFeed(explanation: error.explanation)
            }
        }
        let candidates = FeedDiscovery().candidates(
            inPage: answer.body, at: answer.finalAddress, contentType: answer.contentType)
        var problem = Self.noFeed
        for candidate in candidates.prefix(3) where candidate.address != answer.finalAddress {
            try await refuseFollowed(candidate.address)
            do throws(EngineError) {
                let feed = try await ask(candidate.address, .feed, allowsPrivateNetwork)
                do throws(FeedParsingError) {
                    var preview = try await hold(feed, candidate.address)
                    preview.others = candidates.filter { $0.address != candidate.address }
                        .prefix(10).map { other in
                            FeedPreview.Other(
                                address: other.address.canonical,
                                title: (other.title ?? "").printable)
                        }
                    return preview
                } catch { throw .noFeed(explanation: error.explanation) }
            } catch {
                if case .store = error { throw error }
                problem = "The page names a feed that cannot be read: " + error.explanation
            }
        }
        throw .noFeed(explanation: problem)
    }

    private func hold(
        _ answer: FetchAnswer, _ address: WebAddress
    ) async throws(FeedParsingError) -> FeedPreview {
        let preview = try await FeedPreview(of: answer, at: address)
        heldAnswers.hold(answer, of: address.canonical, at: clock())
        if preview.address != address.canonical {
            heldAnswers.hold(answer, of: preview.address, at: clock())
        }
        return preview
    }

    private func refuseFollowed(_ address: WebAddress) async throws(EngineError) {
        let known = try await storing { () async throws(StoreError) in
            try await self.store.feed(address: address.canonical)
        }
        if let known { throw .alreadyFollowed(title: known.title) }
    }
}
