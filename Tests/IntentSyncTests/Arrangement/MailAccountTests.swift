import IntentSync
import NewsModel
import TestSupport
import Testing

@Suite struct MailAccountTests {
    private var account = MailAccount(
        address: "me@example.org", name: "Letters", host: "imap.example.org", port: 993,
        user: "me@example.org", folders: ["INBOX", "News/Tea: weekly", "Password resets"])

    @Test func `an account comes back`() throws {
        let read = MailAccount(id: account.id, name: "Letters", encoded: try account.encoded())
        #expect(read == account)
    }

    @Test func `what a later version added stays`() throws {
        var writer = WireWriter()
        writer.raw(try account.encoded())
        writer.field(40) { $0.raw([7]) }
        var read = MailAccount(id: account.id, name: "", encoded: writer.bytes)
        #expect(read.host == account.host)
        read.host = "mail.example.org"
        #expect(try read.encoded().suffix(3) == writer.bytes.suffix(3))
    }

    @Test(arguments: [
        "password=hunter2", "PASSWORD: hunter2", "{\"password\": \"hunter2\"}", "a; pwd=hunter2",
        "https://me:hunter2@example.org", "api_key=abc", "token:abc",
    ])
    mutating func `a text that holds a secret is refused`(text: String) throws {
        for path in [\MailAccount.host, \.user, \.name, \.address] {
            var copy = account
            copy[keyPath: path] = text
            #expect(throws: ArrangementRefusal.secret) { try copy.encoded() }
            let acts = ArrangementIntents(StoredIntents())
            #expect(throws: ArrangementRefusal.secret) { try acts.addAccount(copy) }
        }
        account.folders.append(text)
        #expect(throws: ArrangementRefusal.secret) { try account.encoded() }
    }

    @Test func `a password beside the user or the host is refused`() {
        var copy = account
        copy.user = "me:hunter2"
        #expect(throws: ArrangementRefusal.secret) { try copy.encoded() }
        copy = account
        copy.host = "me:hunter2@example.org"
        #expect(throws: ArrangementRefusal.secret) { try copy.encoded() }
    }

    @Test func `any bytes are an account`() throws {
        var random = SplitMix(seed: 1)
        let whole = try account.encoded()
        for _ in 0..<2_000 {
            var bytes = whole
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
                in: 0...255, using: &random)
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
            let read = MailAccount(id: account.id, name: "", encoded: bytes)
            #expect(read.id == account.id)
        }
    }
}
