import Crypto
import TestSupport
import Testing

@Suite struct SyncKeyTests {
    private let key: SyncKey

    init() {
        var random = SplitMix(seed: 1)
        key = SyncKey(using: &random)
    }

    @Test func `a key has 32 bytes`() {
        #expect(SyncKey(bytes: key.bytes) == key)
        #expect(SyncKey(bytes: Array(key.bytes.dropLast())) == nil)
        #expect(SyncKey(bytes: key.bytes + [0]) == nil)
        #expect(SyncKey(bytes: []) == nil)
    }

    @Test func `a key never prints itself`() {
        var text = "\(key) \(String(reflecting: key))"
        dump(key, to: &text)
        #expect(!text.contains(key.words[0]) && !text.contains("\(key.bytes[0])"))
    }

    // MARK: Words

    @Test func `words give the key back`() throws {
        var random = SplitMix(seed: 2)
        for _ in 0..<50 {
            let key = SyncKey(using: &random)
            #expect(key.words.count == 24 && key.words.allSatisfy { $0.count == 4 })
            #expect(try SyncKey(words: key.words.joined(separator: " ")) == key)
        }
    }

    @Test func `the words of a key never change`() {
        let zero = SyncKey(bytes: [UInt8](repeating: 0, count: 32))
        #expect(
            zero?.words.joined(separator: " ")
                == Array(repeating: "baba", count: 21).joined(separator: " ") + " bufo wudu soro")
    }

    @Test func `words are taken as people write them down`() throws {
        let lines = key.words.enumerated().map { "\($0.offset + 1). \($0.element.uppercased())" }
        #expect(try SyncKey(words: lines.joined(separator: "\n")) == key)
        #expect(try SyncKey(words: " " + key.words.joined(separator: "-") + "\n") == key)
    }

    @Test func `a missing or additional word is said`() {
        let words = key.words
        for (count, text) in [
            (0, ""), (1, "babu"), (23, words.dropLast().joined(separator: " ")),
            (25, (words + ["babu"]).joined(separator: " ")),
        ] {
            #expect(throws: SyncKeyError.wrongCount(words: count)) { try SyncKey(words: text) }
        }
    }

    @Test(arguments: ["babe", "bab", "babuu", "xabu", "bäbu", "abab"])
    func `a word that none can be is named`(word: String) {
        var words = key.words
        words[6] = word
        #expect(throws: SyncKeyError.unknownWord(place: 7)) {
            try SyncKey(words: words.joined(separator: " "))
        }
    }

    @Test func `a mistyped letter is found`() {
        var random = SplitMix(seed: 3)
        for _ in 0..<300 {
            var words = key.words
            let place = Int.random(in: 0..<24, using: &random)
            var letters = Array(words[place])
            let index = Int.random(in: 0..<4, using: &random)
            let others = Array(index % 2 == 0 ? "bdfghjklmnprstvw" : "aiou")
                .filter { $0 != letters[index] }
            letters[index] = others.randomElement(using: &random) ?? "b"
            words[place] = String(letters)
            #expect(throws: SyncKeyError.mismatch) {
                try SyncKey(words: words.joined(separator: " "))
            }
        }
    }

    @Test func `two words that changed places are found`() {
        for place in 0..<23 where key.words[place] != key.words[place + 1] {
            var words = key.words
            words.swapAt(place, place + 1)
            #expect(throws: SyncKeyError.mismatch) {
                try SyncKey(words: words.joined(separator: " "))
            }
        }
    }

    // MARK: Passphrases

    private let salt = Array(UInt8(0)..<16)
    private let cheap = SyncKey.PassphraseCost(passes: 1, memoryInBytes: 65_536)

    @Test func `a passphrase is Argon2id`() throws {
        let key = try SyncKey(passphrase: "correct horse", salt: salt, cost: cheap)
        #expect(
            Digest(of: key.bytes).description
                == "f50ab380df85bf095f589bd51c0faa4ff724fc60246865d305c9b9e6b3950553")
    }

    @Test func `another passphrase, salt, or cost is another key`() throws {
        let keys = [
            try SyncKey(passphrase: "correct horse", salt: salt, cost: cheap),
            try SyncKey(passphrase: "correct horse ", salt: salt, cost: cheap),
            try SyncKey(passphrase: "correct horse", salt: salt.reversed(), cost: cheap),
            try SyncKey(
                passphrase: "correct horse", salt: salt,
                cost: .init(passes: 2, memoryInBytes: 65_536)),
        ]
        #expect(Set(keys).count == 4)
    }

    @Test func `a short passphrase and a wrong salt are refused`() {
        #expect(throws: SyncKeyError.tooShort(minimum: 10)) {
            try SyncKey(passphrase: "ninechars", salt: salt, cost: cheap)
        }
        #expect(throws: SyncKeyError.badSalt) {
            try SyncKey(passphrase: "ten chars.", salt: [1], cost: cheap)
        }
        #expect(throws: SyncKeyError.outOfMemory) {
            try SyncKey(
                passphrase: "ten chars.", salt: salt, cost: .init(passes: 1, memoryInBytes: 0))
        }
    }
}
