import FoundationEssentials
import TidingsEngine
import TidingsStore

extension Session {
    /// The setting that keeps what the person calls this device; it never travels.
    static let deviceNameSetting = "sync.device-name"

    /// What keeps the store of `engine` in step with the person's other devices.
    ///
    /// - Parameters:
    ///   - engine: The engine, which follows what others say about stories after each round.
    ///   - isWaiting: Whether a round waits until it did.
    /// - Returns: The keeper.
    /// - Throws: `CommandFailure` where nothing says where this machine keeps its state.
    static func keeper(
        of engine: ReaderEngine, isWaiting: Bool = true
    ) async throws(CommandFailure) -> SyncKeeper {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = SyncOptions.standardStateFolder(environment) else {
            throw .failed(
                "There is no home folder: set XDG_STATE_HOME to a folder of this device alone.")
        }
        let name: String?
        do throws(StoreError) {
            name = try await engine.store.setting(deviceNameSetting)
        } catch {
            throw CommandFailure(error)
        }
        var options = SyncOptions(
            stateFolder: folder, label: name ?? HostName.current, programVersion: Version.text,
            clock: clock)
        options.afterRound = {
            let following = Task { try? await engine.followStoryWishes() }
            if isWaiting { _ = await following.value }
        }
        return SyncKeeper(store: engine.store, options: options)
    }

    /// Does something with the keeper of the store.
    func syncing<Value: Sendable>(
        _ body: @Sendable (SyncKeeper) async throws(SyncError) -> Value
    ) async throws(CommandFailure) -> Value {
        let keeper = try await Self.keeper(of: try await engine())
        do throws(SyncError) {
            return try await body(keeper)
        } catch {
            throw CommandFailure(error)
        }
    }
}
