package import Fetching
package import NewsModel
package import TidingsStore

extension RefreshStep {
    /// What to ask with: validators, unless they are so old that one whole answer is due, and what
    /// the person wants to be sent.
    package static func request(
        for feed: FollowedFeed, _ settings: FeedSettings = FeedSettings(), at address: WebAddress,
        now: Timestamp
    ) -> FetchRequest {
        let age = feed.health.validatorsSince.map { now - $0 } ?? .zero
        let isRenewed = settings.ignoresCache || age > validatorAge
        var request = FetchRequest(
            address, purpose: .feed,
            validators: isRenewed ? Validators() : feed.health.validators,
            allowsPrivateNetwork: feed.allowsPrivateNetwork)
        let origin = feed.health.validatorsAddress
        request.validatorsAddress =
            origin == feed.address ? address : origin.flatMap { WebAddress($0) }
        request.userAgent = settings.userAgent
        request.fields = settings.fields.map { .init(name: $0.name, value: $0.value) }
        request.userName = settings.userName
        request.password = settings.password
        return request
    }
}
