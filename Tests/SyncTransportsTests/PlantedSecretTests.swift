import Crypto
import FoundationEssentials
import IntentSync
import SyncTransports
import TestSupport
import Testing

/// Plants secrets in everything that a sealed transport is given, and looks for them in everything
/// that it leaves on the disk.
@Suite struct PlantedSecretTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let secrets = [
        "correct horse battery", "https://example.org/private?token=4711", "anna@example.org",
    ]

    /// Every byte below the folder: names and contents of files.
    private func everything() throws -> [UInt8] {
        var bytes: [UInt8] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            bytes += Array(name.utf8)
            bytes += FileManager.default.contents(atPath: folder.file(name)).map(Array.init) ?? []
        }
        return bytes
    }

    private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = part.first, bytes.count >= part.count else { return false }
        return (0...(bytes.count - part.count)).contains { start in
            bytes[start] == first && bytes[start..<start + part.count].elementsEqual(part)
        }
    }

    @Test(arguments: TransportKind.allCases)
    func `only without sealing are secrets found`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let transport = world.transport()
        _ = try await transport.changes(since: nil)
        for (number, secret) in Self.secrets.enumerated() {
            let shard = Array(repeating: secret, count: 1 + 20 * number).joined(separator: " ")
            _ = try await transport.put(Array(shard.utf8), named: "l.a.\(number)")
            try await world.settle([transport])
        }
        let bytes = try everything()
        #expect(contains(Array("universe".utf8), in: bytes), "the search finds what is there")
        for secret in Self.secrets {
            #expect(contains(Array(secret.utf8), in: bytes) == !kind.isSealed)
        }
    }

    @Test(arguments: TransportKind.allCases.filter(\.isSealed))
    func `the key and what it is made of stay here`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let transport = world.transport()
        _ = try await transport.changes(since: nil)
        _ = try await transport.put([1], named: "l.a.0")
        try await world.settle([transport])
        let bytes = try everything()
        let key = world.key
        #expect(!contains(key.bytes, in: bytes))
        #expect(!contains(Array(key.words[0].utf8) + [0x20] + key.words[1].utf8, in: bytes))
        let digits = Array("0123456789abcdef".utf8)
        let hexadecimal = key.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        #expect(!contains(hexadecimal, in: bytes))
    }
}
