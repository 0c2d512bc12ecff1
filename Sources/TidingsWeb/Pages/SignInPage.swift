/// Asks for the password of the pages, and shows nothing of what is behind it.
///
/// Its kind has the script throw away the articles that this browser kept: whoever signed out did
/// so here or, for all browsers, somewhere else.
struct SignInPage {
    let frame: PageFrame
    /// Where to go on afterwards.
    let back: String
    /// Whether there is a password that could be right.
    let hasPassword: Bool
    /// What is wrong, one plain sentence.
    let problem: String?

    var html: HTML {
        let words = frame.words
        return frame.page(words(phrases.access.signIn), kind: "adding signed-out") {
            tag("div", .class("heading")) { tag("h1") { words(phrases.access.signIn) } }
            if !hasPassword {
                tag("p", .class("problem"), .with("role", "alert")) {
                    words.html(
                        phrases.access.noPassword,
                        ["command": tag("code") { "tidings password set" }])
                }
            } else {
                form(words)
            }
        }
    }

    private func form(_ words: Words) -> HTML {
        frame.form(to: "/sign-in", class: "stacked", back: back) {
            if let problem {
                tag("p", .id("problem"), .class("problem"), .with("role", "alert")) { problem }
            }
            // Password keepers want a name to keep the password under.
            tag("label", .class("hidden"), .with("for", "user")) { words(phrases.access.user) }
            void(
                "input", .id("user"), .class("hidden"), .type("text"), .name("user"),
                .value("tidings"), .with("autocomplete", "username"), .with("tabindex", "-1"),
                .flag("readonly"))
            tag("label", .with("for", "password")) { words(phrases.access.password) }
            void(
                "input", .id("password"), .type("password"), .name("password"),
                .with("autocomplete", "current-password"), .with("maxlength", "1024"),
                .flag("required"), .flag("autofocus"),
                problem == nil ? nil : .with("aria-invalid", "true"),
                problem == nil ? nil : .with("aria-describedby", "problem"))
            tag("button", .class("main")) { words(phrases.access.signIn) }
        }
    }
}
