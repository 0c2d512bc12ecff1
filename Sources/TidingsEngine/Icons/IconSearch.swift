import Crypto
import FeedParsing
import Fetching
import NewsModel
import TidingsStore

/// Looks for the icon of one site: where it was before, at the customary address, and where its
/// first page says it is; five requests at most.
struct IconSearch: Sendable {
    /// Why the search ended.
    enum Reason: Hashable, Sendable {
        /// There is an icon, or it is known that there is none.
        case settled
        /// The site could not be asked.
        case unreachable
        /// The site wants to be left alone.
        case pause(status: Int, retryAfter: Duration?)
        /// The reader stops.
        case cancelled
    }

    /// What a search led to.
    struct Outcome: Sendable {
        var image: SiteIcon.Image?
        var reason: Reason
    }

    /// The most bytes of a page that is looked through for icons.
    private static let pageLimitInBytes = 1_000_000

    let site: ReaderEngine.IconSite
    let known: SiteIcon.Image?
    let fetcher: Fetcher

    /// What one address gave.
    private enum Answer {
        case image(SiteIcon.Image)
        case page(FetchAnswer)
        case nothing
        case end(Reason)
    }

    /// Searches.
    @concurrent func run() async -> Outcome {
        var asked: Set<WebAddress> = []
        var candidates = [
            known.flatMap { WebAddress($0.address) }, site.page.resolve("/favicon.ico"),
        ]
        .compactMap { $0 }
        var hasLooked = false
        while true {
            guard let address = candidates.first else {
                if hasLooked { return Outcome(image: nil, reason: .settled) }
                hasLooked = true
                switch await ask(site.page, .page, limitInBytes: Self.pageLimitInBytes) {
                case .page(let page):
                    candidates = Array(
                        IconDiscovery().candidates(
                            inPage: page.body, at: page.finalAddress,
                            contentType: page.contentType
                        ).prefix(2))
                case .end(let reason): return Outcome(image: nil, reason: reason)
                case .image, .nothing: break
                }
                continue
            }
            candidates.removeFirst()
            guard asked.insert(address).inserted else { continue }
            switch await ask(address, .image, limitInBytes: IconImage.limitInBytes) {
            case .image(let image): return Outcome(image: image, reason: .settled)
            case .end(let reason): return Outcome(image: nil, reason: reason)
            case .page, .nothing: break
            }
        }
    }

    private func ask(
        _ address: WebAddress, _ purpose: FetchRequest.Purpose, limitInBytes: Int
    ) async -> Answer {
        let isKnown = known?.address == address.canonical
        var request = FetchRequest(
            address, purpose: purpose,
            validators: isKnown ? known?.validators ?? Validators() : Validators(),
            allowsPrivateNetwork: site.allowsPrivateNetwork && address.host == site.page.host)
        request.validatorsAddress = address
        request.bodyLimitInBytes = limitInBytes
        do throws(FetchError) {
            return judge(try await fetcher.fetch(request), asked: address, purpose)
        } catch {
            switch error {
            case .cancelled: return .end(.cancelled)
            // Such an answer is no icon, and says nothing of the next address.
            case .tooLarge, .tooManyRedirects, .broken, .forbidden: return .nothing
            case .timedOut, .unknownHost, .unreachable, .insecure: return .end(.unreachable)
            }
        }
    }

    private func judge(
        _ answer: FetchAnswer, asked: WebAddress, _ purpose: FetchRequest.Purpose
    ) -> Answer {
        if answer.status == 429 || answer.status == 503 {
            return .end(.pause(status: answer.status, retryAfter: answer.retryAfter))
        }
        if answer.isNotModified, var image = known {
            image.validators.entityTag = answer.validators.entityTag ?? image.validators.entityTag
            image.validators.lastModified =
                answer.validators.lastModified ?? image.validators.lastModified
            return .image(image)
        }
        guard 200..<300 ~= answer.status else {
            return answer.status >= 500 ? .end(.unreachable) : .nothing
        }
        if purpose == .page { return .page(answer) }
        guard let image = IconImage(answer.body) else { return .nothing }
        // Where it was asked for, so that the next request is the same; validators belong to
        // whoever answered, and are kept where that is the same address.
        return .image(
            SiteIcon.Image(
                mediaType: image.mediaType, bytes: image.bytes,
                version: String(Digest(of: image.bytes).description.prefix(12)),
                address: asked.canonical,
                validators: answer.finalAddress == asked ? answer.validators : Validators()))
    }
}
