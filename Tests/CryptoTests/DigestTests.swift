import Crypto
import Testing

@Suite struct DigestTests {
    /// The examples published with FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func `is SHA-256`(text: String, digest: String) {
        #expect(Digest(of: Array(text.utf8)).description == digest)
    }

    @Test func `its prefix is big-endian`() {
        #expect(Digest(of: []).prefix64 == 0xe3b0_c442_98fc_1c14)
    }
}
