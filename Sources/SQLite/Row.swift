/// The row a statement stands on, readable until the statement moves.
///
/// Columns are counted from 0. SQLite converts between its types as its documentation says; a
/// NULL reads as zero, the empty text, or no bytes, unless the optional form is used.
public struct Row: ~Copyable {
    private let statement: Statement

    init(_ statement: Statement) {
        self.statement = statement
    }

    /// The integer in `column`.
    public func integer(_ column: Int) -> Int64 { statement.integer(column) }

    /// The integer in `column`, or `nil` for NULL.
    public func optionalInteger(_ column: Int) -> Int64? {
        statement.isNull(column) ? nil : statement.integer(column)
    }

    /// Whether the integer in `column` is not zero.
    public func flag(_ column: Int) -> Bool { statement.integer(column) != 0 }

    /// The text in `column`; what is not UTF-8 is repaired.
    public func text(_ column: Int) -> String { statement.text(column) }

    /// The text in `column`, or `nil` for NULL.
    public func optionalText(_ column: Int) -> String? {
        statement.isNull(column) ? nil : statement.text(column)
    }

    /// The blob in `column`.
    public func bytes(_ column: Int) -> [UInt8] { statement.bytes(column) }

    /// The blob in `column`, or `nil` for NULL.
    public func optionalBytes(_ column: Int) -> [UInt8]? {
        statement.isNull(column) ? nil : statement.bytes(column)
    }
}
