import IntentSync
import Testing

@Suite struct WireTests {
    @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, UInt64.max - 1, UInt64.max])
    func `numbers come back`(value: UInt64) throws {
        var writer = WireWriter()
        writer.number(value)
        writer.signed(Int64(bitPattern: value))
        writer.fixed(value)
        var reader = WireReader(writer.bytes)
        #expect(try reader.number() == value)
        #expect(try reader.signed() == Int64(bitPattern: value))
        #expect(try reader.fixed64() == value)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: [[], [0x80], [UInt8](repeating: 0xFF, count: 10), [0x05, 1, 2]])
    func `bytes that end too early are refused`(bytes: [UInt8]) {
        #expect(throws: ShardError.self) {
            var reader = WireReader(bytes)
            _ = try reader.string()
        }
    }
}
