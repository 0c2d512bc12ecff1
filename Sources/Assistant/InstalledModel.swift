/// A model whose files are on this machine.
public struct InstalledModel: Hashable, Sendable {
    /// The name of its package.
    public var name: String
    /// The version of its package.
    public var version: String
    /// The licence that its package states.
    public var licence: String
    /// How much the installed files take, in bytes.
    public var sizeInBytes: Int
    /// The SHA-256 digest of the package it came from, in hexadecimal digits.
    public var digest: String
    /// The folder it is in.
    public var path: String
    /// The file of the engine, below the folder.
    var library: String
    /// The file of the weights, below the folder.
    var weights: String
    /// The SHA-256 digests of its files, by their names below the folder.
    var fileDigests: [String: String]

    /// The name and version, which tell its vectors from those of any other.
    public var identifier: String { "\(name)-\(version)" }
    /// Where the engine is.
    var libraryPath: String { path + "/" + library }
    /// Where the weights are.
    var weightsPath: String { path + "/" + weights }
}

/// What is written down beside the files of a model.
struct ModelCard: Codable {
    /// The name of the file.
    static let fileName = "model.json"

    var name: String
    var version: String
    var licence: String
    var sizeInBytes: Int
    var digest: String
    var library: String
    var weights: String
    /// Not there where an earlier version installed it.
    var fileDigests: [String: String]?

    /// The model that lies in a folder.
    func model(in path: String) -> InstalledModel {
        InstalledModel(
            name: name, version: version, licence: licence, sizeInBytes: sizeInBytes,
            digest: digest, path: path, library: library, weights: weights,
            fileDigests: fileDigests ?? [:])
    }

    /// Whether the files it names lie below the folder.
    var isSafe: Bool {
        ([library, weights] + (fileDigests ?? [:]).keys).allSatisfy(WheelArchive.isSafe)
    }
}
