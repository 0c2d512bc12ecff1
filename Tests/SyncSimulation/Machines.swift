/// The machines of a run, by number; looking at one copies nothing.
struct Machines: RandomAccessCollection, Sendable {
    // Safe because a box is changed only while nobody else has it.
    private final class Box: @unchecked Sendable {
        var machine: Machine

        init(_ machine: Machine) {
            self.machine = machine
        }
    }

    private var boxes: [Box] = []

    var startIndex: Int { boxes.startIndex }
    var endIndex: Int { boxes.endIndex }

    subscript(index: Int) -> Machine {
        get { boxes[index].machine }
        _modify {
            if !isKnownUniquelyReferenced(&boxes[index]) {
                boxes[index] = Box(boxes[index].machine)
            }
            yield &boxes[index].machine
        }
    }

    /// Adds a machine under the next number.
    mutating func append(_ machine: Machine) { boxes.append(Box(machine)) }
}
