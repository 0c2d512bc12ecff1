/// One thing that happens in a run: at which machine, after how long, and with which luck.
package struct Step: Sendable {
    /// The seconds since the step before.
    package var wait: Int64
    /// The machine; where there is no such machine alive, the next one that is.
    package var machine: Int
    /// The luck of this step, its own, so that other steps can be left out.
    package var luck: UInt64
    /// What happens.
    package var action: Action
}

/// What can happen.
package enum Action: Hashable, Sendable {
    // MARK: What people and their machines do

    /// The person decides something.
    case decide(Wish)
    /// The machine fetches its feeds and discovers what they list.
    case refresh
    /// The machine's storage exchanges with the server.
    case transfer
    /// The replica takes in what the storage shows.
    case pull
    /// The replica says what it has to say.
    case publish
    /// The replica cares for the shards.
    case upkeep
    /// Transfer, pull, publish, transfer: what a sync round does.
    case round
    /// A new machine joins.
    case join
    /// The person retires another replica.
    case retire

    // MARK: What goes wrong

    /// The network goes or comes back.
    case unplug
    /// The machine is not used for this many steps.
    case sleep(Int)
    /// The program ends and starts again from its store.
    case restart
    /// The program ends after storing and before its puts.
    case crash
    /// The storage forgets what it had not sent.
    case loseQueue
    /// The store is copied aside.
    case backUp
    /// The copy is put back in place of the store.
    case restore(isNoticed: Bool)
    /// The copy starts a second life on another machine.
    case clone(isNoticed: Bool)
    /// The machine is gone for good.
    case destroy
    /// The clock jumps to this offset.
    case setClock(Int64)
    /// The server loses everything.
    case wipe
    /// The storage now holds this many bytes for the account, 0 for no limit.
    case limit(Int)
    /// The bytes under one name are damaged at the server.
    case corrupt
    /// The bytes under one name are shown damaged, at this machine, once.
    case garble
    /// The bytes under one name are shown under another name as well.
    case conflictCopy
    /// Everything is shown again, some of it in old versions, some twice.
    case showAgain
    /// The library cannot be read during the next event.
    case failLibrary
    /// The machine is signed in to the other account, or back to the first.
    case switchAccount
    /// The person joins the universe of the account the machine is signed in to.
    case joinAccount
    /// The owner purges the storage, and this machine is told.
    case purge
}

/// What a person may wish.
package enum Wish: Hashable, Sendable {
    /// An entry is read.
    case read
    /// An entry that is shown as read is unread.
    case unread
    /// A span of a feed is read or unread.
    case span(isRead: Bool)
    /// A flag goes on.
    case switchOn
    /// A flag that is on goes off.
    case switchOff
    /// A register is written.
    case write
    /// Something that a later version knows.
    case later
    /// Two of the above at once.
    case several
}
