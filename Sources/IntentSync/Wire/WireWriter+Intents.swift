import NewsModel

/// How subjects, flags, and writes look on the wire.
///
/// The kind of a subject is below 128; with the highest bit set, an entry follows by the number of
/// its feed and its own key.
extension WireWriter {
    mutating func subject(_ subject: Subject, _ tables: WireTables = .none) {
        if let feed = subject.entryFeed, tables.feeds.containsSorted(feed) {
            byte(subject.kind.rawValue | WireTables.shortEntry)
            tables.write(feed, to: &self)
            raw(subject.name.suffix(8))
        } else {
            byte(subject.kind.rawValue & ~WireTables.shortEntry)
            string(subject.name)
        }
    }

    mutating func flag(_ flag: Flag, _ tables: WireTables = .none) {
        subject(flag.subject, tables)
        byte(flag.trait.rawValue)
    }

    mutating func register(_ register: Register, _ tables: WireTables = .none) {
        subject(register.subject, tables)
        byte(register.field.rawValue)
    }

    mutating func write(_ write: Write, _ tables: WireTables) {
        register(write.register, tables)
        string(write.value)
        tables.write(write.stamp, to: &self)
    }

    mutating func unknown(_ fields: [UnknownField]) {
        for field in fields {
            number(field.tag)
            string(field.bytes)
        }
    }
}

extension WireReader {
    mutating func subject(_ tables: WireTables = .none) throws(ShardError) -> Subject {
        let letter = try byte()
        let kind = Subject.Kind(rawValue: letter & ~WireTables.shortEntry)
        if letter & WireTables.shortEntry != 0 {
            let feed = try tables.feed(&self)
            return Subject(kind, Subject.bytes(feed.rawValue) + (try raw(8)))
        }
        let name = try string()
        guard name.count <= 255 else { throw .damaged(detail: "a name is too long") }
        return Subject(kind, Array(name))
    }

    mutating func flag(_ tables: WireTables = .none) throws(ShardError) -> Flag {
        Flag(try subject(tables), Flag.Trait(rawValue: try byte()))
    }

    mutating func register(_ tables: WireTables = .none) throws(ShardError) -> Register {
        Register(try subject(tables), Register.Field(rawValue: try byte()))
    }

    mutating func write(_ tables: WireTables) throws(ShardError) -> Write {
        let register = try register(tables)
        let value = Array(try string())
        return Write(register: register, value: value, stamp: try tables.stamp(&self))
    }
}

extension Subject {
    /// The feed of an entry; `nil` where it is none.
    var entryFeed: FeedKey? {
        guard kind == .entry, name.count == 16 else { return nil }
        return FeedKey(rawValue: name.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }
}
