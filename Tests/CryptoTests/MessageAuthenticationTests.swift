import Crypto
import Testing

@Suite struct MessageAuthenticationTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Source: RFC 2202, section 3, and RFC 4231, section 4: test cases 2 and 6.
    @Test(arguments: [
        (
            MessageAuthentication.Hash.sha1, 80, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
            "aa4ae5e15272d00e95705637ce8a3b55ed402112"
        ),
        (
            .sha256, 131, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
        (
            .sha512, 131,
            "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
            "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
                + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
        ),
    ])
    func `is what the standards say`(
        hash: MessageAuthentication.Hash, keySize: Int, short: String, long: String
    ) {
        let first = MessageAuthentication(
            of: Array("what do ya want for nothing?".utf8), secret: Array("Jefe".utf8), hash: hash)
        #expect(hexadecimal(first.code) == short)
        let second = MessageAuthentication(
            of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            secret: [UInt8](repeating: 0xAA, count: keySize), hash: hash)
        #expect(hexadecimal(second.code) == long)
    }

    @Test func `only the code itself matches`() {
        let one = MessageAuthentication(of: [1, 2], secret: [3], hash: .sha1)
        #expect(one.matches(one.code))
        #expect(!one.matches([]))
        #expect(!one.matches(Array(one.code.dropLast())))
        #expect(!one.matches(one.code.map { $0 ^ 1 }))
    }

    @Test func `messages of every length are read whole`() {
        let codes = (0..<200).map { count in
            MessageAuthentication(
                of: [UInt8](repeating: 0x61, count: count), secret: [1], hash: .sha1
            ).code
        }
        #expect(Set(codes).count == 200)
    }
}
