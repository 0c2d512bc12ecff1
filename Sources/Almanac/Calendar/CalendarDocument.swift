import NewsModel

/// A calendar as a server gives it out (iCalendar), read so far that a day can be asked for.
///
/// Of broken lines and unknown parts nothing is said: what can be read counts.
///
/// Source: RFC 5545.
package struct CalendarDocument: Sendable {
    /// The most events that are read.
    package static let eventLimit = 20_000
    /// The most time zones, and the most parts of one.
    static let zoneLimit = 100
    /// The most characters of a title or a location.
    static let textLimit = 300

    /// What it calls itself.
    package private(set) var name: String?
    /// The events, in the order of the document.
    package private(set) var events: [CalendarEvent] = []
    /// Its own time zones, by the name that its times use.
    private(set) var zones: [String: [ZoneObservance]] = [:]

    /// Reads `bytes`; `nil` where they are no calendar.
    package init?(_ bytes: [UInt8]) {
        var reader = Reader()
        ContentLine.forEach(in: bytes) { reader.take($0) }
        guard reader.isCalendar else { return nil }
        name = reader.name
        events = reader.events
        zones = reader.zones
    }

    /// Takes line after line.
    private struct Reader {
        private enum Part {
            case calendar, event, zone, observance, other
        }

        var isCalendar = false
        var name: String?
        var events: [CalendarEvent] = []
        var zones: [String: [ZoneObservance]] = [:]

        private var parts: [Part] = []
        /// The lines of the event that is being read, those that say something of it.
        private var lines: [ContentLine] = []
        private var zoneName: String?
        private var observances: [ZoneObservance] = []
        private var observance = ZoneObservance()

        mutating func take(_ line: ContentLine) {
            switch line.name {
            case "BEGIN": begin(line.value.uppercased())
            case "END": end()
            default: takeProperty(line)
            }
        }

        private mutating func begin(_ name: String) {
            let part: Part =
                switch (name, parts.last) {
                case ("VCALENDAR", nil): .calendar
                case ("VEVENT", .calendar): .event
                case ("VTIMEZONE", .calendar): .zone
                case ("STANDARD", .zone), ("DAYLIGHT", .zone): .observance
                default: .other
                }
            // What nests deeper than anything of use is no calendar.
            guard parts.count < 16 else { return }
            parts.append(part)
            switch part {
            case .calendar: isCalendar = true
            case .event: lines = []
            case .zone: (zoneName, observances) = (nil, [])
            case .observance: observance = ZoneObservance()
            case .other: break
            }
        }

        private mutating func end() {
            switch parts.popLast() {
            case .event:
                if events.count < CalendarDocument.eventLimit, let event = CalendarEvent(lines) {
                    events.append(event)
                }
            case .zone:
                if let zoneName, zones.count < CalendarDocument.zoneLimit {
                    zones[zoneName] = observances
                }
            case .observance:
                if observances.count < CalendarDocument.zoneLimit {
                    observances.append(observance)
                }
            case .calendar, .other, nil: break
            }
        }

        private mutating func takeProperty(_ line: ContentLine) {
            switch (parts.last, line.name) {
            case (.calendar, "X-WR-CALNAME"), (.calendar, "NAME"):
                name = name ?? line.shortText
            case (.event, _):
                if CalendarEvent.properties.contains(line.name), lines.count < 1000 {
                    lines.append(line)
                }
            case (.zone, "TZID"): zoneName = line.value
            case (.observance, "DTSTART"):
                observance.start = CalendarTime(line.value, zone: nil)?.wall
            case (.observance, "TZOFFSETFROM"):
                observance.offsetBefore = ZoneObservance.offset(line.value) ?? 0
            case (.observance, "TZOFFSETTO"):
                observance.offset = ZoneObservance.offset(line.value)
            case (.observance, "RRULE"): observance.rule = Recurrence(line.value)
            case (.observance, "RDATE"):
                let times = line.value.split(separator: ",").prefix(ZoneObservance.listLimit)
                    .compactMap { CalendarTime($0, zone: nil)?.wall }
                if observance.beginnings.count < ZoneObservance.listLimit {
                    observance.beginnings += times
                }
            default: break
            }
        }
    }
}

extension ContentLine {
    /// The value as one short line to show.
    fileprivate var shortText: String {
        let words = text.split { $0.isWhitespace }.joined(separator: " ").printable
        return String(words.prefix(CalendarDocument.textLimit))
    }

    /// The times of a list, each beginning of a period counting as one.
    fileprivate var times: [CalendarTime] {
        value.split(separator: ",").prefix(CalendarEvent.listLimit).compactMap { part in
            CalendarTime(part.prefix { $0 != "/" }, zone: parameter("TZID"))
        }
    }
}

extension CalendarEvent {
    /// The properties that are read.
    fileprivate static let properties: Set = [
        "UID", "SUMMARY", "LOCATION", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE",
        "RECURRENCE-ID", "STATUS",
    ]

    /// Reads the lines of an event; `nil` where none says when it begins.
    fileprivate init?(_ lines: [ContentLine]) {
        func line(_ name: String) -> ContentLine? { lines.first { $0.name == name } }
        guard let start = line("DTSTART")?.times.first else { return nil }
        self.init(start: start)
        identifier = line("UID")?.value
        title = line("SUMMARY")?.shortText ?? ""
        location = line("LOCATION")?.shortText ?? ""
        end = line("DTEND")?.times.first
        duration = line("DURATION").flatMap { CalendarDuration($0.value) }
        rule = line("RRULE").flatMap { Recurrence($0.value) }
        replaced = line("RECURRENCE-ID")?.times.first
        isCancelled = line("STATUS")?.value.uppercased() == "CANCELLED"
        for line in lines {
            if line.name == "RDATE", additions.count < Self.listLimit { additions += line.times }
            if line.name == "EXDATE", exceptions.count < Self.listLimit { exceptions += line.times }
        }
    }
}
