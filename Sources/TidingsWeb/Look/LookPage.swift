/// How the pages look on this device, and what its keys do.
struct LookPage {
    let frame: PageFrame
    let look: Look
    /// What is wrong with what was just chosen.
    var problem: String?

    private var words: Words { frame.words }
    private var say: LookPhrases { phrases.look }

    var html: HTML {
        frame.page(words(say.title), kind: "adding") {
            tag("div", .class("heading")) { tag("h1") { words(say.title) } }
            tag("p", .class("lead")) { words(say.lead) }
            if let problem { tag("p", .class("problem"), .with("role", "alert")) { problem } }
            frame.form(to: "/look", back: "/look") {
                tag("div", .class("looks")) {
                    group(
                        "theme", say.theme, look.theme.rawValue,
                        [
                            ("system", say.system), ("light", say.light), ("dark", say.dark),
                            ("sepia", say.sepia), ("contrast", say.contrast),
                            ("terminal", say.terminal),
                        ])
                    group(
                        "layout", say.layout, look.layout.rawValue,
                        [
                            ("list", say.asList), ("cards", say.asCards),
                            ("magazine", say.asMagazine),
                        ])
                    group(
                        "density", say.density, look.density.rawValue,
                        [("comfortable", say.comfortable), ("compact", say.compact)])
                    group(
                        "font", phrases.lettering.font, look.font.rawValue,
                        [
                            ("serif", phrases.lettering.serif), ("sans", phrases.lettering.sans),
                            ("mono", phrases.lettering.mono),
                        ])
                    group(
                        "size", phrases.lettering.size, look.size.rawValue,
                        [
                            ("small", phrases.lettering.small),
                            ("normal", phrases.lettering.normal),
                            ("large", phrases.lettering.large),
                            ("huge", phrases.lettering.huge),
                        ])
                    group(
                        "measure", phrases.lettering.measure, look.measure.rawValue,
                        [
                            ("narrow", phrases.lettering.narrow),
                            ("normal", phrases.lettering.normal), ("wide", phrases.lettering.wide),
                        ])
                    group(
                        "scrolling", say.scrolling, look.marksByScrolling ? "marks" : "off",
                        [("off", say.scrollingOff), ("marks", say.scrollingMarks)])
                    keyGroup
                }
                tag("button", .class("main")) { words(say.apply) }
            }
            frame.form(to: "/look", back: "/look") {
                tag("button") { words(say.reset) }
            }
        }
    }

    private func group(
        _ name: String, _ title: Phrase, _ chosen: String, _ choices: [(String, Phrase)]
    ) -> HTML {
        tag("fieldset") {
            tag("legend") { words(title) }
            tag("div", .class("row")) {
                for (value, phrase) in choices {
                    tag("label", .class("choice")) {
                        void(
                            "input", .type("radio"), .name(name), .value(value),
                            .flag("checked", if: value == chosen))
                        " "
                        tag("span") { words(phrase) }
                    }
                }
            }
        }
    }

    private var keyGroup: HTML {
        tag("fieldset") {
            tag("legend") { words(phrases.frame.keys) }
            tag("div", .class("row")) {
                for (value, phrase, isOn) in [
                    ("on", say.keysOn, look.hasKeys), ("off", say.keysOff, !look.hasKeys),
                ] {
                    tag("label", .class("choice")) {
                        void(
                            "input", .type("radio"), .name("keys"), .value(value),
                            .flag("checked", if: isOn))
                        " "
                        tag("span") { words(phrase) }
                    }
                }
            }
            tag("div", .class("keymap")) {
                for action in KeyMap.Action.allCases {
                    tag("label") {
                        tag("span") { words(phrases.keys.meaning(of: action)) }
                        void(
                            "input", .type("text"), .name("key-" + action.rawValue),
                            .value(look.keys[action]), .with("maxlength", "2"),
                            .with("autocapitalize", "off"), .with("autocomplete", "off"))
                    }
                }
            }
        }
    }
}

extension KeysPhrases {
    /// What a key does.
    func meaning(of action: KeyMap.Action) -> Phrase {
        switch action {
        case .next: phrases.frame.keyNext
        case .previous: phrases.frame.keyPrevious
        case .nextUnread: nextUnread
        case .previousUnread: previousUnread
        case .open: phrases.frame.keyOpen
        case .view: view
        case .original: phrases.frame.keyOriginal
        case .read: phrases.frame.keyRead
        case .save: phrases.frame.keySave
        case .hide: hide
        case .archive: archive
        case .search: phrases.frame.keySearch
        case .go: go
        case .help: phrases.frame.keyHelp
        }
    }
}
