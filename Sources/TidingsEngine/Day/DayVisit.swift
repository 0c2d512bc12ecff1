import Almanac
import Fetching
import NewsModel
import TidingsStore

/// Asks one source of the day, and says what it is from then on.
struct DayVisit: Sendable {
    /// The most bytes of a calendar.
    static let calendarLimitInBytes = 4_000_000

    let source: DaySource
    let fetcher: Fetcher
    let now: Timestamp

    /// Asks; `nil` where the reader stops.
    func run() async -> (source: DaySource, body: [UInt8]?)? {
        guard let address = WebAddress(source.address) else {
            return failed(DayRefusal.notAnAddress.explanation)
        }
        let request = request(for: address)
        do throws(FetchError) {
            return judge(try await fetcher.fetch(request), to: request)
        } catch {
            switch error {
            case .cancelled: return nil
            case .forbidden(let host):
                return failed(
                    "“\(host)” is not a public web address; if it is a server of your own, add it "
                        + "again and allow private networks.")
            case .tooLarge:
                return failed("What \(address.host) sent is too large to be shown here.")
            default: return failed(error.explanation)
            }
        }
    }

    private func request(for address: WebAddress) -> FetchRequest {
        let login = FeedSettings(userInfo: address.userInfo)
        var target = address
        target.userInfo = nil
        var request = FetchRequest(
            source.kind == .weather ? Forecast.completed(target) : target,
            purpose: source.kind == .weather ? .forecast : .calendar,
            validators: source.confirmed == nil ? Validators() : source.validators,
            allowsPrivateNetwork: source.allowsPrivateNetwork)
        (request.userName, request.password) = (login.userName, login.password)
        request.validatorsAddress = request.address
        request.bodyLimitInBytes =
            source.kind == .weather ? Forecast.limitInBytes : Self.calendarLimitInBytes
        return request
    }

    private func judge(
        _ answer: FetchAnswer, to request: FetchRequest
    ) -> (source: DaySource, body: [UInt8]?) {
        let address = request.address
        let isKnown = answer.isNotModified && source.confirmed != nil
        guard isKnown || 200..<300 ~= answer.status else {
            return failed(
                Self.explanation(ofStatus: answer.status, host: address.host),
                retryAfter: answer.retryAfter)
        }
        if !isKnown, !isReadable(answer.body) {
            return failed(
                source.kind == .weather
                    ? "\(address.host) sent no forecast: the address must give JSON as Open-Meteo does."
                    : "\(address.host) sent no calendar: the address must give iCalendar (.ics).",
                retryAfter: answer.retryAfter)
        }
        var source = source
        source.confirmed = now
        (source.failure, source.failureCount) = (nil, 0)
        source.nextCheck = now + DayPace.wait(source.kind, freshFor: answer.freshFor)
        // Validators belong to whoever answered; they are kept where that is who was asked.
        if !isKnown {
            source.validators =
                answer.finalAddress == address ? answer.validators : Validators()
        }
        return (source, isKnown ? nil : answer.body)
    }

    private func isReadable(_ body: [UInt8]) -> Bool {
        source.kind == .weather ? Forecast(body) != nil : CalendarDocument(body) != nil
    }

    private static func explanation(ofStatus status: Int, host: String) -> String {
        switch status {
        case 401, 403: "\(host) asks for a password, or refuses (\(status))."
        case 404, 410: "\(host) has nothing at this address (\(status)): look for the right one."
        default: "\(host) answered with status \(status): it is asked again later."
        }
    }

    private func failed(
        _ sentence: String, retryAfter: Duration? = nil
    ) -> (source: DaySource, body: [UInt8]?) {
        var source = source
        source.failure = sentence
        source.failureCount = min(source.failureCount + 1, 1000)
        source.nextCheck =
            now
            + DayPace.wait(source.kind, failures: source.failureCount, retryAfter: retryAfter)
        return (source, nil)
    }
}
