/// A value that can stand for a `?` in a statement.
public protocol Bindable {
    /// Puts the value at `index`, counted from 1.
    func bind(to statement: Statement, at index: Int) throws(SQLiteError)
}

extension Int64: Bindable {
    /// Binds an integer.
    public func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
        try statement.bind(self, at: index)
    }
}

extension Int: Bindable {
    /// Binds an integer.
    public func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
        try statement.bind(Int64(self), at: index)
    }
}

extension Bool: Bindable {
    /// Binds 1 for true and 0 for false.
    public func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
        try statement.bind(self ? 1 : 0, at: index)
    }
}

extension String: Bindable {
    /// Binds a text.
    public func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
        try statement.bind(self, at: index)
    }
}

extension [UInt8]: Bindable {
    /// Binds a blob.
    public func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
        try statement.bind(self, at: index)
    }
}

extension Optional: Bindable where Wrapped: Bindable {
    /// Binds the value, or NULL for `nil`.
    public func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
        if let self {
            try self.bind(to: statement, at: index)
        } else {
            try statement.bindNull(at: index)
        }
    }
}
