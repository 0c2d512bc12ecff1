import TidingsEngine
import TidingsStore

/// The command `tidings pictures`: who loads the pictures of entries.
enum PicturesCommand {
    static let spec = CommandSpec(
        "pictures", operands: "[reader|browser]", count: 0...1,
        summary: "say or set who loads the pictures of entries on the pages",
        details: """
            With browser, as it is at first, the browser asks publishers for them. With reader,
            this program does, so that publishers see this machine and not who reads. Sound and
            films come from publishers in any case. Holds for this device.
            """
    ) { (invocation, session) async throws(CommandFailure) in
        let wish = invocation.operands.first
        guard wish == nil || wish == "reader" || wish == "browser" else {
            throw .usage("pictures takes reader or browser", command: "pictures")
        }
        let pictures = try await session.engine().pictures
        do throws(StoreError) {
            if let wish { try await pictures.setOpen(wish == "reader", at: Session.clock()) }
            session.terminal.say(
                try await pictures.isOpen()
                    ? "Pictures come through this program." : "Browsers load pictures themselves.")
        } catch {
            throw CommandFailure(error)
        }
    }
}
