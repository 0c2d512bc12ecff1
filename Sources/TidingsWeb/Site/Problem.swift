import TidingsEngine
import TidingsStore

/// Why a request gets no page: a status for the browser and one plain sentence for the person.
struct Problem: Error, Hashable {
    /// The HTTP status.
    var status: Int
    /// What is wrong and what to do.
    var sentence: String

    /// Nothing is at the address.
    static let notFound = Problem(
        status: 404, sentence: "There is nothing here. It may have been removed in the meantime.")
    /// The form did not come from a page of this process.
    static let staleForm = Problem(
        status: 403,
        sentence: "This page is from before the reader was restarted. Go back, reload, try again.")

    init(status: Int, sentence: String) {
        self.status = status
        self.sentence = sentence
    }

    /// The problem that `error` is for a person.
    init(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let error as StoreError:
            let sentence = EngineError.store(error).explanation
            switch error {
            case .notFound: self = .notFound
            case .inUse: self.init(status: 503, sentence: sentence)
            case .diskFull: self.init(status: 507, sentence: sentence)
            case .damaged, .unreachable, .tooNew, .failed:
                self.init(status: 500, sentence: sentence)
            }
        case .store(let error) as EngineError: self.init(error)
        case .store(let error) as SyncError: self.init(error)
        case .notFound as SyncError: self = .notFound
        case .busy as SyncError: self.init(status: 503, sentence: SyncError.busy.explanation)
        case let error as SyncError: self.init(status: 422, sentence: error.explanation)
        case let error as EngineError: self.init(status: 422, sentence: error.explanation)
        default: self.init(status: 500, sentence: "Something went wrong inside the reader.")
        }
    }
}
