/// What the program was asked to do.
struct Arguments {
    /// The seeds to run.
    var seedCount: UInt64 = 2000
    /// The first seed.
    var firstSeed: UInt64 = 1
    /// How many threads work at once.
    var jobs = 2
    /// The seed whose story is told.
    var traced: UInt64?
    /// The seed that is made shorter.
    var shrunk: UInt64?
    /// How many lines a short story has at most.
    var lineCount = 20
    /// The depth of an exhaustive search.
    var depth: Int?
    /// The machines of an exhaustive search.
    var replicas = 2
    /// Whether the seeds are run that once failed.
    var runsRegressions = false
    /// Whether every seed is run twice and compared.
    var runsTwice = false
    /// The planted bug to hunt.
    var mutant: String?
    /// Whether all planted bugs are hunted.
    var huntsAll = false

    /// How the program is used.
    static let usage = """
        Usage: tidings-sim [--seeds N] [--from S] [--jobs J] [--twice]
               tidings-sim --regressions
               tidings-sim --trace SEED
               tidings-sim --shrink SEED [--lines L]
               tidings-sim --exhaustive DEPTH [--replicas R] [--jobs J]
               tidings-sim --mutants [--seeds N] [--from S] [--jobs J]
               tidings-sim --mutant NAME [--seeds N] [--from S] [--jobs J]
        """

    /// Why the arguments are no use.
    struct Wrong: Error {
        /// In words.
        var reason: String
    }

    /// Reads the words after the program's name.
    init(_ words: some Sequence<String>) throws(Wrong) {
        var rest = Array(words.reversed())
        while let word = rest.popLast() {
            switch word {
            case "--seeds": seedCount = try Self.number(&rest, word)
            case "--from": firstSeed = try Self.number(&rest, word)
            case "--jobs": jobs = Int(min(try Self.number(&rest, word), 256))
            case "--trace": traced = try Self.number(&rest, word)
            case "--shrink": shrunk = try Self.number(&rest, word)
            case "--exhaustive": depth = Int(min(try Self.number(&rest, word), 20))
            case "--replicas": replicas = Int(min(try Self.number(&rest, word), 6))
            case "--lines": lineCount = Int(min(try Self.number(&rest, word), 100_000))
            case "--twice": runsTwice = true
            case "--regressions": runsRegressions = true
            case "--mutants": huntsAll = true
            case "--mutant":
                guard let name = rest.popLast() else { throw Wrong(reason: "\(word) needs a name") }
                mutant = name
            default: throw Wrong(reason: "unknown option \(word)")
            }
        }
        if jobs < 1 || replicas < 1 { throw Wrong(reason: "at least one of each, please") }
    }

    private static func number(_ rest: inout [String], _ word: String) throws(Wrong) -> UInt64 {
        guard let text = rest.popLast(), let number = UInt64(text), number < 1 << 62 else {
            throw Wrong(reason: "\(word) needs a number")
        }
        return number
    }
}
