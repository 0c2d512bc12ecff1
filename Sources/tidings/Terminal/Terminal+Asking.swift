import Glibc
import NewsModel

extension Terminal {
    /// Asks a person for something that must not stand on the screen.
    func askSecret(_ question: String) -> String {
        complain(question)
        var before = termios()
        let isKnown = unsafe tcgetattr(0, &before) == 0
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO)
        if isKnown { _ = unsafe tcsetattr(0, TCSAFLUSH, &silent) }
        defer { if isKnown { _ = unsafe tcsetattr(0, TCSAFLUSH, &before) } }
        return readLine() ?? ""
    }

    /// Asks a person on the terminal, and goes on only after a yes.
    ///
    /// - Throws: `CommandFailure.failed` where the answer is no or nobody is there to give one.
    func confirm(_ question: String) throws(CommandFailure) {
        guard isatty(0) == 1 else { throw .failed("Nobody can be asked here: say --yes.") }
        complain("\(question) Type yes to go on.")
        let answer = readLine()?.lowercased().filter { !$0.isWhitespace } ?? ""
        guard answer == "yes" || answer == "y" else { throw .failed("Nothing was changed.") }
    }
}
