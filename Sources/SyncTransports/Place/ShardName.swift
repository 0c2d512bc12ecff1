internal import IntentSync

/// What every transport of this module takes as the name of a shard.
package enum ShardName {
    /// Whether `name` is one: ASCII letters, digits, dots, hyphens, and underscores, the first a
    /// letter or a digit, `limit` bytes at most.
    ///
    /// Nothing of it leads out of a folder, hides a file, or is spelled in two ways.
    package static func isValid(_ name: String, limitInBytes limit: Int) -> Bool {
        guard let first = name.utf8.first, isAlphanumeric(first), name.utf8.count <= limit
        else { return false }
        return name.utf8.allSatisfy { byte in
            isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_")
        }
    }

    /// Refuses what is no name of a shard.
    static func check(_ name: String, limitInBytes limit: Int) throws(TransportError) {
        guard isValid(name, limitInBytes: limit) else {
            throw .refused(detail: "A shard has a name that cannot be used.")
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
