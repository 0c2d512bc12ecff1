/// One time at which an event takes place, on the person's own clock.
package struct Occasion: Hashable, Sendable {
    /// What takes place.
    package var title: String
    /// Where, or the empty text.
    package var location: String
    /// Whether it is there the whole day.
    package var isWholeDay: Bool
    /// When it begins, on the person's clock.
    package var start: Int64
    /// When it is over, on the person's clock; never before it begins.
    package var end: Int64

    /// Gathers an occasion.
    package init(title: String, location: String, isWholeDay: Bool, start: Int64, end: Int64) {
        self.title = title
        self.location = location
        self.isWholeDay = isWholeDay
        self.start = start
        self.end = end
    }

    /// Whether any of it is within `span`.
    package func touches(_ span: Range<Int64>) -> Bool {
        start < span.upperBound && (end > span.lowerBound || start >= span.lowerBound)
    }
}
