import IntentSync
import Testing

@Suite struct SettingScopeTests {
    @Test(arguments: [
        "font", "reader.font-size", "readerFontSize", "theme", "list.density", "layout", "Window",
        "window_width", "sidebarWidth", "column.widths.width", "mail.password", "apiKey", "api-key",
        "sync.token", "",
    ])
    func `what belongs to a screen or is secret stays`(name: String) {
        #expect(!SettingScope.travels(name))
        #expect(throws: ArrangementRefusal.staysHere) {
            try ArrangementIntents(StoredIntents()).setSetting(name, to: "1")
        }
        var view = StoredIntents()
        view.decide([.write(Register(.setting(name), .value), .text("1"))])
        #expect(Arrangement(view).settings.isEmpty)
    }

    @Test func `a name that is too long to be a subject's stays`() {
        #expect(SettingScope.travels(String(repeating: "a", count: 255)))
        #expect(!SettingScope.travels(String(repeating: "a", count: 256)))
    }

    @Test(arguments: ["retention.days", "stories.threshold", "keyboard.layer", "fontaine", "größe"])
    func `everything else travels`(name: String) throws {
        #expect(SettingScope.travels(name))
        var view = StoredIntents()
        view.decide(try ArrangementIntents(view).setSetting(name, to: "1"))
        #expect(Arrangement(view).settings == [name: "1"])
    }
}
