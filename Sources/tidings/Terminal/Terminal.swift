import FoundationEssentials
import Glibc

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

    /// Prints a line on stdout.
    func print(_ line: String) { write(line + "\n", to: 1) }

    /// Prints bytes on stdout as they are.
    func print(bytes: [UInt8]) { write(bytes[...], to: 1) }

    /// Prints a line on stderr.
    func complain(_ line: String) { write(line + "\n", to: 2) }

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
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    /// `text` in `style`, where colour may be used.
    func styled(_ text: String, _ style: Style) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    private func write(_ text: String, to descriptor: Int32) {
        // Nothing from the web may command the terminal that a pipe ends in. Parsers drop the
        // other controls; these, of which each begins an escape, stand here for nothing.
        let scalars = text.unicodeScalars.filter { !(0x80..<0xA0).contains($0.value) }
        write(Array(String(String.UnicodeScalarView(scalars)).utf8)[...], to: descriptor)
    }

    private func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
        var rest = bytes
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            // Whoever read the output may be gone (`tidings list | head`): then it is not needed.
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
