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

/// Why something that another program sent was refused.
public enum ClientRefusal: String, Hashable, Sendable, CaseIterable {
    /// A password was wrong.
    case password
    /// A token of a login was wrong, or of a password that was taken back.
    case token
    /// A digest of a name and a password was wrong.
    case fever
    /// The token of a change was that of another login.
    case editToken = "edit-token"
    /// A page of another site made a browser send it.
    case origin
    /// It was sent to a name that is none of ours.
    case host
    /// It was larger than anything that is read.
    case size
    /// It could not be understood.
    case nonsense

    /// Whether somebody wanted to come in, who could not show that they may.
    public var isLogin: Bool { [.password, .token, .fever].contains(self) }
}

/// What was refused of late; 1,000 refusals are remembered at most.
public struct ClientRefusals: Hashable, Sendable {
    /// How many logins.
    public var count = 0
    /// When the last of them was, or `nil` where there was none.
    public var last: Timestamp?
    /// How many other requests.
    public var requestCount = 0
    /// When the last of them was, or `nil` where there was none.
    public var lastRequest: Timestamp?
}
