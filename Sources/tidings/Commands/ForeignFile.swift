import FeedParsing
import NewsModel
import TidingsEngine
import TidingsStore

/// A file of another reader, read and not carried out yet.
enum ForeignFile {
    /// What `--from` takes.
    static let readers = [
        "opml", "newsboat", "miniflux", "freshrss", "feedbin", "inoreader", "netnewswire",
        "google-reader", "tidings",
    ]
    /// The most bytes of a file of JSON, which takes many times its size while it is read.
    private static let jsonLimitInBytes = 64_000_000

    case list(SubscriptionList)
    case entries([ForeignEntry])
    case decisions([UInt8])

    /// Reads a file by what is in it.
    ///
    /// - Throws: `CommandFailure.failed` where it is damaged, or nothing that is known.
    init(_ bytes: [UInt8], named path: String, from reader: String?) throws(CommandFailure) {
        let name = path == "-" ? "This" : "“\(path.printable)”"
        let start = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if NewsboatCache.isOne(bytes) {
            guard let entries = NewsboatCache.entries(of: bytes) else {
                throw .failed("\(name) is a database, but no whole cache.db of newsboat.")
            }
            self = .entries(entries)
        } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) {
            throw .failed("\(name) is packed: unpack it, and import what is inside.")
        } else if [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(start.first) {
            self = try Self.json(bytes, name)
        } else if reader == "newsboat", start.first != UInt8(ascii: "<") {
            self = .list(SubscriptionList(newsboat: bytes))
        } else {
            do throws(FeedParsingError) {
                self = .list(try SubscriptionList(opml: bytes))
            } catch {
                let isOfNewsboat = !SubscriptionList(newsboat: bytes).feeds.isEmpty
                throw .failed(
                    "\(name) is not an OPML file, nor one of entries that is known: "
                        + (isOfNewsboat
                            ? "if it is the urls of newsboat, say so with --from newsboat."
                            : "export one from your other reader and import that."))
            }
        }
    }

    private static func json(
        _ bytes: [UInt8], _ name: String
    ) throws(CommandFailure) -> ForeignFile {
        if ReaderStore.isDecisions(bytes) {
            guard ReaderStore.canRestore(bytes) else {
                throw .failed("\(name) is damaged, or a later version wrote it.")
            }
            return .decisions(bytes)
        }
        guard bytes.count <= jsonLimitInBytes else {
            throw .failed("\(name) is larger than \(jsonLimitInBytes / 1_000_000) MB.")
        }
        do throws(FeedParsingError) {
            return .entries(try ForeignEntry.entries(ofJSON: bytes))
        } catch {
            switch error {
            case .malformed(let detail): throw .failed("\(name) cannot be read: \(detail).")
            default:
                throw .failed("\(name) is JSON, but no list of entries that is known here.")
            }
        }
    }

    /// Carries out what the file says.
    func takeOver(
        _ engine: ReaderEngine, _ session: Session, allowsPrivateNetwork: Bool
    ) async throws(CommandFailure) {
        switch self {
        case .decisions(let bytes): try await SyncRestoreCommand.restore(bytes, session)
        case .list(let list):
            let result: ReaderEngine.Import
            do throws(EngineError) {
                result = try await engine.importList(
                    list, allowsPrivateNetwork: allowsPrivateNetwork)
            } catch {
                throw CommandFailure(error)
            }
            for problem in result.problems { session.terminal.complain(problem) }
            session.terminal.say(
                "Following \(Plural.of(result.added, "new feed", "new feeds")); "
                    + "\(result.known) followed before; \(result.leftOut) left out.")
        case .entries(let entries):
            let result: KeptResult
            do throws(EngineError) {
                result = try await engine.takeOver(entries)
            } catch {
                throw CommandFailure(error)
            }
            session.terminal.say(
                "Took over \(Plural.of(result.readCount, "read mark", "read marks")) and "
                    + "\(Plural.of(result.savedCount, "saved entry", "saved entries")) from "
                    + "\(Plural.of(entries.count, "entry", "entries")).")
        }
    }
}
