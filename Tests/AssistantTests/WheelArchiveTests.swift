import Assistant
import Testing

@Suite struct WheelArchiveTests {
    @Test(arguments: ["../x", "/x", "a/../b", "a//b", "", "a\\b", "./a"])
    func `refuses a name that leaves its folder`(name: String) {
        #expect(!WheelArchive.isSafe(name))
    }
}
