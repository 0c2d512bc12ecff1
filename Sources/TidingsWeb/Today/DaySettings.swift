import NewsModel
import TidingsStore

/// The part of the settings about the weather and the calendars.
struct DaySettings {
    /// Where they come from.
    let sources: [DaySource]
    /// The person's time zone, or `nil` for this machine's.
    let zone: String?

    private var say: DayPhrases { phrases.day }

    func html(in frame: PageFrame) -> HTML {
        let words = frame.words
        return HTML([
            tag("p") { words(say.hint) },
            list(of: .weather, frame),
            form(
                for: .weather, say.weatherAddress,
                hint: words(
                    say.weatherHint,
                    [
                        "example":
                            "https://api.open-meteo.com/v1/forecast?latitude=41.9&longitude=12.5"
                    ]), button: phrases.settings.save, frame),
            list(of: .calendar, frame),
            form(
                for: .calendar, say.calendarAddress, hint: words(say.calendarHint),
                button: say.add, frame),
            zoneForm(frame),
        ])
    }

    /// The sources of a kind, by their hosts: the rest of an address may be a secret.
    @HTMLBuilder private func list(of kind: DaySource.Kind, _ frame: PageFrame) -> HTML {
        let words = frame.words
        let own = sources.filter { $0.kind == kind }
        if !own.isEmpty {
            tag("ul", .class("devices")) {
                for source in own {
                    tag("li") {
                        tag("h3") {
                            words(kind == .weather ? phrases.weather.title : say.calendar)
                            ": " + source.host
                        }
                        if let confirmed = source.confirmed {
                            tag("p", .class("about")) {
                                tag("span") {
                                    words.html(
                                        say.checked,
                                        ["time": words.time(confirmed, now: frame.now)])
                                }
                            }
                        }
                        if let failure = source.failure { tag("p") { words.told(failure) } }
                        frame.form(to: "/settings/day/remove") {
                            frame.hidden("id", String(source.id))
                            tag("button", .class("danger")) {
                                words(phrases.groups.remove)
                                tag("span", .class("hidden")) { " " + source.host }
                            }
                        }
                    }
                }
            }
        }
    }

    private func form(
        for kind: DaySource.Kind, _ label: Phrase, hint: String, button: Phrase,
        _ frame: PageFrame
    ) -> HTML {
        let words = frame.words
        let id = "\(kind.rawValue)-address"
        return frame.form(to: "/settings/day/add", class: "stacked") {
            frame.hidden("kind", kind.rawValue)
            tag("label", .with("for", id)) { words(label) }
            field(id, "address", hint: "\(id)-hint", isRequired: true)
            tag("p", .id("\(id)-hint"), .class("hint")) { hint }
            tag("label", .class("choice")) {
                void("input", .type("checkbox"), .name("private"), .value("yes"))
                tag("span") { words(phrases.adding.isPrivate) }
            }
            tag("button") { words(button) }
        }
    }

    private func zoneForm(_ frame: PageFrame) -> HTML {
        let words = frame.words
        return frame.form(to: "/settings/day/zone", class: "stacked") {
            tag("label", .with("for", "zone")) { words(say.zone) }
            field("zone", "zone", zone ?? "", hint: "zone-hint", isRequired: false)
            tag("p", .id("zone-hint"), .class("hint")) {
                words(say.zoneHint, ["example": "Europe/Rome"])
            }
            tag("button") { words(phrases.settings.save) }
        }
    }

    private func field(
        _ id: String, _ name: String, _ value: String = "", hint: String, isRequired: Bool
    ) -> HTML {
        void(
            "input", .id(id), .type("text"), .name(name), .value(value),
            .with("maxlength", "4000"), .with("autocapitalize", "none"),
            .with("spellcheck", "false"), .with("autocomplete", "off"), .with("inputmode", "url"),
            .with("aria-describedby", hint), .flag("required", if: isRequired))
    }
}
