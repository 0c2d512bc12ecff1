import FoundationEssentials
import TidingsEngine
import TidingsStore

extension Session {
    /// The setting that keeps what the person calls this device; it never travels.
    static let deviceNameSetting = "sync.device-name"

    /// What keeps `store` in step with the person's other devices.
    ///
    /// - Throws: `CommandFailure` where nothing says where this machine keeps its state.
    static func keeper(of store: ReaderStore) async throws(CommandFailure) -> SyncKeeper {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = SyncOptions.standardStateFolder(environment) else {
            throw .failed(
                "There is no home folder: set XDG_STATE_HOME to a folder of this device alone.")
        }
        let name: String?
        do throws(StoreError) {
            name = try await store.setting(deviceNameSetting)
        } catch {
            throw CommandFailure(error)
        }
        return SyncKeeper(
            store: store,
            options: SyncOptions(
                stateFolder: folder, label: name ?? HostName.current,
                programVersion: Version.text, clock: clock))
    }

    /// Does something with the keeper of the store.
    func syncing<Value: Sendable>(
        _ body: @Sendable (SyncKeeper) async throws(SyncError) -> Value
    ) async throws(CommandFailure) -> Value {
        let keeper = try await Self.keeper(of: try await store())
        do throws(SyncError) {
            return try await body(keeper)
        } catch {
            throw CommandFailure(error)
        }
    }
}
