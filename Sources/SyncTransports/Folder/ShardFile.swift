internal import Crypto

/// A shard as it stands in a file: four bytes that say so, its length, its checksum, itself.
///
/// A service that copies files may show one that is cut short, or long enough and still empty in
/// places. The checksum tells such a file from a whole one; it is no defence against forgery.
package enum ShardFile {
    private static let magic = Array("TDS1".utf8)
    /// The bytes before the shard.
    package static let headerInBytes = 16

    /// The bytes of the file that holds `shard`, of less than 4 GB.
    package static func file(holding shard: [UInt8]) -> [UInt8] {
        var file = magic
        let length = UInt32(clamping: shard.count)
        for shift in [24, 16, 8, 0] as [UInt32] {
            file.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        file += ContentHash(of: shard).bytes.prefix(8)
        return file + shard
    }

    /// The shard in a file, or `nil` where the file is not whole.
    package static func shard(in file: [UInt8]) -> [UInt8]? {
        guard file.count >= headerInBytes, file.starts(with: magic) else { return nil }
        let length = file[4..<8].reduce(0) { $0 << 8 | Int($1) }
        guard length == file.count - headerInBytes else { return nil }
        let shard = Array(file[headerInBytes...])
        return ContentHash(of: shard).bytes.starts(with: file[8..<16]) ? shard : nil
    }
}
