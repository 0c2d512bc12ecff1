import NewsModel
import TidingsEngine
import TidingsStore

/// The command `tidings assistant`: an OpenAI-compatible server for titles, summaries, vectors.
enum AssistantCommand {
    static let spec = CommandSpec(
        "assistant", summary: "show or set an OpenAI-compatible server for stories",
        details: """
            The server gets headlines and first sentences of stories, and nothing else. Settings
            stay on this device.
            """,
        options: [
            .init("--endpoint", value: "URL", "its base address, such as http://127.0.0.1:8080/v1"),
            .init("--model", value: "NAME", "the model that writes titles and summaries"),
            .init("--embeddings", value: "NAME", "the model that says what headlines mean"),
            .init("--key", "read a key from standard input"),
            .init("--off", "forget the server and its key"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        var changes: [(name: String, value: String?)] = []
        typealias Name = AssistantSettings.Name
        if invocation.has("--off") {
            changes = [Name.address, Name.key, Name.model, Name.embeddingModel].map { ($0, nil) }
        }
        if let text = invocation.value("--endpoint") {
            guard let address = WebAddress(text), address.isFetchable, address.userInfo == nil
            else { throw .usage("“\(text)” is not a web address", command: "assistant") }
            changes.append((Name.address, address.description))
        }
        for (option, name) in [("--model", Name.model), ("--embeddings", Name.embeddingModel)] {
            if let value = invocation.value(option) {
                changes.append((name, value.isEmpty ? nil : value))
            }
        }
        if invocation.has("--key") {
            let bytes = try InputBytes().whole()
            let key = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
            changes.append((Name.key, key.isEmpty ? nil : key))
        }
        let store = try await session.store()
        do throws(StoreError) {
            for change in changes {
                try await store.set(change.name, to: change.value, at: Session.clock())
            }
            if !changes.isEmpty { try await AssistantSettings.askAgain(store, at: Session.clock()) }
            for (label, name) in [
                ("endpoint", Name.address), ("model", Name.model),
                ("embeddings", Name.embeddingModel),
            ] {
                session.terminal.say("\(label): \(try await store.setting(name) ?? "none")")
            }
            let hasKey = try await store.setting(Name.key) != nil
            session.terminal.say("key: \(hasKey ? "set" : "none")")
            if try await AssistantSettings(store).isLeftAlone(store, at: Session.clock()) {
                session.terminal.complain(
                    "It did not answer, and is left alone for five minutes.")
            }
        } catch {
            throw CommandFailure(error)
        }
    }
}
