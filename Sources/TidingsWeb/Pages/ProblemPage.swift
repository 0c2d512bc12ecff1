/// Why there is no page.
struct ProblemPage {
    let frame: PageFrame
    let problem: Problem

    var html: HTML {
        let words = frame.words
        let title = words(
            problem.status == 404 ? phrases.problems.notFoundTitle : phrases.problems.failedTitle)
        return frame.page(title, kind: "adding") {
            tag("div", .class("heading")) { tag("h1") { title } }
            tag("p", .class("lead")) { words.told(problem.sentence) }
            tag("p") { tag("a", .href("/")) { words(phrases.shared.everything) } }
        }
    }
}
