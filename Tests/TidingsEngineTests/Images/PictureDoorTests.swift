import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Pictures that come through the reader.
@Suite struct PictureDoorTests {
    static let door = PictureDoor(secret: Array("a secret of this reader alone".utf8))

    /// The query of a path under the door, as the server reads it.
    private static func parts(_ path: String) -> [String: String] {
        let query = path.split(separator: "?", maxSplits: 1).last ?? ""
        return query.split(separator: "&").reduce(into: [:]) { parts, pair in
            let sides = pair.split(separator: "=", maxSplits: 1)
            parts[String(sides[0])] = PercentCoding.decode(sides[1].utf8)
        }
    }

    private static func opened(_ parts: [String: String], by door: PictureDoor) -> WebAddress? {
        door.address(parts["u"] ?? "", proof: parts["p"] ?? "", privateHost: parts["h"])
    }

    @Test func `a path that was written here opens, and no other`() throws {
        let address = try #require(WebAddress("https://a.example/p.png?x=1&y=ü"))
        let parts = Self.parts(Self.door.path(of: address, privateHost: nil))
        #expect(parts["h"] == nil && Self.opened(parts, by: Self.door) == address)
        var changed = parts
        changed["u"] = "https://b.example/p.png"
        #expect(Self.opened(changed, by: Self.door) == nil)
        changed = parts
        changed["h"] = "a.example"
        #expect(Self.opened(changed, by: Self.door) == nil)
        for proof in ["", "0", String(repeating: "0", count: 32), (parts["p"] ?? "") + "0"] {
            changed = parts
            changed["p"] = proof
            #expect(Self.opened(changed, by: Self.door) == nil)
        }
        #expect(Self.opened(parts, by: PictureDoor(secret: [1])) == nil)
    }

    @Test func `only the host of a feed may be private`() throws {
        let own = try #require(WebAddress("http://home.example/p.png"))
        let other = try #require(WebAddress("http://other.example/p.png"))
        let path = Self.door.path(of: own, privateHost: "home.example")
        #expect(Self.parts(path)["h"] == "home.example")
        #expect(Self.opened(Self.parts(path), by: Self.door) == own)
        #expect(Self.parts(Self.door.path(of: other, privateHost: "home.example"))["h"] == nil)
    }

    @Test func `every picture of a text is led through, and nothing else`() {
        let html = """
            <p>A <a href="https://a.example/p.png">link</a></p>\
            <img src="https://a.example/1.png" srcset="https://a.example/2.png 2x, \
            https://a.example/3.png 3x" alt="A &quot;b&quot;">\
            <picture><source srcset="https://a.example/4.webp" type="image/webp">\
            <img src="//a.example/5.png"></picture>\
            <video src="https://a.example/f.mp4" poster="https://a.example/6.png"></video>\
            <img src="data:image/png;base64,AAAA">
            """
        let led = Self.door.led(html, basePath: "/base", privateHost: nil)
        let found = led.split(separator: "/base/picture?u=").dropFirst().map { part in
            PercentCoding.decode(part.prefix { $0 != "&" }.utf8)
        }
        #expect(
            found == [
                "https://a.example/1.png", "https://a.example/2.png", "https://a.example/3.png",
                "https://a.example/4.webp", "https://a.example/5.png", "https://a.example/6.png",
            ])
        #expect(led.contains("href=\"https://a.example/p.png\""))
        #expect(led.contains("<video src=\"https://a.example/f.mp4\""))
        #expect(led.contains("data:image/png;base64,AAAA"))
        #expect(!led.contains("src=\"https://a.example/1") && led.contains(" 2x, /base/picture"))
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0]

    @Test(arguments: [
        (png, PictureKind.png), (Array("GIF89a...".utf8), .gif), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
        (Array("RIFF....WEBPVP8L".utf8), .webp), (Array("\0\0\0 ftypavif".utf8), .avif),
        (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), nil), (Array("<html>".utf8), nil),
        ([], nil), (Array("RIFF....WAVE".utf8), nil), (Array("BM".utf8), nil),
        (Array("\0\0\0 ftypmp42".utf8), nil),
    ])
    func `what a picture is say its bytes`(bytes: [UInt8], kind: PictureKind?) {
        #expect(PictureKind(bytes) == kind)
    }

    private func keeper(_ folder: TemporaryFolder) async throws -> PictureKeeper {
        let store = try await ReaderStore(path: folder.file("test.store"))
        return ReaderEngine(
            store: store, fetcher: Fetcher(), clock: { Timestamp(seconds: 1_800_000_000) }
        ).pictures
    }

    @Test func `a picture is fetched by the reader, without a word about who reads`() async throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/p.png":
                .answer(headers: ["Content-Type": "text/html"], body: .whole(Self.png))
            case "/away": .redirect(to: "/p.png")
            case "/huge": .answer(body: .endless(Self.png))
            case "/drawing": .text("<svg xmlns='http://www.w3.org/2000/svg'/>")
            default: .answer(status: 404)
            }
        }
        let folder = try TemporaryFolder()
        let pictures = try await keeper(folder)
        func fetch(_ path: String, _ allows: Bool = true) async throws -> [UInt8]? {
            let address = try #require(WebAddress(server.address(path)))
            guard
                case .picture(.png, let bytes) = await pictures.picture(
                    at: address, allowsPrivateNetwork: allows)
            else { return nil }
            return bytes
        }
        #expect(try await fetch("/p.png") == Self.png)
        #expect(try await fetch("/away") == Self.png)
        for path in ["/huge", "/drawing", "/missing"] { #expect(try await fetch(path) == nil) }
        let asked = server.requests.count
        #expect(try await fetch("/p.png", false) == nil)
        #expect(server.requests.count == asked)
        #expect(server.requests.allSatisfy { $0["Cookie"] == nil && $0["Referer"] == nil })
    }

    @Test func `the door is shut at first, and each time it is opened has another secret`()
        async throws
    {
        let folder = try TemporaryFolder()
        let pictures = try await keeper(folder)
        let now = Timestamp(seconds: 1_800_000_000)
        #expect(try await pictures.door() == nil)
        try await pictures.setOpen(true, at: now)
        let first = try #require(try await pictures.door())
        try await pictures.setOpen(true, at: now)
        #expect(try await pictures.door() == first)
        try await pictures.setOpen(false, at: now)
        #expect(try await pictures.door() == nil)
        try await pictures.setOpen(true, at: now)
        #expect(try await pictures.door() != first)
    }
}
