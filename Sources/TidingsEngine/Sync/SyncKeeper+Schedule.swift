import IntentSync
import NewsModel
import SyncTransports
import TidingsStore

extension SyncKeeper {
    /// What syncing in the background remembers from one look to the next.
    private struct Watching {
        var lastRound: Timestamp?
        /// How much waited, and when it last grew.
        var lastAct: (count: Int, time: Timestamp)?
        /// What went wrong with the last round.
        var told: String?
        /// What the place looked like before the last round.
        var glimpse: PlaceGlimpse?
    }

    /// Syncs in the background until the task is cancelled.
    ///
    /// A store that does not sync is looked at now and then, in case it begins to.
    ///
    /// - Parameter report: Told in one plain sentence when something went wrong, once each time.
    public func run(report: @escaping @Sendable (String) -> Void = { _ in }) async {
        var watching = Watching()
        while !Task.isCancelled {
            let standing = try? await standing()
            guard let standing, let place = standing.state.place else {
                if standing == nil, watching.told == nil {
                    watching.told = await tellDamage(report)
                }
                watching.lastRound = nil
                try? await Task.sleep(for: .seconds(15))
                continue
            }
            guard await isDue(standing, place, &watching) else { continue }
            watching.glimpse = await PlaceGlimpse.take(at: place.path)
            watching.told = await roundTelling(watching.told, report)
            watching.lastRound = options.clock()
            if watching.told == nil { watching.lastAct = nil }
        }
        await transport?.finish()
    }

    /// Waits a moment, and says whether a round is due then.
    private func isDue(
        _ standing: SyncStanding, _ place: SyncPlace, _ watching: inout Watching
    ) async -> Bool {
        let state = standing.state
        let hasFailed = state.failure != nil || watching.told != nil
        var placeChanged = false
        if watching.lastRound != nil {
            placeChanged =
                hasFailed
                ? await looksDifferent(place, from: watching.glimpse) : await didChange()
        }
        var situation = SyncSchedule.Situation(now: options.clock())
        situation.lastRound = watching.lastRound
        situation.placeChanged = placeChanged
        situation.nextTry = state.nextTry
        situation.isStuck = hasFailed && state.nextTry == nil
        situation.mayHeal = mayHeal
        watching.lastAct = Self.act(standing, after: watching.lastAct, at: situation.now)
        situation.lastAct = watching.lastAct?.time
        return SyncSchedule(place.kind).isDue(situation)
    }

    /// When the outbox last grew; what a round took of it is no act.
    private static func act(
        _ standing: SyncStanding, after known: (count: Int, time: Timestamp)?, at now: Timestamp
    ) -> (count: Int, time: Timestamp)? {
        let count = standing.waitingCount + (standing.status?.pendingCount ?? 0)
        guard count > 0 else { return nil }
        guard let known, count <= known.count else { return (count, now) }
        return (count, known.time)
    }

    /// Waits a moment for the place, and says whether it shows something else.
    private func didChange() async -> Bool {
        guard let transport else {
            try? await Task.sleep(for: options.glance)
            return false
        }
        let before = ContinuousClock.now
        await transport.waitForChange(atMost: options.glance)
        let waited = ContinuousClock.now - before
        // A place that is out of reach may not wait at all.
        if waited < .milliseconds(100) { try? await Task.sleep(for: .milliseconds(400)) }
        return waited < options.glance
    }

    /// Waits a moment, and says whether a place that failed looks different now.
    private func looksDifferent(_ place: SyncPlace, from glimpse: PlaceGlimpse?) async -> Bool {
        if place.kind == .keyValue {
            // What waits there is sent on meanwhile.
            _ = await didChange()
        } else {
            // A folder tells of what the round itself wrote before it failed.
            try? await Task.sleep(for: options.glance)
        }
        guard let glimpse, let present = await PlaceGlimpse.take(at: place.path) else {
            return false
        }
        return present != glimpse
    }

    private func roundTelling(
        _ told: String?, _ report: @Sendable (String) -> Void
    ) async -> String? {
        var sentence: String?
        do throws(SyncError) {
            try await round()
            sentence = try await standing().state.failure
        } catch .busy {
            // The other program does the round.
            return told
        } catch {
            sentence = error.explanation
        }
        if let sentence, sentence != told { report(sentence) }
        return sentence
    }

    private func tellDamage(_ report: @Sendable (String) -> Void) async -> String? {
        do throws(SyncError) {
            _ = try await standing()
            return nil
        } catch {
            report(error.explanation)
            return error.explanation
        }
    }
}
