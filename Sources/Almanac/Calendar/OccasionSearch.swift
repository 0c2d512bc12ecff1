/// Finds what of a calendar takes place within a span of time.
package struct OccasionSearch {
    /// The most occasions that are found.
    package static let limit = 500

    private let document: CalendarDocument
    /// The span on the person's clock.
    private let span: Range<Int64>
    /// The person's time zone.
    private let home: ZoneRules
    private let known: (String) -> ZoneRules?
    private var zones: [String: ZoneRules] = [:]
    private var effort: Effort

    /// A search through `document`.
    ///
    /// - Parameters:
    ///   - document: The calendar.
    ///   - span: From when until when, on the person's clock.
    ///   - home: The person's time zone.
    ///   - effort: How much may be computed.
    ///   - known: Gives the time zone of a name that the calendar does not explain, if there is one.
    package init(
        _ document: CalendarDocument, span: Range<Int64>, home: ZoneRules,
        effort: Effort = Effort(), known: @escaping (String) -> ZoneRules?
    ) {
        self.document = document
        self.span = span
        self.home = home
        self.known = known
        self.effort = effort
    }

    /// The occasions, those of whole days first, then as they begin.
    package mutating func occasions() -> [Occasion] {
        let replaced = replacements()
        var found: [Occasion] = []
        for event in document.events where !event.isCancelled && found.count < Self.limit {
            let skipped = event.replaced == nil ? event.identifier.flatMap { replaced[$0] } : nil
            found += occasions(of: event, without: skipped ?? [])
        }
        return found.prefix(Self.limit).sorted {
            if $0.isWholeDay != $1.isWholeDay { return $0.isWholeDay }
            return $0.start == $1.start ? $0.title < $1.title : $0.start < $1.start
        }
    }

    /// The beginnings whose place another event takes, by the identifier of both.
    private mutating func replacements() -> [String: Set<Int64>] {
        var replaced: [String: Set<Int64>] = [:]
        for event in document.events {
            guard let time = event.replaced, let identifier = event.identifier else { continue }
            replaced[identifier, default: []].insert(instant(of: time))
        }
        return replaced
    }

    private mutating func occasions(
        of event: CalendarEvent, without replaced: Set<Int64>
    ) -> [Occasion] {
        let zone = zone(of: event.start)
        var instants: [CalendarTime: Int64] = [:]
        for time in [event.start, event.end].compactMap({ $0 }) {
            instants[time] = instant(of: time)
        }
        let length = event.length { instants[$0] ?? $0.wall }
        // Clocks are at most a day and a bit apart.
        let margin: Int64 = 2 * 86_400
        let window = span.lowerBound - length - margin..<span.upperBound + margin
        let skipped = replaced.union(event.exceptions.map { instant(of: $0) })
        let skippedDays = Set(event.exceptions.filter { $0.place == .day }.map(\.day))
        var found: [Occasion] = []
        for time in beginnings(of: event, zone, within: window) {
            let start = time.place == .day ? time.wall : instant(of: time)
            if skipped.contains(start) || skippedDays.contains(time.day) { continue }
            var occasion = Occasion(
                title: event.title, location: event.location, isWholeDay: time.place == .day,
                start: time.wall, end: time.wall + length)
            if time.place != .day {
                occasion.start = home.wall(at: start)
                let end = self.zone(of: time).instant(of: time.wall + length)
                occasion.end = max(home.wall(at: end), occasion.start)
            }
            if occasion.touches(span) { found.append(occasion) }
            if found.count == Self.limit { break }
        }
        return found
    }

    /// When an event begins, by its rule and by hand, once each.
    private mutating func beginnings(
        of event: CalendarEvent, _ zone: ZoneRules, within window: Range<Int64>
    ) -> [CalendarTime] {
        var times = window.contains(event.start.wall) ? [event.start] : []
        if let rule = event.rule, event.replaced == nil {
            let last = rule.until.map { until in
                switch until.place {
                case .universal:
                    event.start.place == .day ? until.wall : zone.wall(at: until.wall)
                case .day: until.wall + 86_399
                case .floating, .zone: until.wall
                }
            }
            let walls = rule.beginnings(
                from: event.start.wall, until: last, within: window, effort: &effort)
            times = walls.map { wall in
                var time = event.start
                time.wall = wall
                return time
            }
        }
        let additions = event.additions.filter { window.contains($0.wall) }
        guard !additions.isEmpty else { return times }
        var seen: Set<Int64> = []
        return (times + additions).filter { seen.insert(instant(of: $0)).inserted }
    }

    // MARK: Clocks

    /// When a clock shows `time`; of a day, its number of seconds.
    private mutating func instant(of time: CalendarTime) -> Int64 {
        time.place == .day ? time.wall : zone(of: time).instant(of: time.wall)
    }

    private mutating func zone(of time: CalendarTime) -> ZoneRules {
        switch time.place {
        case .day, .floating: return home
        case .universal: return .universal
        case .zone(let name):
            if let zone = zones[name] { return zone }
            guard zones.count < 10 * CalendarDocument.zoneLimit else { return home }
            let own = document.zones[name].flatMap {
                ZoneRules($0, until: span.upperBound + 400 * 86_400, effort: &effort)
            }
            let zone = own ?? known(name) ?? home
            zones[name] = zone
            return zone
        }
    }
}
