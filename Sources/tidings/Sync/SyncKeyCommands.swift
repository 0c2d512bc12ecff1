import TidingsEngine

/// The command `tidings sync words`.
enum SyncWordsCommand {
    static let spec = CommandSpec(
        "sync words", operands: "[WORDS]", count: 0...64,
        summary: "show the recovery words, or give them to a store that came without its key",
        details: """
            The words open everything at the place: keep them as you keep a password. With “-”
            they are read from standard input.
            """
    ) { (invocation, session) async throws(CommandFailure) in
        guard !invocation.operands.isEmpty else {
            let words = try await session.syncing { (keeper) async throws(SyncError) in
                try await keeper.recoveryWords()
            }
            guard let words else {
                throw .failed("Nothing is sealed at this place, so there are no recovery words.")
            }
            session.terminal.print(words)
            return
        }
        let words =
            invocation.operands == ["-"]
            ? try SyncSetupCommand.firstLine(of: "-")
            : invocation.operands.joined(separator: " ")
        let report = try await session.syncing { (keeper) async throws(SyncError) in
            try await keeper.useWords(words)
            return try await keeper.syncNow()
        }
        session.terminal.say("These words open the place. \(report.sentence)")
    }
}

/// The command `tidings sync join`.
enum SyncJoinCommand {
    static let spec = CommandSpec(
        "sync join",
        summary: "go on at the place after it was emptied, or became another's",
        details: """
            A place that was emptied is set up again, and everything is sent there; your other
            devices go on by themselves. Where a drive is only not connected, connect it instead.
            """
    ) { (_, session) async throws(CommandFailure) in
        let joining = try await session.syncing { (keeper) async throws(SyncError) in
            try await keeper.join()
        }
        let beginning =
            joining.isSetUpAgain
            ? "The place was empty, and is set up again; everything you decided is sent there."
            : "This device goes on with what is at the place now."
        session.terminal.say("\(beginning) \(joining.report.sentence)")
    }
}

/// The command `tidings sync rejoin`.
enum SyncRejoinCommand {
    static let spec = CommandSpec(
        "sync rejoin",
        summary: "start again as a new device where what is kept for sync is damaged",
        details: "Nothing you decided is lost. Retire the old name afterwards."
    ) { (_, session) async throws(CommandFailure) in
        let report = try await session.syncing { (keeper) async throws(SyncError) in
            try await keeper.rejoin()
        }
        session.terminal.say("This device has started again. \(report.sentence)")
    }
}

/// The command `tidings sync off`.
enum SyncOffCommand {
    static let spec = CommandSpec(
        "sync off", summary: "end sync here; what you decided stays, here and at the place",
        details: """
            Your other devices go on, and wait for this one for 60 days, or until 'tidings sync
            retire' on one of them. 'tidings sync setup' begins again.
            """
    ) { (_, session) async throws(CommandFailure) in
        let waiting = try await session.syncing { (keeper) async throws(SyncError) in
            let report = try await keeper.report()
            guard report.place != nil else { throw .notSetUp }
            try await keeper.turnOff()
            return report.pendingCount
        }
        session.terminal.say("Sync is off: what you decide stays on this device.")
        if waiting > 0 {
            session.terminal.complain(
                "\(Plural.of(waiting, "decision", "decisions")) had not been sent; "
                    + "setting sync up again sends what stands then.")
        }
    }
}
