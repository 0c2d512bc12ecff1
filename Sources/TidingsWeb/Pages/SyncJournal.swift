import TidingsStore

/// What was decided by itself, with a way to decide the other way.
struct SyncJournal {
    let frame: PageFrame
    let outcomes: [SyncOutcome]

    var html: HTML {
        tag("section", .with("aria-labelledby", "journal")) {
            tag("h2", .id("journal")) { "Decided by itself" }
            if outcomes.isEmpty {
                tag("p") { "Your devices have not disagreed." }
            } else {
                tag("p") { "Where two devices disagreed, this is what came of it." }
                tag("ol", .class("journal")) {
                    for outcome in outcomes { tag("li") { line(outcome) } }
                }
            }
        }
    }

    @HTMLBuilder private func line(_ outcome: SyncOutcome) -> HTML {
        tag("p", .id("outcome-\(outcome.number)"), .anyDirection) { outcome.sentence }
        tag("p", .class("about")) {
            tag("span") { Wording.time(outcome.time, now: frame.now) }
            if outcome.isUndone { tag("span") { "Undone" } }
        }
        if outcome.canUndo {
            frame.form(to: "/sync/undo") {
                frame.hidden("number", String(outcome.number))
                tag("button", .with("aria-describedby", "outcome-\(outcome.number)")) { "Undo" }
            }
        }
    }
}
