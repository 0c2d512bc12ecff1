import IntentSync
import NewsModel
import TidingsEngine
import TidingsStore
import TidingsWeb

/// The command `tidings sync now`.
enum SyncNowCommand {
    static let spec = CommandSpec(
        "sync now", summary: "take in what the others decided, and hand over what was decided here",
        details: """
            Waits up to five seconds for another device to confirm. Exit status 1 where the place
            could not be used; what waits to be sent stays, and goes with the next sync.
            """,
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let report = try await session.syncing { (keeper) async throws(SyncError) in
            try await keeper.syncNow()
        }
        let hasFailed = report.badge == .offline || report.badge == .needsAttention
        if invocation.has("--json") {
            session.terminal.printJSON(SyncObject(report))
        } else if !hasFailed {
            session.terminal.say("\(SyncObject(report).badgeInWords): \(report.sentence)")
        }
        if hasFailed { throw .failed(report.sentence) }
    }
}

/// The command `tidings sync status`.
enum SyncStatusCommand {
    static let spec = CommandSpec(
        "sync status", summary: "say what is synced, what waits, and what the place holds",
        details: "Asks nobody: 'tidings sync now' does.",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let report = try await session.syncing { (keeper) async throws(SyncError) in
            try await keeper.report()
        }
        let object = SyncObject(report)
        if invocation.has("--json") {
            session.terminal.printJSON(object)
            return
        }
        session.terminal.print(
            session.terminal.styled(object.badgeInWords.printable, .bold) + ": "
                + report.sentence.printable)
        for (name, value) in SyncStatusLines(report, object, now: Session.clock()).lines {
            session.terminal.print(
                session.terminal.styled(TextWidth.fit(name, to: 20), .dim) + value.printable)
        }
    }
}

/// The state of sync as lines of a name and a value.
struct SyncStatusLines {
    private let report: SyncReport
    private let object: SyncObject
    private let now: Timestamp

    init(_ report: SyncReport, _ object: SyncObject, now: Timestamp) {
        self.report = report
        self.object = object
        self.now = now
    }

    var lines: [(String, String)] {
        guard let place = report.place else {
            return [("set up with", "tidings sync setup folder PATH")]
        }
        var lines = [
            (
                "place",
                "\(place.path) (\(place.kind.rawValue), "
                    + (place.isSealed ? "sealed)" : "open: whoever can read it can read it all)")
            )
        ]
        if let replica = report.replica {
            lines.append(("this device", "\(report.label), \(replica)"))
        }
        lines += [
            ("last pulled", time(report.lastPulled)), ("last merged", time(report.lastMerged)),
            ("last published", time(report.lastPublished)),
            ("last confirmed", time(report.lastConfirmed)),
            (
                "confirmed by",
                report.confirmedBy.isEmpty
                    ? "nobody yet" : report.confirmedBy.joined(separator: ", ")
            ),
            ("pending", count(report.pendingCount, "decision", "decisions", "not sent yet")),
            ("unsent", count(report.unsentCount, "file", "files", "not at the place yet")),
            (
                "unconfirmed",
                count(
                    report.unconfirmedCount, "sending", "sendings",
                    "that no other device has confirmed yet")
            ),
        ]
        if let failure = report.failure {
            let next = failure.nextTry.map { "; next try " + Wording.relative($0, now: now) } ?? ""
            lines.append(("failed", failure.sentence + next))
        }
        return lines + room
    }

    private var room: [(String, String)] {
        let budget = report.budget
        let limit = budget.limitInBytes.map { " of \(Wording.number($0))" } ?? ""
        var lines = [("room", "\(Wording.number(budget.bytes))\(limit) bytes")]
        for share in budget.shares {
            lines.append(
                (
                    "  \(share.kind)",
                    "\(Wording.number(share.bytes)) bytes in "
                        + Wording.count(share.count, "file", "files")
                        + (Self.kinds[share.kind].map { ": " + $0 } ?? "")
                ))
        }
        if object.thrift.step > 0 { lines.append(("saving room", object.thrift.sentence)) }
        if !report.heldNames.isEmpty {
            lines.append(
                (
                    "of later versions",
                    names(report.heldNames)
                        + " (kept unread: update Tidings on this device)"
                ))
        }
        if !report.damagedNames.isEmpty {
            lines.append(("damaged", names(report.damagedNames)))
        }
        return lines
    }

    /// Ten names at most, and how many more there are.
    private func names(_ names: [String]) -> String {
        let rest = names.count - 10
        return names.prefix(10).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }

    private static let kinds = [
        "log": "what was decided lately", "section": "older decisions, summed up",
        "records": "long texts", "saved": "what saved entries look like",
        "relay": "copies of files that vanished",
    ]

    private func count(_ number: Int, _ one: String, _ many: String, _ rest: String) -> String {
        number == 0 ? "nothing" : "\(Wording.count(number, one, many)) \(rest)"
    }

    private func time(_ time: Timestamp?) -> String {
        time.map { "\($0) (\(Wording.relative($0, now: now)))" } ?? "never"
    }
}
