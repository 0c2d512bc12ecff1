import NewsModel
import TidingsEngine
import TidingsStore

/// Pictures of entries that come through the reader, where the person wants that.
extension ReaderSite {
    /// How long a browser may keep a picture.
    private static let pictureAge = 7 * 86_400

    /// The view with its pictures led through the reader; as it is where browsers load them.
    func ledThrough(_ view: EntryView, of feed: FeedKey) async throws -> (EntryView, Bool) {
        guard let door = try await engine.pictures.door() else { return (view, false) }
        let followed = try await store.feed(feed)
        // That a feed may be on a private network allows nothing but its own host.
        let host = followed.flatMap {
            $0.allowsPrivateNetwork ? WebAddress($0.address)?.host : nil
        }
        var led = view
        led.html = door.led(
            view.html, basePath: gatekeeper.trust.basePath, privateHost: host)
        return (led, true)
    }

    /// A picture, fetched for whoever shows that an own page named it.
    func picture(_ request: Request) async throws -> Response {
        let host = request.query["h"]
        guard let door = try await engine.pictures.door(), let text = request.query["u"],
            let address = door.address(
                text, proof: request.query["p"] ?? "", privateHost: host)
        else { throw Problem.notFound }
        let answer = await engine.pictures.picture(
            at: address, allowsPrivateNetwork: host == address.host)
        switch answer {
        case .picture(let kind, let bytes):
            var response = Response(mediaType: kind.rawValue, body: bytes)
            response.set("Cache-Control", "private, max-age=\(Self.pictureAge)")
            response.set(SafetyFields.policyName, SafetyFields.picturePolicy)
            return response
        case .none:
            return .text("There is no picture.", status: 404)
        case .busy:
            var response = Response.text("Too many pictures at once.", status: 503)
            response.set("Retry-After", "5")
            return response
        }
    }

    /// Decides who loads pictures.
    func setPictures(_ request: Request) async throws -> Response {
        try await engine.pictures.setOpen(request.form["through"] == "yes", at: clock())
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.settings.saved)))
    }
}
