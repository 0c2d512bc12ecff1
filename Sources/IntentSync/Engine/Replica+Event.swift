public import NewsModel

extension Replica {
    /// Something that happened to a replica.
    public enum Event: Sendable {
        /// The person decided something here, in this order; `at` says when, where that was not now.
        case decided([Intent], at: Timestamp? = nil)
        /// Entries were found that this replica has never had.
        case discovered([EntryReference])
        /// A transport shows these bytes under this name; taken in at the next `pulled`.
        case shown(name: String, bytes: [UInt8])
        /// A transport no longer shows anything under this name.
        case missing(name: String)
        /// Everything that was pulled has been handed over, `missing` included; `spare` is a
        /// random name nobody has, for the case that this replica has to take a new one.
        case pulled(account: String, spare: ReplicaID)
        /// The replica may say what it has to say.
        case publish
        /// The replica may care for the store of shards: retire who is silent, make a section, relay
        /// what vanished, remove what is its own and obsolete.
        case upkeep
        /// A put succeeded, as far as the transport can tell.
        case accepted(name: String)
        /// A put was refused; it is tried again with the next `publish` or `upkeep`.
        case refused(name: String)
        /// The person retires a replica that will not come back.
        case retire(ReplicaID)
        /// This store turned out to be a copy: it takes the name `spare`.
        case copied(spare: ReplicaID)
        /// What is allowed at the transport changed.
        case limits(totalInBytes: Int?, shardCount: Int?)
        /// The owner of the transport purged it: nothing is published until `joined`.
        case purged
        /// The person joins the universe of `account`, with everything this replica holds.
        case joined(account: String)
    }

    /// What a replica asks of the world.
    public enum Effect: Hashable, Sendable {
        /// Put the bytes under the name.
        case put(name: String, bytes: [UInt8])
        /// Remove the name.
        case remove(name: String)
        /// The view changed in these places; the store shows it.
        case changed(Changes)
        /// The replica resolved a conflict by itself; the journal keeps it.
        case resolved(Outcome)
        /// The replica has another name from now on.
        case renamed(ReplicaID)
    }

    /// Where the view may have changed.
    public struct Changes: Hashable, Sendable {
        /// Flags, sorted.
        public var flags: [Flag] = []
        /// Registers, sorted.
        public var registers: [Register] = []
        /// Entries whose mark may have changed, sorted; those that another replica named have no
        /// position.
        public var entries: [EntryReference] = []
        /// Spans in which any mark may have changed.
        public var spans: [SpanMark] = []
        /// Whether any mark of any entry may have changed.
        public var everyMark = false

        /// No changes.
        public init() {}

        /// Whether nothing changed.
        public var isEmpty: Bool {
            flags.isEmpty && registers.isEmpty && entries.isEmpty && spans.isEmpty && !everyMark
        }
    }

    /// A conflict that was resolved without asking.
    public struct Outcome: Hashable, Sendable {
        /// What it was about, and what won and lost.
        public enum Matter: Hashable, Sendable {
            /// Two replicas wrote a register at once; `lost` can be written again to undo.
            case register(Register, won: [UInt8], lost: [UInt8])
            /// A flag was switched on and off at once: it is on; to undo, switch it off.
            case flag(Flag)
            /// Something was removed while another replica changed it, of whose change the remover
            /// did not know: it is gone; to undo, switch the flag on.
            case removed(Flag)
            /// An entry was marked read and unread at once: it is read; to undo, mark it unread.
            case mark(EntryReference)
        }

        /// The matter.
        public var matter: Matter
        /// The replica whose wish prevailed.
        public var winner: ReplicaID
        /// The replica whose wish did not.
        public var loser: ReplicaID

        /// The outcome as given, such as one from the journal.
        public init(matter: Matter, winner: ReplicaID, loser: ReplicaID) {
            self.matter = matter
            self.winner = winner
            self.loser = loser
        }
    }
}
