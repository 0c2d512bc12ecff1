/// The commands `tidings sync …`.
enum SyncCommands {
    static let all: [CommandSpec] = [
        SyncSetupCommand.spec, SyncNowCommand.spec, SyncStatusCommand.spec,
        SyncDevicesCommand.spec, SyncRetireCommand.spec, SyncUndoCommand.spec,
        SyncWordsCommand.spec, SyncJoinCommand.spec, SyncRejoinCommand.spec,
        SyncExportCommand.spec, SyncRestoreCommand.spec, SyncOffCommand.spec,
    ]
}
