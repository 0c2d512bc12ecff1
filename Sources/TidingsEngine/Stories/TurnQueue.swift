/// Lets one after the other at what two must not do at once, in the order they came.
///
/// An actor alone does not: while one waits for the disk, it lets another in.
actor TurnQueue {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for a turn, which must be given back.
    func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Gives the turn back, to whoever waits longest.
    func give() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
