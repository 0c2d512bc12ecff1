/// Why there is no page.
struct ProblemPage {
    let frame: PageFrame
    let problem: Problem

    var html: HTML {
        let title = problem.status == 404 ? "Not found" : "That did not work"
        return frame.page(title, kind: "adding") {
            tag("div", .class("heading")) { tag("h1") { title } }
            tag("p", .class("lead")) { problem.sentence }
            tag("p") { tag("a", .href("/")) { "All entries" } }
        }
    }
}
