/// What a text means, as the direction that a model of language gave it.
///
/// Only vectors of one model can be compared, so whoever keeps one keeps the model's name with it.
public struct TextVector: Hashable, Sendable {
    /// The most coordinates a vector may have.
    public static let limitInCoordinates = 4096

    /// The coordinates in 255 steps, -127 through 127; their scale means nothing.
    public let steps: [Int8]

    /// Rounds the coordinates that a model gave; `nil` where they point nowhere.
    public init?(_ coordinates: [Float]) {
        guard (1...Self.limitInCoordinates).contains(coordinates.count) else { return nil }
        var largest: Float = 0
        for coordinate in coordinates {
            guard coordinate.isFinite else { return nil }
            largest = max(largest, abs(coordinate))
        }
        guard largest > 0, (127 / largest).isFinite else { return nil }
        steps = coordinates.map { Int8(($0 * (127 / largest)).rounded()) }
    }

    /// Takes a vector that was kept; `nil` where it points nowhere or is too long.
    public init?(steps: [Int8]) {
        guard (1...Self.limitInCoordinates).contains(steps.count),
            steps.contains(where: { $0 != 0 })
        else { return nil }
        self.steps = steps
    }

    /// The coordinates at length 1.
    public var direction: [Float] {
        var square: Float = 0
        for step in steps { square += Float(step) * Float(step) }
        let factor = 1 / square.squareRoot()
        return steps.map { Float($0) * factor }
    }
}
