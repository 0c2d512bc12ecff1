/// Named figures, printed as one line of JSON.
struct Figures {
    private var fields: [(name: String, value: Double)] = []

    /// The figure with this name, added after those before.
    subscript(name: String) -> Double {
        get { fields.last { $0.name == name }?.value ?? 0 }
        set { fields.append((name, newValue)) }
    }

    /// Prints them.
    func print() {
        let shown = fields.map { "\"\($0.name)\": \($0.value)" }
        Swift.print("{\(shown.joined(separator: ", "))}")
    }
}
