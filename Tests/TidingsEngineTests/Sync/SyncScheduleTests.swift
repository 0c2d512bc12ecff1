import NewsModel
import Testing
import TidingsEngine
import TidingsStore

@Suite struct SyncScheduleTests {
    private static let now = Timestamp(seconds: 1_800_000_000)

    private func situation(
        last: Int64? = -60, act: Int64? = nil, changed: Bool = false, next: Int64? = nil,
        isStuck: Bool = false
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
        #expect(!schedule.isDue(situation(act: -100, changed: true, next: 1)))
        #expect(schedule.isDue(situation(next: 0)))
        // Next tries lie an hour ahead at most, unless a clock was wrong.
        #expect(schedule.isDue(situation(act: -100, next: 3601)))
        #expect(!schedule.isDue(situation(act: -100, changed: true, isStuck: true)))
        #expect(schedule.isDue(situation(last: -900, isStuck: true)))
    }

    @Test(arguments: [(0, 30), (1, 30), (2, 60), (8, 3600), (1000, 3600)])
    func `waits double up to an hour`(failures: Int, seconds: Int) {
        #expect(SyncSchedule.wait(afterFailures: failures) == .seconds(seconds))
    }
}
