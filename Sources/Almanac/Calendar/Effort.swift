/// How much may still be computed for one calendar, so that no rule keeps the reader busy.
package struct Effort: Sendable {
    private var left: Int

    /// So many steps; each day or period that is looked at is one.
    package init(steps: Int = 1_000_000) {
        left = steps
    }

    /// Whether nothing is left.
    var isSpent: Bool { left <= 0 }

    /// Takes `steps` away.
    mutating func spend(_ steps: Int = 1) { left -= steps }
}
