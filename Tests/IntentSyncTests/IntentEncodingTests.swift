import IntentSync
import NewsModel
import TestSupport
import Testing

@Suite struct IntentEncodingTests {
    static let feed = FeedKey(rawValue: 0xFEDC_BA98_7654_3210)
    static let intents: [Intent] = [
        .mark(EntryReference(feed: feed, position: nil, hash: .max), isRead: true),
        .mark(EntryReference(feed: feed, position: -1, hash: 0), isRead: false),
        .mark(EntryReference(feed: feed, position: .max, hash: 7), isRead: true),
        .markSpan(
            SpanMark(feed: feed, start: .min, end: .max, isRead: false, count: .max, digest: 9)),
        .set(Flag(Subject(.folder, 1), .exists), isOn: true),
        .set(Flag(Subject(Subject.Kind(rawValue: 200), []), Flag.Trait(rawValue: 99)), isOn: false),
        .write(Register(Subject(.feed, 2), .title), .text("Åtta")),
        .write(Register(Subject(.feed, 2), .order), .bytes([])),
        .write(Register(Subject(.setting, Array("theme".utf8)), .value), .nothing),
        .later(kind: .max, payload: [1, 2, 3]),
    ]

    @Test(arguments: intents)
    func `an intent comes back from its bytes`(intent: Intent) throws {
        #expect(try Intent(encoded: intent.encoded) == intent)
    }

    @Test(arguments: intents)
    func `bytes that are cut short or go on are damaged`(intent: Intent) {
        let bytes = intent.encoded
        #expect(throws: ShardError.self) { try Intent(encoded: bytes + [0x80]) }
        #expect(throws: ShardError.self) { try Intent(encoded: []) }
        guard case .mark = intent else {
            for count in 0..<bytes.count {
                #expect(throws: ShardError.self) { try Intent(encoded: Array(bytes.prefix(count))) }
            }
            return
        }
    }

    @Test(arguments: [1, 2, 3])
    func `any bytes give an intent or an error`(seed: UInt64) throws {
        var dice = SplitMix(seed: seed)
        for _ in 0..<2000 {
            var bytes = Self.intents[Int.random(in: Self.intents.indices, using: &dice)].encoded
            for _ in 0..<Int.random(in: 0...3, using: &dice) {
                let place = Int.random(in: bytes.indices, using: &dice)
                bytes[place] = UInt8.random(in: .min ... .max, using: &dice)
            }
            guard let intent = try? Intent(encoded: bytes) else { continue }
            #expect(try Intent(encoded: intent.encoded) == intent)
        }
    }
}
