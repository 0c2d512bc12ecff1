import FoundationEssentials
import Glibc
import NewsModel
import Synchronization

/// Where output goes, and what it may look like there.
struct Terminal: Sendable {
    /// Whether stdout is a terminal.
    let isInteractive: Bool
    /// Whether stderr is a terminal, so that progress may be shown.
    let showsProgress: Bool
    /// Whether colour may be used on stdout.
    let usesColor: Bool
    /// The width of the terminal in columns, or `nil` where lines may be as long as they are.
    let width: Int?

    /// What the process was started with; `NO_COLOR` and `TERM=dumb` switch colour off.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        isInteractive = isatty(1) == 1
        showsProgress = isatty(2) == 1 && environment["TERM"] != "dumb"
        usesColor =
            isInteractive && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
        var size = winsize()
        let isKnown = unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        width = isInteractive ? (isKnown ? Int(size.ws_col) : 80) : nil
    }

    /// Prints a line on stdout; text from the web is made `printable` before it is styled.
    func print(_ line: String) { write(line + "\n", to: 1) }

    /// Prints a message on stdout, whatever names from the web are in it.
    func say(_ message: String) { print(message.printable) }

    /// Prints bytes on stdout as they are.
    func print(bytes: [UInt8]) { write(bytes[...], to: 1) }

    /// Prints a line on stderr.
    func complain(_ line: String) { write(line.printable + "\n", to: 2) }

    /// Replaces the line of progress on stderr; nothing where that is no terminal.
    func progress(_ line: String) {
        guard showsProgress else { return }
        write("\r\u{1B}[K" + TextWidth.cut(line, to: max(20, (width ?? 80) - 1)), to: 2)
    }

    /// Takes the line of progress away.
    func endProgress() {
        guard showsProgress else { return }
        write("\r\u{1B}[K", to: 2)
    }

    /// The styles that text can have on a terminal.
    enum Style: String {
        case bold = "1"
        case dim = "2"
        case yellow = "33"
        case cyan = "36"
    }

    /// `text` in `style`, where colour may be used.
    func styled(_ text: String, _ style: Style) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Why output could not be written, one plain sentence, or `nil` where all was.
    var outputProblem: String? {
        Self.failure.withLock { code in
            code.map { "The output could not be written whole (error \($0)): is the disk full?" }
        }
    }

    /// The first error of writing to stdout, but for a reader who is gone.
    private static let failure = Mutex<Int32?>(nil)

    private func write(_ text: String, to descriptor: Int32) {
        write(Array(text.utf8)[...], to: descriptor)
    }

    private func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
        var rest = bytes
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            guard count > 0 || errno == EINTR else {
                // Whoever read the output may be gone (`tidings list | head`): nothing is missing.
                if descriptor == 1, errno != EPIPE {
                    let code = errno
                    Self.failure.withLock { $0 = $0 ?? code }
                }
                return
            }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
