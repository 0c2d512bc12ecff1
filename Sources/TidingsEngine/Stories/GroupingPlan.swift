public import NewsModel
public import StoryGrouping
public import TidingsStore

/// How headlines are grouped: everywhere, and otherwise in some folders.
public struct GroupingPlan: Hashable, Sendable {
    /// The setting for everywhere; for one folder a number sign follows and the name that all
    /// replicas know it by, which stays when it is renamed.
    ///
    /// Before, a colon followed and the names of its path, with slashes, which is still read.
    public static let setting = ReaderStore.groupingSetting

    /// A way of grouping, or none.
    public enum Way: Hashable, Sendable {
        /// Headlines are grouped so.
        case options(GroupingOptions)
        /// Headlines stand alone.
        case off
    }

    /// The ways that were set, by the names of the folder with slashes; of everywhere by none.
    private var ways: [String: Way] = [:]

    /// The plan that settings describe; what makes no sense, or is for no folder, is left out.
    ///
    /// - Parameters:
    ///   - settings: What is set, by name.
    ///   - folders: The folders there are.
    public init(settings: [String: String] = [:], folders: [FolderID: FolderPath] = [:]) {
        // A number sign stands before a colon: what is set by path gives way.
        for (name, value) in settings.sorted(by: { $0.key > $1.key }) {
            guard name.hasPrefix(Self.setting), let way = Self.way(value) else { continue }
            let rest = name.dropFirst(Self.setting.count)
            switch rest.first {
            case nil: ways[""] = way
            case ":": ways[String(rest.dropFirst())] = way
            case "#":
                guard let folder = FolderID(String(rest.dropFirst())).flatMap({ folders[$0] })
                else { continue }
                ways[Self.area(folder)] = way
            default: continue
            }
        }
    }

    /// The plan that a store holds.
    public init(_ store: ReaderStore) async throws(StoreError) {
        self.init(
            settings: try await store.settings(beginning: Self.setting),
            folders: try await store.folderPaths())
    }

    /// The folders with a way of their own, the top among them if it has one, in order.
    public var ownWays: [(folder: String, way: Way)] {
        ways.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Whether some headlines are compared by what they mean.
    package var usesMeaning: Bool {
        ways.values.contains { way in
            if case .options(let options) = way { options.algorithm == .stories } else { false }
        }
    }

    private static func area(_ folder: FolderPath) -> String {
        folder.names.joined(separator: "/")
    }

    /// The way of grouping in a folder.
    public func way(in folder: FolderPath) -> Way {
        ways[area(of: folder)] ?? .options(GroupingOptions())
    }

    /// The way that was set for a folder itself.
    public func ownWay(of folder: FolderPath) -> Way? { ways[Self.area(folder)] }

    /// The nearest folder around `folder` that has a way of its own, or the top.
    public func folderAbove(_ folder: FolderPath) -> FolderPath {
        var names = folder.names.dropLast()
        while !names.isEmpty {
            if ownWay(of: FolderPath(Array(names))) != nil { return FolderPath(Array(names)) }
            names.removeLast()
        }
        return .top
    }

    /// The part of the list of feeds that is grouped by itself: the names of the nearest folder
    /// with a way of its own, with slashes, or nothing.
    public func area(of folder: FolderPath) -> String {
        var names = folder.names
        while !names.isEmpty {
            let name = names.joined(separator: "/")
            if ways[name] != nil { return name }
            names.removeLast()
        }
        return ""
    }

    /// The area that a folder is in which was one of its own.
    func area(ofFormerArea name: String) -> String {
        area(of: FolderPath(name.split(separator: "/").map(String.init)))
    }

    /// The way in an area.
    func way(inArea area: String) -> Way { ways[area] ?? .options(GroupingOptions()) }

    /// The changes of settings that set a way for a folder, or with `nil` let that of the folder
    /// around it hold.
    ///
    /// - Parameters:
    ///   - way: The way.
    ///   - folder: The folder's path, or the top for everywhere.
    ///   - id: The name that all replicas know it by; `nil` for everywhere.
    /// - Returns: The names of the settings and their values, `nil` for none.
    static func changes(
        _ way: Way?, of folder: FolderPath, _ id: FolderID?
    ) -> [(name: String, value: String?)] {
        guard let id else { return [(setting, way.map(value))] }
        return [
            (ReaderStore.groupingSetting(of: id), way.map(value)),
            (setting + ":" + area(folder), nil),
        ]
    }

    /// What a setting holds for a way of grouping: its algorithm and threshold, or `off`.
    public static func value(of way: Way) -> String {
        switch way {
        case .off: "off"
        case .options(let options): "\(options.algorithm.rawValue) \(options.threshold)"
        }
    }

    /// The way that a value describes: `off`, or an algorithm and perhaps a level or threshold.
    public static func way(_ value: String) -> Way? {
        let words = value.split(separator: " ").map(String.init)
        guard let first = words.first, words.count <= 2 else { return nil }
        if first == "off" { return words.count == 1 ? .off : nil }
        guard let algorithm = GroupingAlgorithm(rawValue: first) else { return nil }
        guard words.count == 2 else { return .options(GroupingOptions(algorithm: algorithm)) }
        if let level = GroupingLevel(rawValue: words[1]) {
            return .options(GroupingOptions(algorithm: algorithm, level: level))
        }
        guard let threshold = Double(words[1]), (0...1).contains(threshold) else { return nil }
        return .options(GroupingOptions(algorithm: algorithm, threshold: threshold))
    }
}
