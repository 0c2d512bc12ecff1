public import NewsModel

/// What one reader program of the person's logs in with, without the secret.
public struct ClientPassword: Hashable, Sendable {
    /// The number it is known by here; never given twice.
    public var id: Int64
    /// The name the person gave it, which is also the user name.
    public var name: String
    /// When it was made.
    public var created: Timestamp
    /// When it was last used, to the minute, or `nil` where it never was.
    public var lastUsed: Timestamp?
    /// What the program that used it last calls itself, or `nil` where it did not say.
    public var lastClient: String?
}

extension ClientPassword {
    /// The most passwords there are.
    public static let limit = 100
    /// The most characters of a name.
    public static let nameLimit = 64
    /// The most logins of one password that are remembered; the oldest is forgotten first.
    static let tokenLimit = 50
    /// The characters by which the row of a password is found.
    static let handleLength = 4

    /// Whether `name` can be a user name: letters, digits, `-`, `_`, `.`, and `@`.
    public static func isName(_ name: String) -> Bool {
        (1...nameLimit).contains(name.utf8.count)
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar
                        || "-_.@".unicodeScalars.contains(scalar))
            }
    }

    /// Draws a password: 24 letters and digits in groups of four, 120 bits.
    ///
    /// None of them is taken for another: there is no 0, 1, l, or o.
    static func draw(using random: inout some RandomNumberGenerator) -> String {
        let letters = Array("23456789abcdefghijkmnpqrstuvwxyz".utf8)
        let drawn = (0..<24).map { _ in letters[Int(random.next() & 31)] }
        let groups = stride(from: 0, to: drawn.count, by: 4).map {
            String(decoding: drawn[$0..<($0 + 4)], as: UTF8.self)
        }
        return groups.joined(separator: "-")
    }

    /// The part of a password by which its row is found.
    static func handle(of password: String) -> String { String(password.prefix(handleLength)) }
}

/// Logins that were refused of late.
public struct ClientRefusals: Hashable, Sendable {
    /// How many are remembered, 1,000 at most.
    public var count: Int
    /// When the last one was, or `nil` where none is remembered.
    public var last: Timestamp?
}
