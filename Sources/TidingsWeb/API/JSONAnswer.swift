import FoundationEssentials

/// How every JSON answer is written, by the server and by `--json` alike.
public enum JSONAnswer {
    /// `value` as JSON in UTF-8 on one line, its keys sorted so that equal values give equal bytes.
    public static func bytes(of value: some Encodable) -> [UInt8] {
        bytes(of: value, naming: .useDefaultKeys)
    }

    /// `value` in the same way, its names changed by `naming`.
    static func bytes(
        of value: some Encodable, naming: JSONEncoder.KeyEncodingStrategy
    ) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = naming
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(value))
        } catch {
            // The objects here hold strings, integers, and flags, which always have a JSON form.
            preconditionFailure("an answer has no JSON form: \(error)")
        }
    }
}

extension Response {
    /// `value` as JSON.
    static func json(_ value: some Encodable, status: Int = 200) -> Response {
        Response(
            status: status, mediaType: "application/json",
            body: JSONAnswer.bytes(of: value) + [UInt8(ascii: "\n")])
    }
}
