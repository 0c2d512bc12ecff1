import NewsModel

/// The bytes in which a store keeps an intent until it is folded into a replica; they never travel.
extension Intent {
    private enum Kind: UInt8 {
        case mark = 1
        case markSpan = 2
        case set = 3
        case write = 4
        case later = 5
    }

    /// The intent in bytes, for `init(encoded:)`.
    public var encoded: [UInt8] {
        var writer = WireWriter()
        switch self {
        case .mark(let entry, let isRead):
            writer.byte(Kind.mark.rawValue)
            writer.fixed(entry.feed.rawValue)
            writer.fixed(entry.hash)
            writer.byte(isRead ? 1 : 0)
            if let position = entry.position { writer.signed(position) }
        case .markSpan(let span):
            writer.byte(Kind.markSpan.rawValue)
            writer.fixed(span.feed.rawValue)
            writer.signed(span.start)
            writer.signed(span.end)
            writer.byte(span.isRead ? 1 : 0)
            writer.fixed(span.count)
            writer.fixed(span.digest)
        case .set(let flag, let isOn):
            writer.byte(Kind.set.rawValue)
            writer.byte(flag.subject.kind.rawValue)
            writer.string(flag.subject.name)
            writer.byte(flag.trait.rawValue)
            writer.byte(isOn ? 1 : 0)
        case .write(let register, let value):
            writer.byte(Kind.write.rawValue)
            writer.byte(register.subject.kind.rawValue)
            writer.string(register.subject.name)
            writer.byte(register.field.rawValue)
            writer.string(value.encoded)
        case .later(let kind, let payload):
            writer.byte(Kind.later.rawValue)
            writer.number(kind)
            writer.string(payload)
        }
        return writer.bytes
    }

    /// Reads what `encoded` gave.
    ///
    /// - Throws: `ShardError.damaged` for anything else; never traps.
    public init(encoded bytes: [UInt8]) throws(ShardError) {
        var reader = WireReader(bytes)
        switch Kind(rawValue: try reader.byte()) {
        case .mark:
            let feed = FeedKey(rawValue: try reader.fixed64())
            let hash = try reader.fixed32()
            let isRead = try reader.yesOrNo()
            let position = reader.isAtEnd ? nil : try reader.signed()
            self = .mark(EntryReference(feed: feed, position: position, hash: hash), isRead: isRead)
        case .markSpan:
            self = .markSpan(
                SpanMark(
                    feed: FeedKey(rawValue: try reader.fixed64()), start: try reader.signed(),
                    end: try reader.signed(), isRead: try reader.yesOrNo(),
                    count: try reader.fixed32(), digest: try reader.fixed32()))
        case .set:
            let subject = try reader.plainSubject()
            let trait = Flag.Trait(rawValue: try reader.byte())
            self = .set(Flag(subject, trait), isOn: try reader.yesOrNo())
        case .write:
            let subject = try reader.plainSubject()
            let field = Register.Field(rawValue: try reader.byte())
            let value = RegisterValue(encoded: Array(try reader.string()))
            self = .write(Register(subject, field), value)
        case .later:
            self = .later(kind: try reader.number(), payload: Array(try reader.string()))
        case nil: throw .damaged(detail: "an intent of no known kind")
        }
        guard reader.isAtEnd else { throw .damaged(detail: "an intent is followed by something") }
    }
}

extension WireReader {
    fileprivate mutating func yesOrNo() throws(ShardError) -> Bool {
        let value = try byte()
        guard value < 2 else { throw .damaged(detail: "neither yes nor no") }
        return value == 1
    }

    /// A subject as the store keeps it: the kind and the whole name.
    fileprivate mutating func plainSubject() throws(ShardError) -> Subject {
        let kind = Subject.Kind(rawValue: try byte())
        let name = try string()
        guard name.count <= 255 else { throw .damaged(detail: "a name is too long") }
        return Subject(kind, Array(name))
    }
}
