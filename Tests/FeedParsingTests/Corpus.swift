import FoundationEssentials

/// The test corpus beside the project, which need not be there.
struct Corpus {
    /// One case: its input, and what is expected of it.
    struct Case {
        /// The name of the case.
        let name: String
        /// The bytes as received.
        let input: [UInt8]
        /// The expectation as JSON.
        let expectation: Data
    }

    /// The cases in a folder of the corpus and the folders inside it; none where it is absent.
    static func cases(in folder: String) -> [Case] {
        // Tests, the package, and what stands beside it.
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let root = package.deletingLastPathComponent()
            .appending(path: "shared/corpus/cases/" + folder)
        let suffix = ".expected.json"
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return files.filter { $0.hasSuffix(suffix) }.sorted().compactMap { file in
            struct Head: Decodable { let input: String }
            let address = root.appending(path: file)
            guard let expectation = try? Data(contentsOf: address),
                let head = try? JSONDecoder().decode(Head.self, from: expectation),
                let input = try? Data(
                    contentsOf: address.deletingLastPathComponent().appending(path: head.input))
            else { return nil }
            return Case(
                name: String(file.dropLast(suffix.utf8.count)), input: [UInt8](input),
                expectation: expectation)
        }
    }
}
