import FoundationEssentials
import Markup
import NewsModel
import Testing

/// The attacks and benign fragments of a corpus beside the package; nothing without it.
@Suite struct SanitizerCorpusTests {
    private struct Case: Decodable {
        var id: String
        var input: String
        var base: String?
    }

    private static let cases: [Case] = {
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let folder = "/\(package)/../shared/corpus/cases/sanitize"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".jsonl") }.sorted().flatMap { name -> [Case] in
            let data = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
            return data.split(separator: 0x0A).compactMap { line in
                try? JSONDecoder().decode(Case.self, from: Data(line))
            }
        }
    }()

    @Test(.enabled(if: !cases.isEmpty))
    func `leaves nothing that acts, and changes nothing the second time`() {
        for fragment in Self.cases {
            let sanitizer = Sanitizer(base: fragment.base.flatMap { WebAddress($0) })
            let once = sanitizer.sanitize(fragment.input)
            #expect(SafeHTML(once).findings == [], "\(fragment.id)")
            #expect(sanitizer.sanitize(once) == once, "\(fragment.id)")
        }
    }
}
