/// What the server answers.
package struct Response: Sendable {
    /// The HTTP status.
    package var status: Int
    /// The fields of the head but for the length and date, which the server adds.
    package var fields: [Request.Field]
    /// The body.
    package var body: [UInt8]
    /// What comes after the body as it happens, or `nil` where nothing does.
    package var events: EventStream?

    package init(status: Int = 200, mediaType: String, body: [UInt8]) {
        self.status = status
        fields = [Request.Field(name: "Content-Type", value: mediaType)]
        self.body = body
    }

    /// One line of plain text.
    package static func text(_ text: String, status: Int = 200) -> Response {
        Response(
            status: status, mediaType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }

    /// Sends the browser on to `path` with a GET.
    package static func seeOther(_ path: String) -> Response {
        var response = Response.text("See " + path, status: 303)
        response.set("Location", path)
        return response
    }

    /// Puts a field in the head, in place of one with the same name.
    ///
    /// Control characters are left out of the value, so that no value can begin another field.
    package mutating func set(_ name: String, _ value: String) {
        fields.removeAll { $0.name == name }
        let kept = value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        fields.append(Request.Field(name: name, value: String(String.UnicodeScalarView(kept))))
    }

    /// Has the browser keep `value` under `name` for the reader's own pages, for so many seconds; 0
    /// makes it forget.
    ///
    /// No script can read it, and no other site can make the browser send it along with a change.
    ///
    /// Source: RFC 6265, section 4.1.
    package mutating func setCookie(
        _ name: String, _ value: String, for request: Request, basePath: String, seconds: Int
    ) {
        let path = basePath.isEmpty ? "/" : basePath
        let attributes = "; Path=\(path); Max-Age=\(seconds); HttpOnly; SameSite=Lax"
        let field = "\(name)=\(value)\(attributes)\(request.isSecure ? "; Secure" : "")"
        fields.append(Request.Field(name: "Set-Cookie", value: field))
    }

    /// This answer as a browser gets it that asks below `basePath`: what it says leads there.
    ///
    /// Pages have a NUL where the path goes, which is taken out in any case.
    package func below(_ basePath: String) -> Response {
        var response = self
        for (index, field) in fields.enumerated() {
            if field.name == "Location", field.value.hasPrefix("/") {
                response.fields[index].value = basePath + field.value
            } else if field.name == "Content-Type", field.value.hasPrefix("text/html") {
                response.body = Self.filled(body, with: basePath.utf8)
            }
        }
        return response
    }

    /// `page` with `path` wherever a NUL stands.
    private static func filled(_ page: [UInt8], with path: String.UTF8View) -> [UInt8] {
        var filled: [UInt8] = []
        filled.reserveCapacity(page.count)
        var rest = page[...]
        while let place = rest.firstIndex(of: 0) {
            filled += rest[..<place]
            filled += path
            rest = rest[(place + 1)...]
        }
        filled += rest
        return filled
    }

    /// This answer with a digest for an `ETag`, or 304 where `request` shows that it has it already.
    package func validated(by tag: String, for request: Request) -> Response {
        var response = self
        if let known = request.field("if-none-match"), known.contains(tag) || known == "*" {
            response.status = 304
            response.body = []
        }
        response.set("ETag", "\"" + tag + "\"")
        return response
    }
}
