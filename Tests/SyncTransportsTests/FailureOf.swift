import IntentSync

/// Why a transport did not do something; `nil` where it did.
func failure<Value>(
    _ act: () async throws(TransportError) -> Value
) async -> TransportError? {
    do throws(TransportError) {
        _ = try await act()
        return nil
    } catch {
        return error
    }
}

extension TransportError {
    /// The name of the case.
    var kind: String { String("\(self)".prefix { $0.isLetter }) }

    /// What a person is told, where there is something to tell.
    var sentence: String {
        switch self {
        case .unreachable(let detail), .refused(let detail): detail
        default: ""
        }
    }
}
