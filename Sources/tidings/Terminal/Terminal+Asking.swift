import Glibc
import NewsModel

extension Terminal {
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
