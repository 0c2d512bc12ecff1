import FoundationEssentials
import TestSupport

/// A server that speaks HTTP/2 over TLS and nothing else, where this machine has one.
///
/// It is `nghttpd` of Debian's `nghttp2-server`, with a certificate made for it alone.
struct SecureServer {
    private let folder: TemporaryFolder
    private let program: RunningProgram
    private let port: Int

    /// Whether there are the programs for one.
    static var isPossible: Bool { path(of: "nghttpd") != nil && path(of: "openssl") != nil }

    /// Serves `document` as `/feed.xml`.
    init(document: [UInt8]) async throws {
        folder = try TemporaryFolder()
        let (key, certificate) = (folder.file("key.pem"), folder.file("certificate.pem"))
        let environment = ProcessInfo.processInfo.environment
        let maker = try RunningProgram(
            Self.path(of: "openssl") ?? "",
            arguments: [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-days", "2", "-subj", "/CN=localhost", "-addext",
                "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate,
            ], environment: environment)
        _ = await maker.result()
        try FileManager.default.createDirectory(
            atPath: folder.file("public"), withIntermediateDirectories: false)
        try Data(document).write(to: URL(filePath: folder.file("public/feed.xml")))
        // A port that was free a moment ago.
        let lender = try LoopbackServer { _ in .text("") }
        port = lender.port
        lender.stop()
        program = try RunningProgram(
            Self.path(of: "nghttpd") ?? "",
            arguments: [
                "-a", "127.0.0.1", "-d", folder.file("public"), String(port), key, certificate,
            ], environment: environment)
    }

    /// The file of the certificate to trust.
    var certificateFile: String { folder.file("certificate.pem") }

    /// The address of the document.
    var address: String { "https://localhost:\(port)/feed.xml" }

    /// Ends it.
    func stop() { program.kill() }

    private static func path(of program: String) -> String? {
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return (places.map(String.init) + ["/usr/sbin"]).map { $0 + "/" + program }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
