import IntentSync
import NewsModel
import TidingsStore

extension SyncKeeper {
    /// Syncs in the background until the task is cancelled.
    ///
    /// A store that does not sync is looked at now and then, in case it begins to.
    ///
    /// - Parameter report: Told in one plain sentence when something went wrong, once each time.
    public func run(report: @escaping @Sendable (String) -> Void = { _ in }) async {
        var lastRound: Timestamp?
        var lastAct: (count: Int, time: Timestamp)?
        var told: String?
        while !Task.isCancelled {
            let standing = try? await standing()
            guard let standing, let place = standing.state.place else {
                if standing == nil, told == nil {
                    told = await tellDamage(report)
                }
                lastRound = nil
                try? await Task.sleep(for: .seconds(15))
                continue
            }
            let placeChanged = lastRound == nil ? false : await didChange()
            var situation = SyncSchedule.Situation(now: options.clock())
            situation.lastRound = lastRound
            situation.placeChanged = placeChanged
            situation.nextTry = standing.state.nextTry
            situation.isStuck = standing.state.failure != nil && standing.state.nextTry == nil
            lastAct = Self.act(standing, after: lastAct, at: situation.now)
            situation.lastAct = lastAct?.time
            guard SyncSchedule(place.kind).isDue(situation) else { continue }
            told = await roundTelling(told, report)
            lastRound = options.clock()
            lastAct = nil
        }
        await transport?.finish()
    }

    /// When the outbox last grew.
    private static func act(
        _ standing: SyncStanding, after known: (count: Int, time: Timestamp)?, at now: Timestamp
    ) -> (count: Int, time: Timestamp)? {
        let count = standing.waitingCount + (standing.status?.pendingCount ?? 0)
        guard count > 0 else { return nil }
        return known?.count == count ? known : (count, now)
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
