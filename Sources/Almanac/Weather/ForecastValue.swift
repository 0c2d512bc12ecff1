/// Any JSON, kept for its numbers and texts.
enum ForecastValue: Decodable {
    case number(Double)
    case text(String)
    case list([ForecastValue])
    case object([String: ForecastValue])
    case other

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count < 8 else {
            self = .other
            return
        }
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = number.isFinite ? .number(number) : .other
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let values = try? container.decode([ForecastValue].self) {
            self = .list(values)
        } else if let members = try? container.decode([String: ForecastValue].self) {
            self = .object(members)
        } else {
            self = .other
        }
    }

    /// The member of an object.
    subscript(name: String) -> ForecastValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The value at `index` of a list, where it has so many.
    subscript(index: Int) -> ForecastValue? {
        guard case .list(let values) = self, values.indices.contains(index) else { return nil }
        return values[index]
    }

    /// The number, within what any of the weather can be.
    var number: Double? {
        guard case .number(let number) = self, abs(number) < 100_000_000_000 else { return nil }
        return number
    }

    /// A number of the weather: never more than four digits.
    var measure: Double? {
        number.flatMap { abs($0) < 10_000 ? $0 : nil }
    }

    /// The text.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
