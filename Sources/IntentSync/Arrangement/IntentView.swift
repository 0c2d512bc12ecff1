/// What the flags and registers of the person say, as merged from everything that is known.
///
/// A `Replica` is one; so is anything a store or a test keeps in its place.
public protocol IntentView {
    /// Whether the flag is on.
    func isOn(_ flag: Flag) -> Bool

    /// What the register holds; `nothing` where nobody wrote it.
    func value(of register: Register) -> RegisterValue

    /// The stamp of what the register holds, or `nil` where nobody wrote it.
    func stamp(of register: Register) -> Stamp?

    /// Every flag that is on, sorted.
    var flagsOn: [Flag] { get }

    /// Every register that was ever written, sorted.
    var registers: [Register] { get }
}

extension Replica: IntentView {}
