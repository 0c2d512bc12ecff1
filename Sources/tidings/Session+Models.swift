import Assistant
import FoundationEssentials

extension Session {
    /// Where installed models are: `TIDINGS_MODELS`, else the folder `models` beside the store.
    var models: ModelFolder {
        if let path = ProcessInfo.processInfo.environment["TIDINGS_MODELS"], !path.isEmpty {
            return ModelFolder(path: path)
        }
        let end = storePath.lastIndex(of: "/")
        return ModelFolder(path: (end.map { storePath[..<$0] } ?? ".") + "/models")
    }
}
