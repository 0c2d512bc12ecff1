import NewsModel
import Testing
import TidingsEngine
import TidingsStore

@Suite struct SyncScheduleTests {
    private static let now = Timestamp(seconds: 1_800_000_000)

    private func situation(
        last: Int64? = -60, act: Int64? = nil, changed: Bool = false, next: Int64? = nil,
        isStuck: Bool = false, mayHeal: Bool = true
    ) -> SyncSchedule.Situation {
        func time(_ seconds: Int64?) -> Timestamp? {
            seconds.map { Timestamp(seconds: Self.now.seconds + $0) }
        }
        var situation = SyncSchedule.Situation(now: Self.now)
        situation.lastRound = time(last)
        situation.lastAct = time(act)
        situation.placeChanged = changed
        situation.nextTry = time(next)
        situation.isStuck = isStuck
        situation.mayHeal = mayHeal
        return situation
    }

    @Test func `a quiet reader syncs when it starts, when the place changes, and now and then`() {
        let schedule = SyncSchedule(.folder)
        #expect(!schedule.isDue(situation()))
        #expect(schedule.isDue(situation(last: nil)))
        #expect(schedule.isDue(situation(changed: true)))
        #expect(!schedule.isDue(situation(last: -899)))
        #expect(schedule.isDue(situation(last: -900)))
        // A clock that was set back.
        #expect(schedule.isDue(situation(last: 5)))
    }

    @Test(arguments: [(SyncPlace.Kind.folder, 2), (.keyValue, 30)])
    func `what was decided is sent once the person is quiet`(kind: SyncPlace.Kind, quiet: Int) {
        let schedule = SyncSchedule(kind)
        #expect(!schedule.isDue(situation(act: 1 - Int64(quiet))))
        #expect(schedule.isDue(situation(act: -Int64(quiet))))
    }

    @Test func `a failure is tried again when its time has come`() {
        let schedule = SyncSchedule(.folder)
        #expect(!schedule.isDue(situation(act: -100, next: 1)))
        #expect(schedule.isDue(situation(next: 0)))
        // Next tries lie a minute ahead at most, unless a clock was wrong.
        #expect(schedule.isDue(situation(next: 61)))
        #expect(!schedule.isDue(situation(next: 60)))
    }

    @Test(arguments: [(mayHeal: true, seconds: 60), (mayHeal: false, seconds: 900)])
    func `a place that may be right again is looked at every minute`(
        mayHeal: Bool, seconds: Int64
    ) {
        let schedule = SyncSchedule(.folder)
        let before = situation(last: 1 - seconds, isStuck: true, mayHeal: mayHeal)
        #expect(!schedule.isDue(before))
        #expect(schedule.isDue(situation(last: -seconds, isStuck: true, mayHeal: mayHeal)))
    }

    @Test(arguments: [(next: nil, isStuck: true), (next: Int64(20), isStuck: false)])
    func `after a failure, a change of the place and an act try once each`(
        next: Int64?, isStuck: Bool
    ) {
        let schedule = SyncSchedule(.folder)
        func isDue(act: Int64?, changed: Bool = false) -> Bool {
            schedule.isDue(
                situation(
                    last: -10, act: act, changed: changed, next: next, isStuck: isStuck,
                    mayHeal: false))
        }
        #expect(isDue(act: nil, changed: true))
        #expect(isDue(act: -10) && isDue(act: -2))
        #expect(!isDue(act: -1))
        // It was tried already.
        #expect(!isDue(act: -11) && !isDue(act: nil))
    }

    @Test(arguments: [(0, 30), (1, 30), (2, 60), (8, 60), (1000, 60)])
    func `waits are half a minute, then one`(failures: Int, seconds: Int) {
        #expect(SyncSchedule.wait(afterFailures: failures) == .seconds(seconds))
    }
}
