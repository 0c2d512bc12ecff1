import Testing
import TidingsWeb

@Suite struct MultipartFormTests {
    private static let type = "multipart/form-data; boundary=XX"

    private func form(_ body: String, type: String = type) -> MultipartForm? {
        MultipartForm(contentType: type, body: Array(body.utf8))
    }

    private static let good =
        "--XX\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nabc\r\n"
        + "--XX\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a.opml\"\r\n"
        + "Content-Type: text/xml\r\n\r\n<opml>\r\n--X\r\n</opml>\r\n--XX--\r\n"

    @Test func `fields and files are read`() throws {
        let form = try #require(self.form(Self.good))
        #expect(form.parts.map(\.name) == ["token", "file"])
        #expect(form["token"]?.bytes == Array("abc".utf8))
        #expect(form["file"]?.fileName == "a.opml")
        #expect(form["file"]?.bytes == Array("<opml>\r\n--X\r\n</opml>".utf8))
    }

    @Test func `a quoted boundary is read`() throws {
        #expect(form(Self.good, type: "Multipart/Form-Data; charset=x; boundary=\"XX\"") != nil)
    }

    @Test(arguments: [
        "", "--XX", "--XX\r\n", "--XX\r\n\r\n", "XX--", "--XY\r\n\r\n\r\n--XY--",
        "--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno end",
        "--XX\r\nno head end", "--XXjunk", "\r\n--XX--",
    ])
    func `a broken form is none`(body: String) {
        #expect(form(body) == nil)
    }

    @Test(arguments: [
        "text/plain; boundary=XX", "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/form-data; boundary=\"", "multipart/form-data; x",
        "multipart/form-data; boundary=" + String(repeating: "b", count: 71),
    ])
    func `a wrong type is no form`(type: String) {
        #expect(form(Self.good, type: type) == nil)
    }

    @Test func `every cut is survived`() {
        let bytes = Array(Self.good.utf8)
        for length in 0..<(bytes.count - 4) {
            #expect(MultipartForm(contentType: Self.type, body: Array(bytes.prefix(length))) == nil)
        }
    }

    @Test func `parts without a name are passed over`() throws {
        let form = try #require(self.form("--XX\r\nX: y\r\n\r\nz\r\n--XX\r\n\r\n\r\nz\r\n--XX--"))
        #expect(form.parts.isEmpty)
    }

    @Test(arguments: [(32, true), (33, false)])
    func `parts are limited`(count: Int, isRead: Bool) {
        let part = "--XX\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n"
        let body = String(repeating: part, count: count) + "--XX--"
        #expect((form(body) != nil) == isRead)
    }

    @Test func `the head of a part is limited`() {
        let long = String(repeating: "a", count: MultipartForm.headLimit)
        let head = "Content-Disposition: form-data; name=\"\(long)\""
        #expect(form("--XX\r\n" + head + "\r\n\r\nb\r\n--XX--") == nil)
    }
}
