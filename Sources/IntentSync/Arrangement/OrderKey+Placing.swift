extension OrderKey {
    /// How many bytes the keys of a neighbourhood may have after it was spread, so that it need
    /// not be spread again soon.
    private static let spreadLength = comfortableLength / 2

    /// The keys to write so that something new stands at a place among its siblings.
    ///
    /// Mostly that is one key, its own. Where its neighbours have the same key or none, or the gap
    /// has been split so often that the key would be longer than `comfortableLength`, the keys of
    /// neighbours change too, as few as possible.
    ///
    /// - Parameters:
    ///   - place: How many siblings come before it.
    ///   - siblings: Their keys in their order: ascending, those without a key last.
    ///   - generator: What chooses among keys that are as good.
    /// - Returns: Places in the list with the new one in it, ascending, and the key of each.
    public static func placements(
        at place: Int, among siblings: [OrderKey?],
        choosing generator: inout some RandomNumberGenerator
    ) -> [(place: Int, key: OrderKey)] {
        let place = min(max(0, place), siblings.count)
        let list = siblings[..<place] + [nil] + siblings[place...]
        var window = place..<place + 1
        // What has no key stands behind everything that has one, so it needs one now.
        while window.lowerBound > 0, list[window.lowerBound - 1] == nil {
            window = window.lowerBound - 1..<window.upperBound
        }
        while window != 0..<list.count {
            let lower = window.lowerBound > 0 ? list[window.lowerBound - 1] : nil
            let upper = window.upperBound < list.count ? list[window.upperBound] : nil
            let limit = window.count == 1 ? comfortableLength : spreadLength
            let keys = spread(window.count, between: lower, and: upper, choosing: &generator)
            if let keys, keys.allSatisfy({ $0.bytes.count <= limit }) {
                return zip(window, keys).map { (place: $0, key: $1) }
            }
            let step = max(1, window.count / 2)
            window = max(0, window.lowerBound - step)..<min(list.count, window.upperBound + step)
        }
        return zip(window, sequence(list.count)).map { (place: $0, key: $1) }
    }
}
