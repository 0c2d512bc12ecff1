package import IntentSync

/// What a place holds at one moment: every name with a number that is another one when what is
/// under the name may be different.
package struct Listing: Hashable {
    /// One name.
    package struct Line: Hashable {
        package var name: String
        package var fingerprint: UInt64

        package init(name: String, fingerprint: UInt64) {
            self.name = name
            self.fingerprint = fingerprint
        }
    }

    /// The most lines a token may have, more than any place here holds.
    private static let lineLimit = 8192
    private static let formatVersion: UInt8 = 1

    /// Whose place it is.
    package var account: String
    /// The names, sorted, each once.
    package private(set) var lines: [Line]

    /// A listing with `lines` in any order.
    package init(account: String, lines: [Line]) {
        self.account = account
        self.lines = lines.sorted { $0.name < $1.name }
    }

    /// Reads a token; `nil` where it is none of this format, which every token of another
    /// transport may be.
    package init?(token: [UInt8]) {
        do {
            var reader = WireReader(token)
            guard try reader.byte() == Self.formatVersion,
                let account = String(validating: try reader.string(), as: UTF8.self)
            else { return nil }
            let count = try reader.count(of: 9)
            guard count <= Self.lineLimit else { return nil }
            var lines: [Line] = []
            for _ in 0..<count {
                guard let name = String(validating: try reader.string(), as: UTF8.self)
                else { return nil }
                lines.append(Line(name: name, fingerprint: try reader.fixed64()))
            }
            guard reader.isAtEnd else { return nil }
            self.init(account: account, lines: lines)
        } catch {
            return nil
        }
    }

    /// The listing as bytes to ask with next time.
    package var token: [UInt8] {
        var writer = WireWriter()
        writer.byte(Self.formatVersion)
        writer.string(account.utf8)
        writer.number(UInt64(lines.count))
        for line in lines {
            writer.string(line.name.utf8)
            writer.fixed(line.fingerprint)
        }
        return writer.bytes
    }

    /// What changed since `token` was made; everything where it was made elsewhere or is unknown.
    ///
    /// - Parameters:
    ///   - token: The token, or `nil` where there is none yet.
    ///   - again: Names that count as changed while they are listed.
    ///   - isWhole: Whether the place showed everything it holds; otherwise nothing is told gone.
    /// - Returns: The changes, with the token of this listing.
    package func changes(
        since token: [UInt8]?, again: Set<String> = [], isWhole: Bool = true
    ) -> TransportChanges {
        guard let token, let before = Listing(token: token), before.account == account else {
            return TransportChanges(
                changed: lines.map(\.name), gone: [], isComplete: isWhole, token: self.token,
                account: account)
        }
        let known = Dictionary(
            before.lines.map { ($0.name, $0.fingerprint) }, uniquingKeysWith: { $1 })
        let present = Set(lines.map(\.name))
        let changed = lines.filter { known[$0.name] != $0.fingerprint || again.contains($0.name) }
        let gone = before.lines.map(\.name).filter { !present.contains($0) }
        return TransportChanges(
            changed: changed.map(\.name), gone: isWhole ? gone : [], isComplete: false,
            token: self.token, account: account)
    }
}
