public import TidingsStore

/// Why the day does not show what it was asked to; `explanation` says it in one plain sentence.
public enum DayRefusal: Error, Hashable, Sendable {
    /// The text is no address.
    case notAnAddress
    /// There are as many calendars as there can be.
    case tooMany(limit: Int)
    /// There is no time zone of this name.
    case unknownZone(String)
    /// The store failed.
    case store(StoreError)

    /// What went wrong and what to do, one plain sentence.
    public var explanation: String {
        switch self {
        case .notAnAddress:
            "This is not a web address: give one that begins with https:// or webcal://."
        case .tooMany(let limit):
            "There are \(limit) calendars already: remove one first."
        case .unknownZone(let name):
            "There is no time zone called “\(name)”: give one like Europe/Rome."
        case .store(let error): error.explanation
        }
    }
}
