extension StoreError {
    /// What went wrong and what to do, one plain sentence.
    public var explanation: String {
        switch self {
        case .inUse:
            "Another program is writing to the store and did not finish in time: "
                + "end it, or try again in a moment."
        case .damaged(let detail):
            "The store is damaged or not a Tidings store (\(detail)): "
                + "move the file away and import your OPML export, or restore a backup."
        case .diskFull:
            "The disk is full: nothing of this change was kept, everything from before was; "
                + "make room and try again."
        case .unreachable(let detail):
            "The store cannot be opened (\(detail)): check its folder and permissions."
        case .tooNew(let version):
            "A newer Tidings wrote the store (schema \(version)): update this program."
        case .notFound:
            "There is nothing here by this name any more."
        case .failed(let code, let detail):
            "The store refused (\(detail), code \(code)): run 'tidings doctor'."
        }
    }
}
