import FoundationEssentials
import NewsModel

/// What belongs to an entry besides its texts, as it is stored: JSON, or nothing where there is
/// nothing.
struct EntryDetails: Codable {
    /// A media file.
    struct Medium: Codable {
        var address: String
        var mediaType: String?
        var sizeInBytes: Int?
    }

    var enclosures: [Medium]
    var categories: [String]
    var commentsAddress: String?

    /// The stored form of what belongs to `entry`.
    static func stored(_ entry: PreparedEntry) -> String? {
        if entry.enclosures.isEmpty, entry.categories.isEmpty, entry.commentsAddress == nil {
            return nil
        }
        let details = EntryDetails(
            enclosures: entry.enclosures.map {
                Medium(address: $0.address, mediaType: $0.mediaType, sizeInBytes: $0.sizeInBytes)
            }, categories: entry.categories, commentsAddress: entry.commentsAddress)
        return (try? JSONEncoder().encode(details)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads the stored form; what cannot be read is as if it were not there.
    static func read(_ stored: String?) -> EntryDetails {
        let details = stored.flatMap {
            try? JSONDecoder().decode(EntryDetails.self, from: Data($0.utf8))
        }
        return details ?? EntryDetails(enclosures: [], categories: [])
    }
}
