/// Runs the measured parts of the benchmarks of sync; `Benchmarks/run` calls it and compares.
@main
struct SyncBenchmarks {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        switch words.first {
        case "read-state-size" where words.count == 4:
            SizeRun(
                scenario: ReaderModel.Scenario(rawValue: words[1]) ?? .habits,
                entries: Int(words[2]) ?? 0, seed: Int(words[3]) ?? 0
            ).run()
        case "read-state-speed" where words.count == 5:
            try SpeedRun(
                scenario: ReaderModel.Scenario(rawValue: words[1]) ?? .habits,
                entries: Int(words[2]) ?? 0, seed: Int(words[3]) ?? 0,
                isShuffled: words[4] == "shuffled"
            ).run()
        case "read-state-damage" where words.count == 2:
            try DamageRun(count: Int(words[1]) ?? 0).run()
        case "account" where words.count == 2:
            AccountRun(seed: Int(words[1]) ?? 0).run()
        default:
            print("This is called by Benchmarks/run.")
        }
    }
}
