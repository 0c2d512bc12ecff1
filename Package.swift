// swift-tools-version: 6.2

import PackageDescription

// MARK: Settings

/// One set of rules for every Swift target: no warning survives, every existential and every use
/// of unsafe memory is spelled out, and a file imports what it uses.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// A C library of the operating system: a module map and a shim, no code of ours.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Files of ours that travel inside the binary, as C arrays.
func embedded(_ name: String) -> Target {
    .target(name: name, path: "Sources/System/\(name)", exclude: ["files"])
}

/// A Swift module and, beside it, its tests.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [],
    testing extra: [Target.Dependency] = []
) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, swiftSettings: settings),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: name), "TestSupport"] + dependencies + extra,
            swiftSettings: settings),
    ]
}

// MARK: Layers, lowest first; imports only go down

let systemLayer: [Target] = [
    system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
    system("CGumbo", pkgConfig: "gumbo", apt: "libgumbo-dev"),
    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    system("CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
    system("CPSL", pkgConfig: "libpsl", apt: "libpsl-dev"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    system("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
    system("CXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    embedded("CSampleFeeds"),
    embedded("CWebAssets"),
]

let valueLayer: [[Target]] = [
    module("CharacterReferences"),
    module("Compression", ["CZlib"]),
    module("Crypto", ["CSodium"]),
    module("NewsModel", ["Crypto"]),
]

let pureLayer: [[Target]] = [
    module("FeedParsing", ["CharacterReferences", "NewsModel"], testing: ["CXML2"]),
    module("Markup", ["CharacterReferences", "NewsModel", "CGumbo"]),
    module("StoryGrouping", ["NewsModel"]),
    module("Almanac", ["NewsModel"]),
    module("IntentSync", ["Compression", "NewsModel"], testing: ["SyncSimulation"]),
    module(
        "SampleFeeds", ["CharacterReferences", "NewsModel", "CSampleFeeds"],
        testing: ["FeedParsing"]),
]

let worldLayer: [[Target]] = [
    module("Threads", ["CMalloc"]),
    module("SQLite", ["CSQLite"]),
    module("TidingsStore", ["SQLite", "NewsModel", "Crypto", "FeedParsing", "IntentSync"]),
    module("Fetching", ["NewsModel", "Threads", "CCurl", "CPSL"]),
    module("SyncTransports", ["IntentSync", "Crypto", "Threads"]),
    module("Assistant", ["Compression", "Crypto", "Fetching", "NewsModel", "StoryGrouping"]),
]

let productLayer: [[Target]] = [
    module(
        "TidingsEngine",
        [
            "Crypto", "NewsModel", "FeedParsing", "Markup", "StoryGrouping", "IntentSync",
            "SyncTransports", "TidingsStore", "Fetching", "Assistant", "Almanac",
        ], testing: ["SQLite"]),
    module(
        "TidingsWeb",
        [
            "Almanac", "CharacterReferences", "Crypto", "NewsModel", "FeedParsing", "IntentSync",
            "TidingsStore", "TidingsEngine", "SampleFeeds", "StoryGrouping", "CMicroHTTPD",
            "CWebAssets",
        ], testing: ["Fetching"]),
    [
        .executableTarget(
            name: "tidings",
            dependencies: [
                "NewsModel", "FeedParsing", "Markup", "StoryGrouping", "IntentSync", "Fetching",
                "SampleFeeds", "SyncTransports", "Threads", "TidingsStore", "TidingsEngine",
                "TidingsWeb", "Assistant", "Almanac",
            ],
            swiftSettings: settings)
    ],
]

/// What only tests and benchmarks build.
let proofLayer: [Target] = [
    .target(
        name: "TestSupport", dependencies: ["Threads"], path: "Tests/TestSupport",
        swiftSettings: settings),
    .testTarget(name: "TidyTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .testTarget(
        name: "ProductTests",
        dependencies: ["TestSupport", "NewsModel", "Compression", "tidings"],
        swiftSettings: settings),
    .target(
        name: "SyncSimulation", dependencies: ["IntentSync", "NewsModel"],
        path: "Tests/SyncSimulation", swiftSettings: settings),
    .executableTarget(
        name: "tidings-sim", dependencies: ["SyncSimulation"], path: "Tests/tidings-sim",
        swiftSettings: settings),
    .executableTarget(
        name: "tidings-bench",
        dependencies: [
            "NewsModel", "FeedParsing", "StoryGrouping", "TidingsStore", "Fetching",
            "TidingsEngine", "IntentSync", "TestSupport", "Threads", "CXML2",
        ],
        path: "Benchmarks/tidings-bench",
        swiftSettings: settings),
    .executableTarget(
        name: "sync-bench",
        dependencies: ["Compression", "IntentSync", "NewsModel", "TestSupport"],
        path: "Benchmarks/sync-bench",
        swiftSettings: settings),
]

let package = Package(
    name: "Tidings",
    products: [
        .executable(name: "tidings", targets: ["tidings"]),
        .executable(name: "tidings-sim", targets: ["tidings-sim"]),
        .library(name: "FeedParsing", targets: ["NewsModel", "FeedParsing"]),
        .library(name: "StoryGrouping", targets: ["NewsModel", "StoryGrouping"]),
        .library(name: "IntentSync", targets: ["NewsModel", "IntentSync"]),
        .library(name: "SyncTransports", targets: ["IntentSync", "SyncTransports"]),
    ],
    targets: systemLayer + (valueLayer + pureLayer + worldLayer + productLayer).flatMap { $0 }
        + proofLayer,
    swiftLanguageModes: [.v6]
)
