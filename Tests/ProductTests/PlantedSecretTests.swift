import FoundationEssentials
import TestSupport
import Testing

/// What must never leave a device.
@Suite(.enabled(if: SyncedDevice.canDoctorStores)) struct PlantedSecretTests {
    private static let feed = """
        <rss version="2.0"><channel><title>Harbour Post</title>
        <link>https://planted.example/</link>
        <item><title>Storm Odile breaches planted-story-title wall</title><guid>1</guid>
        <description>planted-body-one</description></item>
        <item><title>planted-entry-title</title><guid>2</guid>
        <description>planted-body-two</description></item>
        <item><title>Kept for ever</title><guid>3</guid>
        <description>The beginning of what was kept, which everybody may see who has the words
        that open it, and then, much further on than any list ever shows, planted-body-three
        </description></item></channel></rss>
        """

    @Test(arguments: ["folder", "keyvalue"])
    func `no byte at the place tells a secret`(kind: String) async throws {
        let folder = try TemporaryFolder()
        let site = try LoopbackServer { _ in .text(Self.feed, type: "application/rss+xml") }
        let device = try SyncedDevice("Desk")
        let address = site.address("/feed").replacing("http://", with: "http://me:planted-login@")
        try await device.program.done("add", address, "--allow-private")
        let entries = try await device.program.pages(["list"])
        let kept = try #require(entries.first { $0.title == "Kept for ever" })
        for (name, value) in [
            ("reader.window-width", "planted-window"), ("reader.fontFamily", "planted-font"),
            ("account.password", "planted-password"), ("access_token", "planted-token"),
        ] {
            try await device.doctor("INSERT INTO settings VALUES ('\(name)', '\(value)', 0)")
        }
        let place = kind == "folder" ? folder.path : folder.file("store")
        let words = try await device.setUp(kind, place)
        try await device.program.done("mark", "read", "--all")
        try await device.program.done("mark", "save", kept.key)
        // Enough that shards are packed.
        for number in 0..<10 {
            let name = "Tag number \(number) of those that make a log longer than 512 bytes"
            try await device.program.done("tag", name, kept.key)
        }
        try await device.program.done("sync", "now")

        var secrets = [
            "planted-", "window-width", "fontFamily", "account.password", "access_token",
        ]
        if kind == "keyvalue" {
            // One word of four letters may stand anywhere by chance.
            let list = words.split(separator: " ")
            #expect(list.count == 24)
            secrets += zip(list, list.dropFirst()).flatMap { ["\($0) \($1)", "\($0)\($1)"] }
            secrets += ["Kept for ever", "127.0.0.1", "Tag number"]
        }
        let found = try ShardBytes.all(in: folder.path)
        if kind == "folder" {
            let seen = found.contains { Self.holds($0.bytes, "Tag number 7") }
            #expect(seen && found.contains { $0.name.hasSuffix("unpacked") })
        }
        #expect(found.contains { $0.bytes.count > 500 })
        for (name, bytes) in found {
            for secret in secrets {
                #expect(!Self.holds(bytes, secret), "\(secret) is in \(name)")
            }
        }
    }

    private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        return bytes.indices.dropLast(wanted.count - 1).contains { index in
            bytes[index] == first && bytes[index...].starts(with: wanted)
        }
    }
}
