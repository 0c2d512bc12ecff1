import IntentSync
import NewsModel
import TidingsStore

/// The commands `tidings rule …`, about what shall not be shown.
enum RuleCommands {
    static let all = [add, list, remove]

    private static let add = CommandSpec(
        "rule add", operands: "WORDS", count: 1...1,
        summary: "mute entries: what has these words is left out of lists and search",
        details: """
            All the words must be in the title or the beginning of the text. A word is found whole,
            letter case does not matter; with a star at its end it finds what begins so; quotes
            make a phrase; OR in capitals stands between alternatives. title:, author:, feed:, and
            text: before a word look only there. Give it all as one: 'title:football OR "world cup"'.
            'tidings list --hidden' shows what is muted; what you saved stays in 'list --saved'.
            """,
        options: [.init("--name", value: "NAME", "what you call the rule")]
    ) { (invocation, session) async throws(CommandFailure) in
        let words = invocation.operands[0].printable
        guard MuteExpression(words) != nil else {
            throw .failed(
                "“\(words)” has no word to look for: give words in quotes, such as 'golf'.")
        }
        let name = invocation.value("--name") ?? ""
        let store = try await session.store()
        var dice = SystemRandomNumberGenerator()
        let id = RecordID(choosing: &dice)
        try await decide(in: store) { (acts) throws(ArrangementRefusal) in
            if let rule = acts.arrangement.muteRules.first(where: { $0.expression == words }) {
                return try acts.editMuteRule(rule.id, name: name.isEmpty ? nil : name)
            }
            return try acts.addMuteRule(id, named: name, expression: words)
        }
        session.terminal.say("What has \(words) is muted from now on, old entries, too.")
    }

    private static let list = CommandSpec(
        "rule list", summary: "list the rules that mute entries", options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let rules = try await rules(in: try await session.store())
        if invocation.has("--json") {
            session.terminal.printJSON(RulesObject(rules))
            return
        }
        var table = Table([
            .init(title: "number", style: .dim), .init(title: "words", isFlexible: true),
            .init(title: "name", isFlexible: true),
        ])
        for (index, rule) in rules.enumerated() {
            table.add([String(index + 1), rule.expression, rule.name])
        }
        table.print(
            on: session.terminal, hint: "Nothing is muted: 'tidings rule add WORDS' makes a rule.")
    }

    private static let remove = CommandSpec(
        "rule remove", operands: "RULE", count: 1...1,
        summary: "remove a rule; what it muted is in the lists again",
        details: "RULE is its number in 'tidings rule list', its name, or its words."
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let rules = try await rules(in: store)
        let word = invocation.operands[0]
        var found = rules.filter { $0.expression == word || !word.isEmpty && $0.name == word }
        if found.isEmpty, let number = Int(word), rules.indices.contains(number - 1) {
            found = [rules[number - 1]]
        }
        guard let rule = found.first else {
            throw .failed("There is no rule “\(word)”; see 'tidings rule list'.")
        }
        guard found.count == 1 else {
            throw .failed("“\(word)” means \(found.count) rules: use a number of 'rule list'.")
        }
        try await decide(in: store) { (acts) throws(ArrangementRefusal) in
            acts.removeMuteRule(rule.id)
        }
        session.terminal.say("The rule is removed; what has \(rule.expression) is shown again.")
    }

    /// The rules, by their words.
    private static func rules(
        in store: ReaderStore
    ) async throws(CommandFailure) -> [Arrangement.MuteRule] {
        do throws(StoreError) {
            return try await store.arrangement().muteRules.sorted {
                ($0.expression, $0.id) < ($1.expression, $1.id)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func decide(
        in store: ReaderStore,
        _ make: @Sendable (ArrangementIntents<StoreView>) throws(ArrangementRefusal) -> [Intent]
    ) async throws(CommandFailure) {
        let refusal: ArrangementRefusal?
        do throws(StoreError) {
            refusal = try await store.decide(at: Session.clock(), make)
        } catch {
            throw CommandFailure(error)
        }
        switch refusal {
        case nil: return
        case .tooMany: throw .failed("There are as many rules as there can be: remove some first.")
        case .unusableText: throw .failed("The words are too long for a rule: give fewer.")
        default: throw .failed("The rule is not there any more; see 'tidings rule list'.")
        }
    }
}

/// The rules in JSON.
struct RulesObject: Encodable {
    /// One rule.
    struct Rule: Encodable {
        /// What `rule remove` takes, as long as the rules stay the same.
        var number: Int
        /// What it looks for.
        var words: String
        /// What its person calls it; empty where they gave it no name.
        var name: String
    }

    /// The rules, by their words.
    var rules: [Rule]

    init(_ rules: [Arrangement.MuteRule]) {
        self.rules = rules.enumerated().map { index, rule in
            Rule(number: index + 1, words: rule.expression, name: rule.name)
        }
    }
}
