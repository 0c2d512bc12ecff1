/// A connection on a thread of its own, opened when it is first used.
public actor Database {
    private let executor: BlockingExecutor
    private let open: @Sendable () throws(SQLiteError) -> Connection
    private var connection: Connection?

    /// A database whose connection `open` makes; where that fails, the next call tries again.
    public init(
        label: String, open: @escaping @Sendable () throws(SQLiteError) -> Connection
    ) {
        executor = BlockingExecutor(label: label)
        self.open = open
    }

    /// The thread the connection lives on.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Does `body` with the connection, after the calls before it.
    ///
    /// - Returns: What `body` returns.
    public func perform<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        if let connection { return try body(connection) }
        let opened = try open()
        connection = opened
        return try body(opened)
    }
}
