import Almanac
import NewsModel
import TidingsEngine
import TidingsStore
import TidingsWeb

/// The command `tidings today`: the weather and the events of the day, and where they come from.
enum TodayCommand {
    static let spec = CommandSpec(
        "today", summary: "show the weather and today's events, or set where they come from",
        details: """
            Nothing is shown, and nobody asked, before you give an address: of a forecast in JSON
            as Open-Meteo gives it (the place is enough, such as
            https://api.open-meteo.com/v1/forecast?latitude=41.9&longitude=12.5), or of calendars
            (iCalendar; webcal:// works). With - an address is read from standard input, where no
            other program sees it. Addresses stay on this device and are never shown whole.
            """,
        options: [
            .init("--weather", value: "ADDRESS", "where the forecast comes from"),
            .init("--calendar", value: "ADDRESS", "add a calendar, 10 at most"),
            .init("--allow-private", "it may be on this machine or a private network"),
            .init("--remove", value: "N", "forget the forecast or calendar with this number"),
            .init(
                "--zone", value: "NAME", "your time zone, such as Europe/Rome; '' for the machine's"
            ),
            .init("--off", "forget all of them"), CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let engine = try await session.engine()
        do throws(DayRefusal) {
            try await change(invocation, engine.day)
            try await engine.day.refresh()
            let sources = try await engine.day.sources()
            let look = try await engine.day.look()
            if invocation.has("--json") {
                session.terminal.printJSON(DayObject(look, sources))
            } else {
                show(look, sources, on: session.terminal)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Does what the options ask for.
    private static func change(_ invocation: Invocation, _ day: DayKeeper) async throws(DayRefusal)
    {
        if let number = invocation.value("--remove") {
            try await day.remove(Int64(number) ?? 0)
        }
        if invocation.has("--off") {
            for source in try await day.sources() { try await day.remove(source.id) }
        }
        if let zone = invocation.value("--zone") { try await day.setZone(zone) }
        for kind in DaySource.Kind.allCases {
            guard var text = invocation.value("--\(kind.rawValue)") else { continue }
            if text == "-" {
                let bytes = (try? InputBytes().whole()) ?? []
                text = String(decoding: bytes.prefix(10_000), as: UTF8.self)
            }
            _ = try await day.add(
                kind, text, allowsPrivateNetwork: invocation.has("--allow-private"))
        }
    }

    private static func show(_ look: DayLook, _ sources: [DaySource], on terminal: Terminal) {
        let object = DayObject(look, sources)
        var table = Table([
            .init(title: "", style: .dim), .init(title: "when"),
            .init(title: "what", isFlexible: true), .init(title: "where", isFlexible: true),
        ])
        if let now = object.weather?.now { table.add(["weather", "now", now, ""]) }
        for day in object.weather?.days ?? [] {
            table.add(["weather", day.date, day.forecast, ""])
        }
        for event in (object.today ?? []) + (object.tomorrow ?? []) {
            let time =
                event.isWholeDay
                ? "\(event.start.prefix(10)) all day"
                : "\(event.start.prefix(10)) \(event.start.suffix(5))–\(event.end.suffix(5))"
            table.add(["event", time, event.title, event.location ?? event.calendar ?? ""])
        }
        table.print(
            on: terminal,
            hint: sources.isEmpty
                ? "Nothing is set: 'tidings today --help' says how." : "Nothing is planned.")
        for source in object.sources {
            if let failure = source.failure {
                terminal.complain("\(source.kind) \(source.id): \(failure)")
            } else if terminal.isInteractive {
                terminal.complain("\(source.kind) \(source.id): \(source.host)")
            }
        }
    }
}
