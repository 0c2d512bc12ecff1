import FoundationEssentials

/// The Swift files of the project, read as text.
struct SourceTree {
    /// One file.
    struct File {
        /// The path below the project's folder.
        let path: String
        /// The lines of the file.
        let lines: [Substring]

        /// The names of the modules that the file imports.
        var imports: [String] {
            lines.compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({ Self.importWords.contains(String($0)) })
                else { return nil }
                return String(words[index + 1])
            }
        }

        private static let importWords: Set<String> = [
            "public", "package", "internal", "private", "@preconcurrency", "@unsafe",
        ]

        /// The module that the file belongs to: the folder below `Sources`, `Tests`, or
        /// `Benchmarks`.
        var module: String { String(path.split(separator: "/").dropFirst().first ?? "") }
    }

    /// The files below `Sources`, `Tests`, and `Benchmarks`.
    let files: [File]

    /// Reads the tree that this file is part of.
    init() throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        var files: [File] = []
        for folder in ["Sources", "Tests", "Benchmarks"] {
            let path = "/\(root)/\(folder)"
            for name in try FileManager.default.subpathsOfDirectory(atPath: path)
            where name.hasSuffix(".swift") {
                let data = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
                let text = String(decoding: data, as: UTF8.self)
                files.append(
                    File(
                        path: "\(folder)/\(name)",
                        lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
            }
        }
        self.files = files
    }

    /// The files below `Sources`.
    var sources: [File] { files.filter { $0.path.hasPrefix("Sources/") } }
}
