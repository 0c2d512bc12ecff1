/// Every command, in the order of the help.
enum Commands {
    static let all: [CommandSpec] =
        [
            AddCommand.spec, ImportCommand.spec, ExportCommand.spec, RefreshCommand.spec,
            ListCommand.spec, StoriesCommand.spec, ShowCommand.spec, MarkCommand.spec,
            SearchCommand.spec, TodayCommand.spec,
        ] + FilingCommands.all + RuleCommands.all + [
            FeedsCommand.spec, LogCommand.spec, MoveCommand.spec, OrderCommand.spec,
            RenameCommand.spec,
            RemoveCommand.spec,
        ] + FeedCommands.all + FolderCommands.all + StoryCommands.all + [
            GroupingCommand.spec, AssistantCommand.spec,
        ] + ModelsCommands.all + [ServeCommand.spec, PicturesCommand.spec] + APIPasswordCommands.all
        + PasswordCommands.all + SyncCommands.all
        + [
            HistoryCommand.spec, DoctorCommand.spec,
        ] + ToolCommands.all

    /// The help of the whole program.
    static var overview: String {
        let width = all.map { $0.name.count + $0.operands.count + 1 }.max() ?? 0
        var text = """
            Tidings: a private news reader. Follow feeds, see each story once.

            usage: tidings COMMAND [options]
                   tidings COMMAND --help


            """
        for spec in all {
            let words = spec.name + (spec.operands.isEmpty ? "" : " " + spec.operands)
            let gap = String(repeating: " ", count: max(0, width - words.count) + 2)
            text += "  \(words)\(gap)\(spec.summary)\n"
        }
        return text + """

            Exit status: 0 done, 1 something went wrong, 2 wrong usage.
            The store is --store PATH, else TIDINGS_STORE, else tidings/tidings.store below the
            XDG data directory.

            """
    }
}
