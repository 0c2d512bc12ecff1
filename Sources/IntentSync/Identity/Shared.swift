/// A large value whose copies are one until one of them is changed.
///
/// A struct of many arrays costs a count for each of them every time it is passed around; this
/// costs one.
struct Shared<Value: Sendable>: @unchecked Sendable {
    // Safe because a box is changed only while nobody else has it.
    private final class Box {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box

    /// Keeps `value`.
    init(_ value: Value) {
        box = Box(value)
    }

    /// The value.
    var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

extension Shared: Equatable where Value: Equatable {
    /// Whether the values are equal.
    static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.value == right.value
    }
}

extension Shared: Hashable where Value: Hashable {
    /// Feeds the value to `hasher`.
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
