import Glibc
import NewsModel

/// What this machine is called.
enum HostName {
    /// The name, or `this computer` where it has none.
    static var current: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return unnamed }
        let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let name = String(decoding: bytes, as: UTF8.self).printable
        return name.isEmpty ? unnamed : name
    }

    private static let unnamed = "this computer"
}
