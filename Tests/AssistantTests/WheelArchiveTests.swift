import Assistant
import Testing

@Suite struct WheelArchiveTests {
    @Test(arguments: ["../x", "/x", "a/../b", "a//b", "", "a\\b", "./a", "a/", "a\0b"])
    func `refuses a name that leaves its folder`(name: String) {
        #expect(!WheelArchive.isSafe(name))
    }

    @Test func `reads what was stored`() throws {
        let bytes = PlantedWheel.archive([("a/b.txt", [1, 2, 3]), ("c", [])])
        let archive = try #require(WheelArchive(bytes))
        #expect(archive.members.map(\.name) == ["a/b.txt", "c"])
        #expect(archive.contents(of: archive.members[0], limitInBytes: 3) == [1, 2, 3])
        #expect(archive.contents(of: archive.members[0], limitInBytes: 2) == nil)
        #expect(archive.contents(of: archive.members[1], limitInBytes: 9) == [])
    }

    @Test func `damage does no harm`() {
        let bytes = PlantedWheel.archive([("a", [1, 2, 3]), ("b", [4])])
        for place in bytes.indices {
            for value in [0, 0x7F, 0xFF] as [UInt8] {
                var damaged = bytes
                damaged[place] = value
                guard let archive = WheelArchive(damaged) else { continue }
                for member in archive.members.prefix(10) {
                    _ = archive.contents(of: member, limitInBytes: 1000)
                }
            }
            _ = WheelArchive(Array(bytes.prefix(place)))
        }
    }
}
