import FoundationEssentials
import Glibc

/// Writes over a file in place, as a restore that keeps the file does.
struct FileHandleWriter {
    private struct Refused: Error {}

    let path: String

    func write(_ data: Data) throws {
        let file = unsafe open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard file >= 0 else { throw Refused() }
        defer { close(file) }
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(file, $0.baseAddress, $0.count)
            }
            guard count > 0 else { throw Refused() }
            rest = rest.dropFirst(count)
        }
    }
}
