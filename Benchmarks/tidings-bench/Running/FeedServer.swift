import Glibc
import Synchronization
import TestSupport

/// Serves generated feeds on every address of this machine, conditionally where asked so.
struct FeedServer {
    /// How many feeds it serves, as `/0.xml` and so on.
    let feedCount: Int

    private final class Shelf: Sendable {
        let documents = Mutex<[[UInt8]]>([])
        let entityTag = Mutex("")
    }

    /// Serves until standard input ends; each line of it is the version to serve from then on.
    ///
    /// Prints the port, then a line whenever a version is ready.
    func run() throws {
        let shelf = Shelf()
        let server = try LoopbackServer { Self.reply(to: $0, from: shelf) }
        print(server.port)
        fflush(nil)
        let writer = FeedWriter()
        while let line = readLine(), let version = Int(line) {
            let documents = (0..<feedCount).map {
                Array(writer.document(number: $0, entries: version..<version + 20).utf8)
            }
            shelf.documents.withLock { $0 = documents }
            shelf.entityTag.withLock { $0 = "\"\(version)\"" }
            print(documents.reduce(0) { $0 + $1.count })
            fflush(nil)
        }
        server.stop()
    }

    private static func reply(to request: LoopbackRequest, from shelf: Shelf) -> LoopbackReply {
        let tag = shelf.entityTag.withLock { $0 }
        let headers: KeyValuePairs = [
            "Content-Type": "application/xml", "ETag": tag, "Connection": "close",
            "Last-Modified": "Sun, 01 Nov 2026 00:00:00 GMT",
        ]
        if request["If-None-Match"] == tag { return .answer(status: 304, headers: headers) }
        let number = Int(request.path.dropFirst().prefix { $0 != "." }) ?? -1
        let document = shelf.documents.withLock { documents in
            documents.indices.contains(number) ? documents[number] : nil
        }
        guard let document else { return .answer(status: 404) }
        return .answer(headers: headers, body: .whole(document))
    }
}
