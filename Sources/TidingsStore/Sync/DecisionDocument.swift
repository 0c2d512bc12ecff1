import FoundationEssentials
import NewsModel

/// Everything the person decided, as a document that can be written down and read again.
struct DecisionDocument: Codable {
    /// A folder; the names from the top on.
    struct Folder: Codable {
        var path: [String]
        var order: String?
    }

    /// A followed feed.
    struct Feed: Codable {
        var key: String
        var address: String
        var title: String?
        var folder: [String]
        var order: String?
    }

    /// The entries of a feed that are read: each its key and, after a space, where it stands on the
    /// feed's time axis, if it stands there.
    struct Marks: Codable {
        var feed: String
        var read: [String]
    }

    /// An entry that is saved, archived, or hidden.
    struct Entry: Codable {
        var feed: String
        var key: String
        var isSaved: Bool
        var isArchived: Bool
        var isHidden: Bool
        /// What it looks like, in the bytes that travel, as hexadecimal digits.
        var snapshot: String?

        enum CodingKeys: String, CodingKey {
            case feed
            case key
            case isSaved = "saved"
            case isArchived = "archived"
            case isHidden = "hidden"
            case snapshot
        }
    }

    /// Anything else: the kind and name of a thing, its flags, and its fields, as they travel.
    struct Other: Codable {
        var kind: UInt8
        var name: String
        var flags: [UInt8]
        var fields: [String: String]
    }

    /// What every such document says of itself.
    static let form = "tidings-decisions"

    /// Whether some bytes are JSON that says so.
    static func isClaimed(by bytes: [UInt8]) -> Bool {
        struct Claim: Decodable { var form: String }
        return (try? JSONDecoder().decode(Claim.self, from: Data(bytes)))?.form == form
    }

    /// The version that some bytes say they are of, or `nil` where they are no such document.
    static func claimedVersion(of bytes: [UInt8]) -> Int? {
        struct Claim: Decodable {
            var form: String
            var version: Int
        }
        let claim = try? JSONDecoder().decode(Claim.self, from: Data(bytes))
        return claim?.form == form ? claim?.version : nil
    }

    /// The version of the form; a reader reads this one and those before.
    static let version = 1

    var form = Self.form
    var version = Self.version
    var time: Int64
    var folders: [Folder] = []
    var feeds: [Feed] = []
    var marks: [Marks] = []
    var entries: [Entry] = []
    var settings: [String: String] = [:]
    var others: [Other] = []
}

/// Bytes as hexadecimal digits, two a byte.
enum HexadecimalBytes {
    private static let digits = Array("0123456789abcdef".utf8)

    static func string(_ bytes: some Sequence<UInt8>) -> String {
        String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self)
    }

    static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 {
            guard let digit = digits.firstIndex(of: character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | UInt8(digit))
                high = nil
            } else {
                high = UInt8(digit)
            }
        }
        return high == nil ? bytes : nil
    }
}
