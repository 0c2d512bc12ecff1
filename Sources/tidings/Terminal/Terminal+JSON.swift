import TidingsWeb

extension Terminal {
    /// Prints `value` as JSON on one line, as the API answers it.
    func printJSON(_ value: some Encodable) {
        print(bytes: JSONAnswer.bytes(of: value) + [UInt8(ascii: "\n")])
    }
}
