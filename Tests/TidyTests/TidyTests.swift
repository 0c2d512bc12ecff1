import Testing

@Suite struct TidyTests {
    let tree: SourceTree

    init() throws {
        tree = try SourceTree()
    }

    @Test func `the tree is read`() {
        #expect(tree.sources.count > 50)
        #expect(Set(tree.sources.map(\.module)).isSuperset(of: Self.doors.values.joined()))
    }

    @Test func `no file has more than 300 lines`() {
        for file in tree.files {
            #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count) lines")
        }
    }

    /// Which module opens which C library.
    ///
    /// A test target may ask libxml2 for a second opinion.
    static let doors: [String: [String]] = [
        "CCurl": ["Fetching"], "CGumbo": ["Markup"], "CMalloc": ["Threads"],
        "CMicroHTTPD": ["TidingsWeb"],
        "CPSL": ["Fetching"], "CSQLite": ["SQLite"], "CSampleFeeds": ["SampleFeeds"],
        "CSodium": ["Crypto"], "CWebAssets": ["TidingsWeb"], "CXML2": [],
        "CZlib": ["Compression"],
    ]

    @Test func `each C library has one door`() {
        for file in tree.sources {
            for name in file.imports {
                guard let modules = Self.doors[name] else { continue }
                #expect(modules.contains(file.module), "\(file.path) imports \(name)")
            }
        }
    }

    /// What each module may import of ours: only what is below it.
    static let below: [String: Set<String>] = [
        "CharacterReferences": [],
        "Compression": [],
        "Crypto": [],
        "NewsModel": ["Crypto"],
        "FeedParsing": ["CharacterReferences", "NewsModel"],
        "Markup": ["CharacterReferences", "NewsModel"],
        "StoryGrouping": ["NewsModel"],
        "Almanac": ["NewsModel"],
        "IntentSync": ["Compression", "NewsModel"],
        "SampleFeeds": ["CharacterReferences", "NewsModel"],
        "Threads": [],
        "SQLite": [],
        "TidingsStore": ["Crypto", "FeedParsing", "IntentSync", "NewsModel", "SQLite"],
        "Fetching": ["NewsModel", "Threads"],
        "SyncTransports": ["Crypto", "IntentSync", "Threads"],
        "Assistant": ["Compression", "Crypto", "Fetching", "NewsModel", "StoryGrouping"],
        "TidingsEngine": [
            "Assistant",
            "Crypto", "NewsModel", "FeedParsing", "Markup", "StoryGrouping", "IntentSync",
            "SyncTransports", "TidingsStore", "Fetching", "Almanac",
        ],
        "TidingsWeb": [
            "Almanac", "StoryGrouping",
            "CharacterReferences", "Crypto", "NewsModel", "FeedParsing", "Fetching",
            "IntentSync", "TidingsStore", "TidingsEngine", "SampleFeeds",
        ],
    ]

    @Test func `imports only go down`() {
        for file in tree.sources where file.module != "tidings" {
            guard let allowed = Self.below[file.module] else {
                Issue.record("\(file.path) belongs to no known module")
                continue
            }
            for name in file.imports where Self.below[name] != nil {
                #expect(allowed.contains(name), "\(file.path) imports \(name)")
            }
        }
    }

    /// The modules without clock, disk, network, actor, or randomness.
    static let pure: Set = [
        "CharacterReferences", "NewsModel", "FeedParsing", "Markup", "StoryGrouping",
        "SampleFeeds", "Compression", "IntentSync", "Almanac",
    ]

    @Test func `pure modules import nothing of the world`() {
        let world: Set = [
            "Dispatch", "Foundation", "FoundationNetworking", "Threads", "SQLite", "Fetching",
        ]
        for file in tree.sources where Self.pure.contains(file.module) {
            for name in file.imports {
                #expect(!world.contains(name), "\(file.path) imports \(name)")
            }
        }
    }

    @Test func `pure modules have no clock and no randomness of their own`() {
        let words = ["Date()", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator"]
        for file in tree.sources where Self.pure.contains(file.module) {
            for line in file.lines {
                for word in words {
                    #expect(!line.contains(word), "\(file.path): \(line)")
                }
            }
        }
    }

    @Test func `nobody imports the whole of Foundation`() {
        for file in tree.files { #expect(!file.imports.contains("Foundation"), "\(file.path)") }
    }

    @Test func `no program begins on the main queue, whose descriptor is closed under others`() {
        for file in tree.files where file.module != "TidyTests" {
            for line in file.lines {
                #expect(!line.contains("func main() async"), "\(file.path): \(line)")
                #expect(!line.contains("DispatchQueue.main"), "\(file.path): \(line)")
            }
        }
    }

    @Test func `no drawer has a name that fits everything`() {
        let names = ["Util", "Helper", "Manager", "Common", "Misc"]
        for file in tree.files {
            for name in names { #expect(!file.path.contains(name), "\(file.path)") }
        }
    }

    @Test func `nothing is marked as unfinished`() {
        let marks = ["TO" + "DO", "FIX" + "ME", "fatalError(\"" + "stub"]
        for file in tree.files {
            for line in file.lines {
                for mark in marks { #expect(!line.contains(mark), "\(file.path): \(line)") }
            }
        }
    }

    @Test func `no unsafe shortcut is taken`() {
        let shortcuts = ["try!", "as!", "@testable", "@unchecked Sendable", "nonisolated(unsafe)"]
        for file in tree.files where file.module != "TidyTests" {
            for (number, line) in file.lines.enumerated() {
                let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
                for shortcut in shortcuts where code.contains(shortcut) {
                    // The last two may stand under a comment that begins with "Safe because".
                    let above = file.lines[max(0, number - 6)..<number].joined()
                    #expect(
                        shortcut.hasPrefix("@unchecked") || shortcut.hasPrefix("nonisolated")
                            ? above.contains("Safe because") : false,
                        "\(file.path):\(number + 1): \(line)")
                }
            }
        }
    }
}
