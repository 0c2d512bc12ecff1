import SyncTransports
import TestSupport
import Testing

@Suite struct ShardFileNameTests {
    @Test(arguments: [
        ("l.3k.0", "l.3k.0.shard"), ("A", "_a.shard"), ("a-b", "a_-b.shard"),
        ("a_B", "a__" + "_b.shard"),
    ])
    func `a name becomes one that survives disks without case`(name: String, file: String) {
        #expect(ShardFileName.main(of: name) == file)
        #expect(ShardFileName(file)?.shard == name)
        #expect(ShardFileName(file)?.role == .main)
    }

    @Test(arguments: [
        "l.3k.0.sync-conflict-20260708-091011-ABCDEF7.shard",
        "l.3k.0 (Anna's MacBook's conflicted copy 2026-07-08).shard",
        "l.3k.0 (In Konflikt stehende Kopie von Jörg 2026-07-08).shard",
        "l.3k.0 (conflicted copy 2026-07-08 091011).shard", "l.3k.0(1).shard", "l.3k.0 (1).shard",
        "l.3k.0 2.shard", "l.3k.0-DESKTOP-8A2B.shard", "l.3k.0-laptop-2.shard",
        "l.3k.0.shard (conflicted copy)", "l.3k.0.shard.sync-conflict-20260708-091011-ABCDEF7",
        "L.3K.0.SHARD",
    ])
    func `a copy belongs to the shard it stems from`(file: String) {
        #expect(ShardFileName(file)?.shard == "l.3k.0")
        #expect(ShardFileName(file)?.role == .copy)
    }

    @Test func `a placeholder belongs to its shard`() {
        #expect(ShardFileName(".l.3k.0.shard.icloud")?.shard == "l.3k.0")
        #expect(ShardFileName(".l.3k.0.shard.icloud")?.role == .placeholder)
    }

    @Test(arguments: [
        "", ".", "..", ".shard", "shard", "universe", "l.3k.0", ".l.3k.0.shard", "l.3k.0.shardx",
        "l.3k.0.shard.tmp", " .shard", "-x.shard", "_.shard", "a_0.shard", "a_.shard", "é.shard",
        ".icloud", ".tidings-1.tmp", "a/b.shard", "a\u{301}.shard", "sync-conflict-.shard\u{0}",
    ])
    func `anything else is none of ours`(file: String) {
        #expect(ShardFileName(file) == nil)
    }

    @Test func `every name comes back, and no two share a file`() {
        var random = SplitMix(seed: 3)
        let letters = Array("abzABZ019.-_")
        var files: [String: String] = [:]
        for _ in 0..<2000 {
            let count = Int.random(in: 1...8, using: &random)
            let name = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
            guard ShardName.isValid(name, limitInBytes: 64) else { continue }
            let file = ShardFileName.main(of: name)
            #expect(ShardFileName(file)?.shard == name && ShardFileName(file)?.role == .main)
            #expect(files.updateValue(name, forKey: file.lowercased()) ?? name == name)
        }
    }

    @Test func `no name stops the program`() {
        var random = SplitMix(seed: 4)
        let parts = [
            "l.a.0", ".shard", ".icloud", ".sync-conflict-", " (", ")", "-", "_", "\u{301}", "é",
            ".",
            "\u{0}", "A",
        ]
        for _ in 0..<5000 {
            let count = Int.random(in: 0...6, using: &random)
            let file = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            if let name = ShardFileName(file) {
                #expect(ShardName.isValid(name.shard, limitInBytes: 64))
            }
        }
    }
}
