internal import CCurl
internal import NewsModel

/// One fetch under way: the hop it is at, and what came in so far.
///
/// It is used on the thread of the loop only.
final class Transfer {
    /// What to do when a hop is over.
    enum Step {
        case finish(FetchTicket.Outcome)
        case follow
        case again
    }

    /// Why curl was told to stop.
    enum Stop {
        case refusedAddress
        case tooLong(limitInBytes: Int)
        case enoughOfRedirect
    }

    let ticket: FetchTicket
    let policy: FetchPolicy
    /// The limits that hold for it.
    let limits: FetchLimits
    private(set) var address: WebAddress
    private var permanentAddress: WebAddress?
    private var isChainPermanent = true
    private var visited: Set<String> = []
    private(set) var timeLeft: Duration
    private var hopStart: ContinuousClock.Instant
    private var decodes = true

    // What the callbacks fill.
    var fields = AnswerFields()
    var body: [UInt8] = []
    var stop: Stop?
    var isAddressAllowed = false

    init(_ ticket: FetchTicket, _ policy: FetchPolicy, at now: ContinuousClock.Instant) {
        self.ticket = ticket
        self.policy = policy
        var limits = policy.limits
        if let own = ticket.request.bodyLimitInBytes {
            limits.bodyInBytes = min(limits.bodyInBytes, max(own, 1))
        }
        self.limits = limits
        address = ticket.request.address
        timeLeft = policy.limits.totalTime
        hopStart = now
        visited.insert(address.withoutFragment)
    }

    /// Whose turn to wait for.
    var host: String {
        address.host.hasSuffix(".") ? String(address.host.dropLast()) : address.host
    }

    /// Why the address of the hop cannot be asked at all, or `nil` where it can.
    var objection: FetchError? {
        guard address.isFetchable else { return .forbidden(host: address.host) }
        // A host with such characters would be another host in curl's eyes.
        let isPlain = address.host.utf8.allSatisfy {
            $0 > 0x20 && $0 != 0x7F && !"/?#@\\%<>^|`\"".utf8.contains($0)
        }
        return isPlain && address.host.utf8.count <= 255 ? nil : .unknownHost(address.host)
    }

    /// Forgets the last hop, and prepares `handle` for the next.
    func begin(with handle: EasyHandle, at now: ContinuousClock.Instant) {
        fields = AnswerFields()
        body = []
        stop = nil
        isAddressAllowed = false
        hopStart = now
        handle.reset()
        handle.set(CURLOPT_URL, address.withoutFragment)
        handle.set(CURLOPT_PATH_AS_IS, 1)
        handle.set(CURLOPT_PROTOCOLS_STR, "http,https")
        handle.set(CURLOPT_FOLLOWLOCATION, 0)
        handle.set(CURLOPT_PROXY, "")
        handle.set(CURLOPT_NOSIGNAL, 1)
        // Without this, giving up during a slow name look-up would block every other transfer.
        handle.set(CURLOPT_QUICK_EXIT, 1)
        handle.set(CURLOPT_USERAGENT, ticket.request.userAgent ?? Fetcher.userAgent)
        if let name = ticket.request.userName, ticket.request.trusts(address) {
            handle.set(CURLOPT_USERNAME, name)
            handle.set(CURLOPT_PASSWORD, ticket.request.password ?? "")
        }
        if let file = policy.certificateFile { handle.set(CURLOPT_CAINFO, file) }
        if decodes { handle.set(CURLOPT_ACCEPT_ENCODING, "") }
        // Before each transfer curl looks through all names it keeps, thousands after a refresh;
        // an address is asked once an hour, and a connection that is kept needs no name.
        handle.set(CURLOPT_DNS_CACHE_TIMEOUT, 0)
        // Most feeds come whole in one piece of so many bytes.
        handle.set(CURLOPT_BUFFERSIZE, 65_536)
        handle.set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds: limits.connectTime)
        handle.set(CURLOPT_TIMEOUT_MS, milliseconds: timeLeft)
        handle.set(CURLOPT_LOW_SPEED_LIMIT, 10)
        handle.set(
            CURLOPT_LOW_SPEED_TIME, (limits.stallTime.milliseconds(atLeast: 1) + 999) / 1000)
        handle.setWireLimit(limits.bodyInBytes)
        if let form = ticket.request.form { handle.setForm(form) }
        handle.setHeader(
            ticket.request.headerLines(at: address, acceptsEncodings: decodes))
        if let body = ticket.request.body { handle.setBody(body) }
        installCallbacks(on: handle)
    }

    /// Whether the answer at hand is one to follow rather than to return; what was posted to one
    /// address is told to no other.
    var isRedirect: Bool {
        ticket.request.form == nil && [301, 302, 303, 307, 308].contains(fields.status)
            && fields[.location] != nil
    }

    /// Judges how a hop ended.
    func end(
        _ result: CURLcode, of handle: EasyHandle, at now: ContinuousClock.Instant,
        time: Timestamp
    ) -> Step {
        let spent = hopStart.duration(to: now)
        defer { timeLeft -= spent }
        var isWhole = result == CURLE_OK
        if case .enoughOfRedirect = stop { isWhole = true }
        guard isWhole else {
            if result == CURLE_BAD_CONTENT_ENCODING, decodes, body.isEmpty {
                // Some servers name an encoding that the body does not have: ask for none.
                decodes = false
                return .again
            }
            return .finish(.failure(error(result, of: handle)))
        }
        guard fields.isComplete else {
            return .finish(.failure(.broken(detail: "the answer ended before its body")))
        }
        if isRedirect, let location = fields.location { return follow(location, after: spent) }
        return .finish(answer(time: time))
    }

    private func follow(_ location: String, after spent: Duration) -> Step {
        guard ticket.request.body == nil else {
            return .finish(.failure(.broken(detail: "it sends what it was sent elsewhere")))
        }
        guard let target = address.resolve(location), target.isFetchable else {
            let detail = "it sends on to something other than a web address"
            return .finish(.failure(.broken(detail: detail)))
        }
        isChainPermanent = isChainPermanent && (fields.status == 301 || fields.status == 308)
        if isChainPermanent { permanentAddress = target }
        address = target
        guard visited.count <= limits.redirectCount,
            visited.insert(target.withoutFragment).inserted
        else { return .finish(.failure(.tooManyRedirects(limit: limits.redirectCount))) }
        if let objection { return .finish(.failure(objection)) }
        guard spent < timeLeft else {
            return .finish(.failure(.timedOut(after: limits.totalTime)))
        }
        decodes = true
        return .follow
    }

    private func answer(time: Timestamp) -> FetchTicket.Outcome {
        let status = fields.status
        if status == 304, ticket.request.conditions(at: address).isEmpty {
            return .failure(.broken(detail: "\"not modified\", though nothing was known before"))
        }
        if !decodes, body.starts(with: [0x1F, 0x8B]) {
            return .failure(.broken(detail: "damaged compressed data"))
        }
        var answer = FetchAnswer(
            status: status, finalAddress: address, permanentAddress: permanentAddress,
            body: status == 304 ? [] : body, contentType: fields.contentType,
            validators: fields.validators, retryAfter: fields.retryAfter(now: time),
            freshFor: fields.freshFor(now: time))
        answer.hub = fields.link("hub")
        answer.topic = fields.link("self")
        return .success(answer)
    }
}

extension WebAddress {
    /// The address as it is asked: everything but the fragment.
    var withoutFragment: String {
        var copy = self
        copy.fragment = nil
        return copy.description
    }
}
