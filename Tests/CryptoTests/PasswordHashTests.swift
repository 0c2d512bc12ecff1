import Crypto
import Testing

@Suite struct PasswordHashTests {
    @Test func `knows its password again, and no other`() throws {
        let hash = try #require(PasswordHash(of: "a password"))
        #expect(hash.text.hasPrefix("$argon2id$"))
        #expect(PasswordHash(text: hash.text).matches("a password"))
        #expect(!hash.matches("a passwore"))
        #expect(!hash.matches(""))
    }

    @Test(arguments: ["", "$argon2id$", String(repeating: "x", count: 1000)])
    func `what is no hash matches nothing`(text: String) {
        #expect(!PasswordHash(text: text).matches("a password"))
    }
}

@Suite struct FeverDigestTests {
    /// The test suite of RFC 1321, appendix A.5, and a text of more than one block.
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
        (
            "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
            "57edf4a22be3c955ac49da2e2107b67a"
        ),
    ])
    func `is MD5`(text: String, digest: String) {
        #expect(FeverDigest(of: Array(text.utf8)).description == digest)
    }
}
