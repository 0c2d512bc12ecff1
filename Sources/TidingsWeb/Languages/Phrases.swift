/// Everything the pages say, by area; each area is a file of its own.
///
/// To say something new, add it to its area with a line for each language; for a new area, write
/// its class and add it here.
package final class Phrases: Sendable {
    package let shared = SharedPhrases()
    package let times = TimesPhrases()
    package let languages = LanguagesPhrases()
    package let frame = FramePhrases()
    package let lists = ListsPhrases()
    package let marks = MarksPhrases()
    package let script = ScriptPhrases()
    package let entry = EntryPhrases()
    package let reading = ReadingPhrases()
    package let filing = FilingPhrases()
    package let groups = GroupsPhrases()
    package let today = TodayPhrases()
    package let day = DayPhrases()
    package let weather = WeatherPhrases()
    package let look = LookPhrases()
    package let lettering = LetteringPhrases()
    package let keys = KeysPhrases()
    package let stories = StoriesPhrases()
    package let reasons = ReasonsPhrases()
    package let adding = AddingPhrases()
    package let feeds = FeedsPhrases()
    package let feed = FeedPhrases()
    package let folder = FolderPhrases()
    package let access = AccessPhrases()
    package let activity = ActivityPhrases()
    package let feedSettings = FeedSettingsPhrases()
    package let preview = PreviewPhrases()
    package let settings = SettingsPhrases()
    package let toldFetches = ToldFetchesPhrases()
    package let toldFeeds = ToldFeedsPhrases()
    package let toldLog = ToldLogPhrases()
    package let toldSync = ToldSyncPhrases()
    package let toldPlace = ToldPlacePhrases()
    package let toldDay = ToldDayPhrases()
    package let problems = ProblemsPhrases()
    package let sync = SyncPhrases()
    package let syncSetup = SyncSetupPhrases()
    package let syncing = SyncingPhrases()
    package let syncWords = SyncWordsPhrases()
    package let apps = AppsPhrases()

    fileprivate init() {}
}

/// Everything the pages say.
package let phrases = Phrases()
