import CSampleFeeds

/// A data file that travels inside the program.
struct SampleFile {
    /// The name, such as `harbour-post.json`.
    let name: String
    /// The bytes, JSON in UTF-8.
    let bytes: [UInt8]

    /// Every file, in the order of the table in `sample_feeds.c`.
    static let all: [SampleFile] = (0..<sample_file_count()).map { index in
        let file = unsafe sample_file_at(index)
        return unsafe SampleFile(
            name: String(cString: file.name),
            bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.length)))
    }

    /// The file of feeds to begin with; every other file holds one publisher.
    static let starterName = "starters.json"
}
