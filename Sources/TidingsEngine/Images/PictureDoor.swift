import Crypto
import Markup
package import NewsModel

/// Leads the pictures of entries through the reader, so that publishers do not see who reads.
///
/// Each address carries a proof that the reader wrote it: nobody else can have it fetch anything.
package struct PictureDoor: Hashable, Sendable {
    /// The path that pictures have here.
    package static let path = "/picture"
    /// The bytes of a proof.
    private static let proofSize = 16

    /// What only this reader knows.
    private let secret: [UInt8]

    /// A door that opens with `secret`.
    package init(secret: [UInt8]) {
        self.secret = secret
    }

    /// What to fetch, where `address` comes with the proof that it may be.
    ///
    /// - Parameters:
    ///   - address: The address of a picture.
    ///   - proof: The proof in hexadecimal digits.
    ///   - host: The host that may be on a private network, or `nil` for none.
    /// - Returns: The address, or `nil` where the proof is another's.
    package func address(_ address: String, proof: String, privateHost host: String?) -> WebAddress?
    {
        let right = Array(self.proof(of: address, host).utf8)
        let given = Array(proof.utf8)
        guard given.count == right.count,
            zip(given, right).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0
        else { return nil }
        return WebAddress(address)
    }

    /// The path under which the picture at `address` is had here.
    package func path(of address: WebAddress, privateHost host: String?) -> String {
        let host = host == address.host ? host : nil
        let text = address.description
        return Self.path + "?u=" + PercentCoding.encode(text)
            + (host.map { "&h=" + PercentCoding.encode($0) } ?? "") + "&p=" + proof(of: text, host)
    }

    /// Leads every picture of sanitized `html` through here.
    ///
    /// - Parameters:
    ///   - html: What `Sanitizer` made.
    ///   - basePath: The path before every address of the reader.
    ///   - host: The host that may be on a private network, or `nil` for none.
    /// - Returns: The same text, sanitized again.
    package func led(_ html: String, basePath: String, privateHost host: String?) -> String {
        var sanitizer = Sanitizer()
        sanitizer.pictures = { basePath + self.path(of: $0, privateHost: host) }
        return sanitizer.sanitize(html)
    }

    private func proof(of address: String, _ host: String?) -> String {
        let message = Array(((host ?? "") + "\n" + address).utf8)
        let code = MessageAuthentication(of: message, secret: secret, hash: .sha256).code
        let digits = Array("0123456789abcdef".utf8)
        let hex = code.prefix(Self.proofSize).flatMap {
            [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
        }
        return String(decoding: hex, as: UTF8.self)
    }
}
