import SQLite

extension StoreError {
    /// What an error of SQLite means to somebody who uses the store.
    init(_ error: SQLiteError) {
        switch error.condition {
        case .busy: self = .inUse
        case .full: self = .diskFull
        case .corrupt, .notADatabase: self = .damaged(detail: error.message)
        case .inputOutput, .readOnly, .cannotOpen: self = .unreachable(detail: error.message)
        case .constraint, .other: self = .failed(code: error.code, detail: error.message)
        }
    }
}
