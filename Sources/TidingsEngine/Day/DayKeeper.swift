import Almanac
import Fetching
import NewsModel
package import TidingsStore

/// Keeps the weather and the calendars of the day at hand.
///
/// Who looks never waits for the web: `look` gives what was there last, and `refresh` asks what is
/// due, for as long as somebody looks now and then. Nothing is asked of anybody before the person
/// gives an address.
public actor DayKeeper {
    /// The most calendars.
    public static let calendarLimit = 10
    /// How many days are searched: today and tomorrow.
    private static let dayCount: Int64 = 2

    let store: ReaderStore
    private let fetcher: Fetcher
    private let clock: @Sendable () -> Timestamp
    private let machineZone: @Sendable () -> ZoneRules
    private var lastLook: Timestamp
    /// What was read from the last answers, so that a look need not read them again.
    private var forecasts: [Int64: (confirmed: Timestamp, forecast: Forecast?)] = [:]
    private var agendas: [Int64: SearchedCalendar] = [:]

    /// A calendar that was searched for certain days.
    private struct SearchedCalendar {
        var confirmed: Timestamp
        var day: Int64
        var home: ZoneRules
        var name: String?
        var occasions: [Occasion]
    }

    init(
        store: ReaderStore, fetcher: Fetcher, clock: @escaping @Sendable () -> Timestamp,
        machineZone: @escaping @Sendable () -> ZoneRules = { TimeZones.ofMachine() }
    ) {
        self.store = store
        self.fetcher = fetcher
        self.clock = clock
        self.machineZone = machineZone
        lastLook = clock()
    }

    // MARK: Deciding

    /// Every source, in the order they were added.
    package func sources() async throws(DayRefusal) -> [DaySource] {
        try await storing { () async throws(StoreError) in try await self.store.daySources() }
    }

    /// Adds a source and asks it at once.
    ///
    /// - Returns: The source; its `failure` says where it could not be asked.
    package func add(
        _ kind: DaySource.Kind, _ text: String, allowsPrivateNetwork: Bool
    ) async throws(DayRefusal) -> DaySource {
        guard text.utf8.count <= 4000, let address = Self.address(text) else {
            throw .notAnAddress
        }
        let limit = kind == .weather ? 1 : Self.calendarLimit
        let wish = DaySource(
            kind, address: address.description, allowsPrivateNetwork: allowsPrivateNetwork,
            nextCheck: clock())
        let source = try await storing { () async throws(StoreError) in
            try await self.store.add(wish, limit: limit)
        }
        guard let source else { throw .tooMany(limit: limit) }
        return try await ask(source)
    }

    /// Forgets a source.
    public func remove(_ id: Int64) async throws(DayRefusal) {
        try await storing { () async throws(StoreError) in
            try await self.store.removeDaySource(id)
        }
        (forecasts[id], agendas[id]) = (nil, nil)
    }

    /// The name of the person's time zone, or `nil` where it is this machine's.
    public func zoneName() async throws(DayRefusal) -> String? {
        try await storing { () async throws(StoreError) in
            try await self.store.setting(ReaderStore.zoneSetting)
        }
    }

    /// Sets the person's time zone by its name, or with the empty text to this machine's.
    public func setZone(_ name: String) async throws(DayRefusal) {
        guard name.isEmpty || TimeZones.named(name) != nil else { throw .unknownZone(name) }
        let time = clock()
        try await storing { () async throws(StoreError) in
            try await self.store.set(
                ReaderStore.zoneSetting, to: name.isEmpty ? nil : name, at: time)
        }
    }

    /// The address that `text` means; a calendar's own scheme stands for https.
    private static func address(_ text: String) -> WebAddress? {
        var text = text.filter { !$0.isWhitespace }
        for scheme in ["webcals://", "webcal://"] where text.lowercased().hasPrefix(scheme) {
            text = "https://" + text.dropFirst(scheme.count)
        }
        return TypedAddress(text).address
    }

    // MARK: Asking

    /// Asks every source that is due, unless nobody has looked for days.
    public func refresh() async throws(DayRefusal) {
        let now = clock()
        guard now - lastLook <= DayPace.patience else { return }
        for source in try await sources() where !Task.isCancelled {
            // A time too far ahead was written by a clock that was wrong.
            let isDue =
                source.nextCheck <= now || source.nextCheck > now + RefreshPace.longestWish
            if isDue { _ = try await ask(source) }
        }
    }

    private func ask(_ source: DaySource) async throws(DayRefusal) -> DaySource {
        let visit = DayVisit(source: source, fetcher: fetcher, now: clock())
        guard let outcome = await visit.run() else { return source }
        try await storing { () async throws(StoreError) in
            try await self.store.save(outcome.source, body: outcome.body)
        }
        // So that whoever looks next finds it read.
        _ = try await lookAtAll()
        return outcome.source
    }

    // MARK: Looking

    /// What can be shown now.
    package func look() async throws(DayRefusal) -> DayLook {
        lastLook = clock()
        return try await lookAtAll()
    }

    private func lookAtAll() async throws(DayRefusal) -> DayLook {
        var look = DayLook()
        let sources = try await sources()
        for source in sources where source.kind == .weather {
            look.weather = DayLook.Weather(
                forecast: try await forecast(of: source), confirmed: source.confirmed,
                failure: source.failure)
        }
        let calendars = sources.filter { $0.kind == .calendar }
        if !calendars.isEmpty { look.agenda = try await agenda(of: calendars) }
        return look
    }

    private func forecast(of source: DaySource) async throws(DayRefusal) -> Forecast? {
        guard let confirmed = source.confirmed else { return nil }
        if let known = forecasts[source.id], known.confirmed == confirmed { return known.forecast }
        let body = try await body(of: source)
        let forecast = Forecast(body)
        forecasts[source.id] = (confirmed, forecast)
        return forecast
    }

    private func agenda(of calendars: [DaySource]) async throws(DayRefusal) -> DayLook.Agenda {
        let home = try await zoneName().flatMap(TimeZones.named) ?? machineZone()
        let today = CalendarTime.day(of: home.wall(at: clock().seconds)) * 86_400
        var agenda = DayLook.Agenda()
        agenda.day = today
        var events: [DayLook.Event] = []
        for source in calendars {
            if let failure = source.failure { agenda.failures.append(failure) }
            guard let confirmed = source.confirmed else {
                agenda.isWaiting = agenda.isWaiting || source.failure == nil
                continue
            }
            let calendar = try await search(source, confirmed, from: today, home)
            events += calendar.occasions.map {
                DayLook.Event(
                    occasion: $0,
                    calendar: calendars.count > 1 ? calendar.name ?? source.host : nil)
            }
        }
        agenda.today = Self.events(events, within: today..<today + 86_400)
        agenda.tomorrow = Self.events(events, within: today + 86_400..<today + 172_800)
        return agenda
    }

    private static func events(
        _ events: [DayLook.Event], within span: Range<Int64>
    ) -> [DayLook.Event] {
        events.filter { $0.occasion.touches(span) }.sorted {
            let (left, right) = ($0.occasion, $1.occasion)
            if left.isWholeDay != right.isWholeDay { return left.isWholeDay }
            return left.start == right.start ? left.title < right.title : left.start < right.start
        }
    }

    private func search(
        _ source: DaySource, _ confirmed: Timestamp, from day: Int64, _ home: ZoneRules
    ) async throws(DayRefusal) -> SearchedCalendar {
        if let known = agendas[source.id], known.confirmed == confirmed, known.day == day,
            known.home == home
        {
            return known
        }
        var searched = SearchedCalendar(
            confirmed: confirmed, day: day, home: home, name: nil, occasions: [])
        if let document = CalendarDocument(try await body(of: source)) {
            searched.name = document.name
            var search = OccasionSearch(
                document, span: day..<day + Self.dayCount * 86_400, home: home,
                known: TimeZones.named)
            searched.occasions = search.occasions()
        }
        agendas[source.id] = searched
        return searched
    }

    private func body(of source: DaySource) async throws(DayRefusal) -> [UInt8] {
        try await storing { () async throws(StoreError) in
            try await self.store.dayBody(of: source.id)
        } ?? []
    }

    private func storing<Value: Sendable>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(DayRefusal) -> Value {
        do throws(StoreError) {
            return try await body()
        } catch {
            throw .store(error)
        }
    }
}
