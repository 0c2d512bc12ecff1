import Glibc
import Threads

/// Runs the measured parts of the benchmarks; `Benchmarks/run` calls it and compares.
@main
struct Benchmarks {
    // As the program itself does.
    static func main() {
        MemoryPools.share()
        let words = Array(CommandLine.arguments.dropFirst())
        Task.detached {
            do {
                try await run(words)
                exit(0)
            } catch {
                print("\(error)")
                exit(1)
            }
        }
        while true { pause() }
    }

    private static func run(_ words: [String]) async throws {
        switch words.first {
        case "write-feeds" where words.count == 3:
            try FeedFiles(folder: words[1]).writeMany(count: Int(words[2]) ?? 0)
        case "write-large" where words.count == 2:
            try FeedFiles(folder: words[1]).writeLarge()
        case "serve-feeds" where words.count == 2:
            try FeedServer(feedCount: Int(words[1]) ?? 0).run()
        case "parse" where words.count == 4:
            try ParseRun(list: words[2]).run(by: words[1], seconds: Double(words[3]) ?? 1)
        case "parse-once" where words.count == 3:
            try ParseRun.once(words[2], by: words[1])
        case "refresh" where words.count == 4:
            try await RefreshRun(store: words[1], port: Int(words[2]) ?? 0)
                .run(feedCount: Int(words[3]) ?? 0)
        case "build-store" where words.count == 4:
            try await StoreBuilder(
                path: words[1], feedCount: Int(words[2]) ?? 0, entriesPerFeed: Int(words[3]) ?? 0
            ).build()
        case "list" where words.count == 3:
            try await ListRun(store: words[1], count: Int(words[2]) ?? 0).run()
        case "list-statements" where words.count == 4:
            try await ListRun(store: words[1], count: Int(words[2]) ?? 0).printSQL(of: words[3])
        case "group" where words.count == 2:
            GroupRun(count: Int(words[1]) ?? 0).run()
        case "group-meaning" where words.count == 2:
            GroupRun(count: Int(words[1]) ?? 0, hasMeaning: true).run()
        default:
            print("This is called by Benchmarks/run.")
        }
    }
}
