import IntentSync
import NewsModel
import TidingsStore

/// Smart groups and tags.
extension ReaderSite {
    /// The page that lists, makes, and changes them.
    func groups(_ request: Request) async throws -> Response {
        var page = GroupsPage(frame: try await frame(for: request, at: .groups))
        // A search can be made a group.
        page.expression = String((request.query["q"] ?? "").prefix(900))
        return .page(page.html)
    }

    /// Makes a group.
    func makeGroup(_ request: Request) async throws -> Response {
        var dice = SystemRandomNumberGenerator()
        let id = RecordID(choosing: &dice)
        return try await keepGroup(request) { (acts, name, expression) throws(ArrangementRefusal) in
            var dice = SystemRandomNumberGenerator()
            return try acts.addSmartGroup(
                id, named: name, expression: expression, choosing: &dice)
        } to: {
            EntryList(.group(id.rawValue)).path
        }
    }

    /// Changes a group.
    func changeGroup(_ request: Request, _ text: String) async throws -> Response {
        guard let id = GroupName.read(text).map(RecordID.init(rawValue:)) else {
            throw Problem.notFound
        }
        return try await keepGroup(request) { (acts, name, expression) throws(ArrangementRefusal) in
            try acts.editSmartGroup(id, name: name, expression: expression)
        } to: {
            "/groups"
        }
    }

    private func keepGroup(
        _ request: Request,
        _ make:
            @escaping @Sendable (ArrangementIntents<StoreView>, String, String)
            throws(ArrangementRefusal) -> [Intent],
        to path: () -> String
    ) async throws -> Response {
        let name = request.form["name"] ?? ""
        let expression = request.form["expression"] ?? ""
        let refusal: ArrangementRefusal? =
            SmartExpression(expression).isEmpty
            ? .unusableText
            : try await store.decide(at: clock()) { acts throws(ArrangementRefusal) in
                try make(acts, name, expression)
            }
        guard let refusal else { return .seeOther(path()) }
        let frame = try await frame(for: request, at: .groups)
        let phrase =
            switch refusal {
            case .tooMany: phrases.groups.tooMany
            case .unknown: phrases.problems.notFound
            default: phrases.groups.unusable
            }
        let page = GroupsPage(
            frame: frame, problem: frame.words(phrase), name: name, expression: expression)
        return .page(page.html, status: 422)
    }

    /// Removes a group.
    func removeGroup(_ request: Request, _ text: String) async throws -> Response {
        guard let id = GroupName.read(text).map(RecordID.init(rawValue:)) else {
            throw Problem.notFound
        }
        _ = try await store.decide(at: clock()) { acts throws(ArrangementRefusal) in
            acts.removeSmartGroup(id)
        }
        return back(request)
    }

    // MARK: Tags

    /// Gives a tag another name.
    func renameTag(_ request: Request, _ text: String) async throws -> Response {
        try await changeTag(request, text) { (acts, id, name) throws(ArrangementRefusal) in
            try acts.rename(id, to: name)
        }
    }

    /// Removes a tag.
    func removeTag(_ request: Request, _ text: String) async throws -> Response {
        try await changeTag(request, text) { (acts, id, _) throws(ArrangementRefusal) in
            try acts.delete(id)
        }
    }

    private func changeTag(
        _ request: Request, _ text: String,
        _ make:
            @escaping @Sendable (ArrangementIntents<StoreView>, TagID, String)
            throws(ArrangementRefusal) -> [Intent]
    ) async throws -> Response {
        guard let id = GroupName.read(text).map(TagID.init(rawValue:)) else {
            throw Problem.notFound
        }
        let name = request.form["name"] ?? ""
        let refusal = try await store.decide(at: clock()) { acts throws(ArrangementRefusal) in
            try make(acts, id, name)
        }
        switch refusal {
        case nil: return back(request)
        case .unknown: throw Problem.notFound
        default: throw Problem(status: 422, phrases.groups.unusable)
        }
    }

    /// Puts a tag on an entry or takes one off.
    func tagEntry(_ request: Request, _ text: String) async throws -> Response {
        guard let key = EntryKey(text), try await store.entry(key) != nil else {
            throw Problem.notFound
        }
        if let name = request.form["off"] {
            try await store.tag([key], name, isOn: false, at: clock())
        } else if let name = request.form["on"], !name.isEmpty {
            guard try await store.tag([key], name, at: clock()) > 0 else {
                throw Problem(status: 422, phrases.groups.unusable)
            }
        }
        return .seeOther(LocalPath.back(to: request.form["back"], keep: true))
    }
}
