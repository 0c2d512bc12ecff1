/// The words after a command, sorted into operands and options.
struct Invocation: Sendable {
    /// What is not an option, in order.
    private(set) var operands: [String] = []
    /// The value of each option; the empty string for one without a value.
    private var values: [String: String] = [:]

    /// Sorts `words` by what `spec` allows; `--` ends the options.
    ///
    /// - Throws: `CommandFailure.usage` for unknown options, missing values, and a wrong number
    ///   of operands.
    init(_ words: [String], for spec: CommandSpec) throws(CommandFailure) {
        let options = spec.options + CommandSpec.common
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            let name = parts[0] == "-h" ? "--help" : parts[0]
            guard let option = options.first(where: { $0.name == name }) else {
                throw .usage("\(spec.name) has no option \(name)", command: spec.name)
            }
            if option.value == nil {
                guard parts.count == 1 else {
                    throw .usage("\(name) takes no value", command: spec.name)
                }
                values[name] = ""
            } else if parts.count == 2 {
                values[name] = parts[1]
            } else if let value = rest.popFirst() {
                values[name] = value
            } else {
                throw .usage("\(name) needs a value", command: spec.name)
            }
        }
        guard has("--help") || spec.operandCount.contains(operands.count) else {
            throw .usage(
                operands.count < spec.operandCount.lowerBound
                    ? "\(spec.name) needs \(spec.operands)"
                    : "\(spec.name) does not take “\(operands[spec.operandCount.upperBound])”",
                command: spec.name)
        }
    }

    /// Whether an option was given.
    func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option, or `nil` where it was not given.
    func value(_ option: String) -> String? { values[option] }

    /// The value of an option as a whole number in `range`.
    ///
    /// - Throws: `CommandFailure.usage` where it is none.
    func number(
        _ option: String, in range: ClosedRange<Int>, default standard: Int
    ) throws(CommandFailure) -> Int {
        guard let text = values[option] else { return standard }
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "\(option) takes a number from \(range.lowerBound) to \(range.upperBound)",
                command: nil)
        }
        return number
    }
}
