import TidingsEngine
import TidingsStore

/// Why a request gets no page: a status for the browser and one plain sentence for the person.
struct Problem: Error, Hashable {
    /// The HTTP status.
    var status: Int
    /// What is wrong and what to do, in English; pages say it in their language (`Words.told`).
    var sentence: String

    /// Nothing is at the address.
    static let notFound = Problem(status: 404, phrases.problems.notFound)
    /// The form did not come from a page of this process.
    static let staleForm = Problem(status: 403, phrases.problems.staleForm)

    init(status: Int, sentence: String) {
        self.status = status
        self.sentence = sentence
    }

    /// A problem in the words of a phrase, which is one of those the pages know by their English.
    init(status: Int, _ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) {
        self.init(status: status, sentence: Words(.en)(phrase, values))
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
        case .store(let error) as DayRefusal: self.init(error)
        case let error as DayRefusal: self.init(status: 422, sentence: error.explanation)
        case .notFound as SyncError: self = .notFound
        case .busy as SyncError: self.init(status: 503, sentence: SyncError.busy.explanation)
        case let error as SyncError: self.init(status: 422, sentence: error.explanation)
        case let error as EngineError: self.init(status: 422, sentence: error.explanation)
        default: self.init(status: 500, phrases.problems.wentWrong)
        }
    }
}
