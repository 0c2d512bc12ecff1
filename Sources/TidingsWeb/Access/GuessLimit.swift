package import NewsModel
import Synchronization

/// Counts guesses at the password, and says when there were enough for a while.
///
/// Each client has a few in a quarter of an hour; all of them together have more, so that many
/// addresses are no way around, and yet a stranger's guesses rarely keep the person out.
package final class GuessLimit: Sendable {
    /// So many wrong guesses one client has in `window`.
    package static let perClient = 5
    /// So many all clients have together.
    package static let inAll = 100
    /// The time in which guesses are counted.
    package static let window = Duration.seconds(900)
    /// The most clients that are remembered apart; beyond them they share one count.
    package static let clientLimit = 1000

    private struct State: Sendable {
        var clients: [[UInt8]: [Timestamp]] = [:]
        var all: [Timestamp] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Counts a guess of `client` before it is looked at, so that many at once are no way around.
    ///
    /// - Returns: `nil` where it may be looked at, else for how many seconds nothing is.
    package func take(_ client: String, at now: Timestamp) -> Int? {
        state.withLock { state in
            func isOld(_ time: Timestamp) -> Bool { now < time || now - time >= Self.window }
            state.all.removeAll(where: isOld)
            var name = Self.name(of: client)
            if state.clients[name] == nil, state.clients.count >= Self.clientLimit {
                state.clients = state.clients.filter { !$0.value.allSatisfy(isOld) }
                if state.clients.count >= Self.clientLimit { name = [] }
            }
            var own = state.clients[name, default: []]
            own.removeAll(where: isOld)
            var first: Timestamp?
            if own.count >= Self.perClient { first = own.first }
            if state.all.count >= Self.inAll { first = first ?? state.all.first }
            guard first == nil else {
                state.clients[name] = own
                return first.map { max(1, Int((Self.window - (now - $0)).components.seconds)) }
            }
            state.clients[name] = own + [now]
            state.all.append(now)
            return nil
        }
    }

    /// Forgets what was counted of `client`: the guess was right.
    package func forgive(_ client: String) {
        state.withLock { state in
            let count = state.clients.removeValue(forKey: Self.name(of: client))?.count ?? 1
            state.all.removeLast(min(count, state.all.count))
        }
    }

    private static func name(of client: String) -> [UInt8] {
        HostAddress(client)?.neighbourhood ?? Array(client.utf8.prefix(64))
    }
}
