/// How subjects, flags, and writes look on the wire.
extension WireWriter {
    mutating func subject(_ subject: Subject) {
        byte(subject.kind.rawValue)
        string(subject.name)
    }

    mutating func flag(_ flag: Flag) {
        subject(flag.subject)
        byte(flag.trait.rawValue)
    }

    mutating func register(_ register: Register) {
        subject(register.subject)
        byte(register.field.rawValue)
    }

    mutating func write(_ write: Write, _ tables: WireTables) {
        register(write.register)
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
    mutating func subject() throws(ShardError) -> Subject {
        let kind = Subject.Kind(rawValue: try byte())
        let name = try string()
        guard name.count <= 255 else { throw .damaged(detail: "a name is too long") }
        return Subject(kind, Array(name))
    }

    mutating func flag() throws(ShardError) -> Flag {
        Flag(try subject(), Flag.Trait(rawValue: try byte()))
    }

    mutating func register() throws(ShardError) -> Register {
        Register(try subject(), Register.Field(rawValue: try byte()))
    }

    mutating func write(_ tables: WireTables) throws(ShardError) -> Write {
        let register = try register()
        let value = Array(try string())
        return Write(register: register, value: value, stamp: try tables.stamp(&self))
    }
}
