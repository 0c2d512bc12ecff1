import CharacterReferences
import Testing

@Suite struct Windows1252Tests {
    @Test(
        arguments: [
            (0x41, "A"), (0x7F, "\u{7F}"), (0x80, "€"), (0x81, "\u{81}"), (0x92, "’"),
            (0x9F, "Ÿ"), (0xA0, "\u{A0}"), (0xFF, "ÿ"),
        ] as [(UInt8, Unicode.Scalar)])
    func `differs from Latin 1 in the middle only`(byte: UInt8, scalar: Unicode.Scalar) {
        #expect(Windows1252.scalar(byte) == scalar)
    }
}
