import TidingsStore

/// What was decided by itself, with a way to decide the other way.
struct SyncJournal {
    let frame: PageFrame
    let outcomes: [SyncOutcome]

    private var words: Words { frame.words }

    var html: HTML {
        tag("section", .with("aria-labelledby", "journal")) {
            tag("h2", .id("journal")) { words(phrases.syncing.journal) }
            if outcomes.isEmpty {
                tag("p") { words(phrases.syncing.noJournal) }
            } else {
                tag("p") { words(phrases.syncing.journalHint) }
                tag("ol", .class("journal")) {
                    for outcome in outcomes { tag("li") { line(outcome) } }
                }
            }
        }
    }

    @HTMLBuilder private func line(_ outcome: SyncOutcome) -> HTML {
        tag("p", .id("outcome-\(outcome.number)"), .anyDirection) { words.told(outcome.sentence) }
        tag("p", .class("about")) {
            tag("span") { words.time(outcome.time, now: frame.now) }
            if outcome.isUndone { tag("span") { words(phrases.syncing.isUndone) } }
        }
        if outcome.canUndo {
            frame.form(to: "/sync/undo") {
                frame.hidden("number", String(outcome.number))
                tag("button", .with("aria-describedby", "outcome-\(outcome.number)")) {
                    words(phrases.shared.undo)
                }
            }
        }
    }
}
