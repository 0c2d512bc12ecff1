import CWebAssets
import Crypto

/// The files that travel inside the binary: style, script, and icon.
struct Assets: Sendable {
    /// One file.
    struct Asset: Sendable {
        var mediaType: String
        var bytes: [UInt8]
        /// The beginning of the digest, which makes each version an address of its own.
        var version: String
    }

    /// Every file by its name.
    static let all: [String: Asset] = {
        var assets: [String: Asset] = [:]
        for index in 0..<web_asset_count() {
            let asset = unsafe web_asset_at(index)
            let name = unsafe String(cString: asset.name)
            let bytes = unsafe Array(UnsafeBufferPointer(start: asset.bytes, count: asset.length))
            assets[name] = Asset(
                mediaType: mediaType(of: name), bytes: bytes,
                version: String(Digest(of: bytes).description.prefix(12)))
        }
        return assets
    }()

    /// The address of a file, which changes with its content.
    static func path(_ name: String) -> String {
        "/assets/" + name + "?v=" + (all[name]?.version ?? "")
    }

    private static func mediaType(of name: String) -> String {
        if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
        if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
        if name.hasSuffix(".png") { return "image/png" }
        if name.hasSuffix(".json") { return "application/json" }
        if name.hasSuffix(".svg") { return "image/svg+xml" }
        return "application/octet-stream"
    }

    /// Answers a request for a file.
    static func response(name: String, for request: Request) throws(Problem) -> Response {
        guard let asset = all[name] else { throw .notFound }
        var response = Response(mediaType: asset.mediaType, body: asset.bytes)
        if request.query["v"] == asset.version {
            response.set("Cache-Control", "public, max-age=31536000, immutable")
        }
        return response.validated(by: asset.version, for: request)
    }
}
