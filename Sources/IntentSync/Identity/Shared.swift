/// A large value, kept once for all who hold it.
///
/// Passing a struct of many arrays around costs a count for each of them; passing this costs one.
/// The value never changes: whoever changes a copy of it keeps that in a box of its own.
final class Shared<Value: Sendable>: Sendable {
    /// The value.
    let value: Value

    /// Keeps `value`.
    init(_ value: Value) {
        self.value = value
    }
}

extension Shared: Equatable where Value: Equatable {
    /// Whether the values are equal.
    static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }
}

extension Shared: Hashable where Value: Hashable {
    /// Feeds the value to `hasher`.
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
