public import NewsModel
public import StoryGrouping

/// How headlines are grouped: everywhere, and otherwise in some folders.
public struct GroupingPlan: Hashable, Sendable {
    /// The setting for everywhere; for one folder a colon and its names follow, with slashes.
    public static let setting = "stories.grouping"

    /// The longest name of a setting, in bytes.
    public static let limitInName = 255

    /// A way of grouping, or none.
    public enum Way: Hashable, Sendable {
        /// Headlines are grouped so.
        case options(GroupingOptions)
        /// Headlines stand alone.
        case off
    }

    private var ways: [String: Way] = [:]

    /// The plan that settings describe; what makes no sense is left out.
    public init(settings: [String: String] = [:]) {
        for (name, value) in settings where name.hasPrefix(Self.setting) {
            let rest = name.dropFirst(Self.setting.count)
            guard rest.isEmpty || rest.hasPrefix(":"), let way = Self.way(value) else { continue }
            ways[String(rest.dropFirst())] = way
        }
    }

    /// The way of grouping in a folder.
    public func way(in folder: FolderPath) -> Way {
        ways[area(of: folder)] ?? .options(GroupingOptions())
    }

    /// The way that was set for a folder itself.
    public func ownWay(of folder: FolderPath) -> Way? { ways[folder.names.joined(separator: "/")] }

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

    /// The way in an area.
    func way(inArea area: String) -> Way { ways[area] ?? .options(GroupingOptions()) }

    /// The name of the setting for a folder, or with the empty path for everywhere.
    public static func settingName(for folder: FolderPath) -> String {
        folder.names.isEmpty ? setting : setting + ":" + folder.names.joined(separator: "/")
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
